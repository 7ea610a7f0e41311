import type { Confirm, Verb } from './verb.ts';

/** What can be suspended and activated again, and how both are called. */
export type Suspendable = {
  suspended: boolean;
  /** Who or what it is, as the question names it: a person's name, a device, an application. */
  whom: string;
  /** What follows while it is suspended, in one or two sentences. */
  effect: string;
  /** Sends the change to the server; the undo calls it with `false`. */
  set: (suspended: boolean) => Promise<unknown>;
  /** Labels of the two buttons. */
  suspend: string;
  activate: string;
  /** Toasts once it is done. */
  suspendedNow: string;
  activatedNow: string;
  /** Heading of the question; otherwise the label of the button. */
  title?: string;
  /** On the button that suspends, when the label says more than the verb. */
  yes?: string;
} & Pick<Verb, 'failed' | 'invalidates'>;

/**
 * The verb of a button that suspends or activates, for `CommandButton`. Suspending asks first, says to whom it
 * happens and what that means, and can be taken back from its toast. Activating does neither.
 */
export function suspending(of: Suspendable): Verb & { confirm?: Confirm } {
  const { failed, invalidates } = of;
  const shared = { failed, invalidates, run: () => of.set(!of.suspended) };
  if (of.suspended) return { ...shared, label: of.activate, done: of.activatedNow };
  return {
    ...shared,
    label: of.suspend,
    done: of.suspendedNow,
    undo: { run: () => of.set(false), done: of.activatedNow },
    confirm: {
      title: of.title ?? of.suspend,
      text: `Suspend ${of.whom}? ${of.effect}`,
      yes: of.yes,
    },
  };
}
