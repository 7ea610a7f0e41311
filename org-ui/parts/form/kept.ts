import { useState } from 'react';
import { ChangedMeanwhile, onTopOf } from '../../../web-kit/form/meanwhile.ts';
import { store, useStore } from '../../../web-kit/session.ts';
import { useIds } from '../../base/session.ts';

/** A form's initial and current values, which must be JSON. */
type Kept<T> = { before: T; next: T };
type IsChanged<T> = (before: T, next: T) => boolean;

/** Unsaved forms. They survive leaving the page, a reload and a new sign-in. */
const drafts = store<Record<string, Kept<unknown>>>('org.drafts', {});

/** The signed-in operator's unsaved form. `about` names the form; `isChanged` tells whether it has unsaved input. */
export function useKept<T>(about: string, isChanged: IsChanged<T>) {
  const { userId } = useIds();
  const key = `${userId} ${about}`;
  const kept = useStore(drafts)[key] as Kept<T> | undefined;
  const keep = (next: Kept<T>) => drafts.set((now) => ({ ...now, [key]: next }));
  const forget = () => drafts.set(({ [key]: _, ...others }) => others);
  return { kept, changed: kept !== undefined && isChanged(kept.before, kept.next), keep, forget };
}

/**
 * Settings that Edit makes editable until they are discarded or saved. Unsaved changes are kept when the person leaves
 * the page, and open the form again on the next visit.
 */
export function useEditing<T extends object>(about: string, isChanged: IsChanged<T>) {
  const { kept, changed, keep, forget } = useKept(about, isChanged);
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
    change(next: T) {
      if (!kept) return;
      keep({ ...kept, next });
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
