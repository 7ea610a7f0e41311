import { useState } from 'react';
import { useVerb, type Verb } from '../../../web-kit/commands/verb.ts';
import { saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { likewise, type Sends } from '../../../web-kit/sends.ts';
import { useEditing } from './editing.ts';

type Saved<T> = Pick<Verb, 'done' | 'failed'> & {
  /** Names the unsaved form. */
  about: string;
  /** The values as the page shows them. */
  shown: T;
  isChanged: (before: T, next: T) => boolean;
  /** Whether something that was typed cannot be saved. */
  isWrong: (next: T, before: T) => boolean;
  /** The values as the server has them now. */
  reread: () => Promise<T>;
  save: Sends<[next: T, before: T]>;
};

/**
 * Values that Edit makes editable until Discard or a successful Save, which undoes nothing that others have changed
 * meanwhile. `tried` says whether Save was asked for, so that the form says what is wrong.
 */
export function useSaving<T extends object>(saved: Saved<T>) {
  const { about, shown, isChanged, isWrong, reread, save, ...said } = saved;
  const { editing, restored, edit, change, catchUp, leave } = useEditing(about, isChanged);
  const [tried, setTried] = useState(false);
  const { before, next } = editing ?? { before: shown, next: shown };
  const discard = () => {
    leave();
    setTried(false);
  };
  const { mutate, isPending, barred } = useVerb({
    ...said,
    run: likewise(save, () =>
      saveUnchanged(
        async () => catchUp(await reread()),
        () => save(next, before),
      ),
    ),
    onDone: discard,
  });
  return {
    ...{ before, next, restored, tried, barred, change, discard },
    editing: editing !== undefined,
    busy: isPending,
    edit: () => edit(shown),
    /** Saves what was typed; returns false if something is wrong. */
    save() {
      setTried(true);
      const isRight = !isWrong(next, before);
      if (isRight) mutate();
      return isRight;
    },
  };
}
