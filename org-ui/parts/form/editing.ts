import { useState } from 'react';
import { useKept } from '../../../web-kit/form/kept.ts';
import { ChangedMeanwhile, onTopOf } from '../../../web-kit/form/meanwhile.ts';

/**
 * Settings that Edit makes editable until they are discarded or saved. Unsaved changes are kept when the person leaves
 * the page, and open the form again on the next visit.
 */
export function useEditing<T extends object>(about: string, isChanged: (before: T, next: T) => boolean) {
  const { kept, changed, keep, forget, latest } = useKept(about, isChanged);
  const [opened, setOpened] = useState<'now' | 'before'>();
  const since = opened ?? (changed ? 'before' : undefined);
  return {
    /** The values while they are being edited. */
    editing: since && kept,
    /** Whether the form was opened with unsaved changes from an earlier visit. */
    restored: since === 'before' && kept !== undefined,
    edit(before: T) {
      keep({ before, next: before });
      setOpened('now');
    },
    /** Changes the values as they are by then, which may be some time after they were shown. */
    change(changed: (now: T) => T) {
      const now = latest();
      if (!now) return;
      keep({ ...now, next: changed(now.next) });
      setOpened(since);
    },
    /** Throws ChangedMeanwhile when the values from which editing began have changed; the form then shows that. */
    catchUp(now: T) {
      const next = kept && onTopOf(kept.before, kept.next, now);
      if (!next) return;
      keep({ before: now, next });
      setOpened(since);
      throw new ChangedMeanwhile();
    },
    leave() {
      forget();
      setOpened(undefined);
    },
  };
}
