import { likewise, type Sends } from '../sends.ts';
import { suspending } from './suspending.ts';
import type { Confirm, Done, Verb } from './verb.ts';

export type AskingVerb = Verb & { confirm?: Confirm };

/** The words for suspending, activating and deleting one kind of thing; functions get its name. */
export type RowWords = {
  suspend: (whom: string) => string;
  activate: (whom: string) => string;
  suspendTitle: string;
  suspendEffect: string;
  suspendedNow: Done;
  activatedNow: Done;
  delete: (whom: string) => string;
  deleteTitle: string;
  deleteAsks: (whom: string) => string;
  deletedNow: string;
  /** Labels of the confirming buttons. */
  yes: { suspend: string; delete: string };
};

type RowVerbsOf<R> = {
  words: RowWords;
  nameOf: (row: R) => string;
  /** Sends a suspension (true) or an activation (false). */
  set: Sends<[row: R, suspended: boolean]>;
  remove: Sends<[row: R]>;
  /** A further sentence for the question whether to suspend or delete this row. */
  further?: (row: R, what: 'suspend' | 'delete') => string | undefined;
  /** Label of a button that offers suspending instead, when somebody wants to delete what is active. */
  suspendInstead?: string;
  failed?: string;
};
/** The verbs of a row, for its buttons. */
export type RowVerbs<R> = {
  suspension: (row: R) => AskingVerb;
  deletion: (row: R) => Verb & { confirm: Confirm };
} & Pick<RowVerbsOf<R>, 'set' | 'remove'>;

/** The actions on each row of a list: suspend or activate it, and delete it, each with its question before that. */
export function rowVerbs<R extends { suspended: boolean }>(of: RowVerbsOf<R>): RowVerbs<R> {
  const { words, nameOf, failed } = of;
  const ask = (row: R, what: 'suspend' | 'delete', question: string) =>
    [question, of.further?.(row, what)].filter(Boolean).join(' ');

  /** Suspends an active row, after asking, or activates a suspended one. */
  function suspension(row: R): AskingVerb {
    const whom = nameOf(row);
    return suspending({
      suspended: row.suspended,
      whom,
      effect: ask(row, 'suspend', words.suspendEffect),
      set: likewise(of.set, (suspended: boolean) => of.set(row, suspended)),
      suspend: words.suspend(whom),
      activate: words.activate(whom),
      suspendedNow: words.suspendedNow,
      activatedNow: words.activatedNow,
      title: words.suspendTitle,
      yes: words.yes.suspend,
      failed,
    });
  }

  /** Deletes a row, after asking. */
  function deletion(row: R): Verb & { confirm: Confirm } {
    const whom = nameOf(row);
    const { suspendInstead } = of;
    const { confirm: _, ...milder } = suspension(row);
    return {
      label: words.delete(whom),
      run: likewise(of.remove, () => of.remove(row)),
      done: words.deletedNow,
      confirm: {
        title: words.deleteTitle,
        text: ask(row, 'delete', words.deleteAsks(whom)),
        yes: words.yes.delete,
        ...(suspendInstead && !row.suspended ? { instead: { ...milder, label: suspendInstead } } : {}),
      },
    };
  }
  return { suspension, deletion, set: of.set, remove: of.remove };
}
