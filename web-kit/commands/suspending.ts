import { likewise, type Sends } from '../sends.ts';
import { texts } from './texts.ts';
import type { Confirm, Done, Verb } from './verb.ts';

/** Something that can be suspended and activated again, with the words that its buttons use. */
export type Suspendable = {
  suspended: boolean;
  /** Name in the confirmation: of a person, a device or an application. */
  whom: string;
  /** The consequences of the suspension, in one or two sentences. */
  effect: string;
  /** Sends the change to the server; the undo calls it with `false`. */
  set: Sends<[suspended: boolean]>;
  /** Labels of the two buttons. */
  suspend: string;
  activate: string;
  /** Toasts shown afterwards. */
  suspendedNow: Done;
  activatedNow: Done;
  /** Title of the confirmation; by default the label of the button. */
  title?: string;
  /** Label of the confirming button, when the verb's label is too long for it. */
  yes?: string;
} & Pick<Verb, 'failed'>;

/**
 * The verb of a button that suspends or activates, for `CommandButton`. Suspending asks first, names its target and
 * consequences, and its toast offers to undo it. Activating does neither.
 */
export function suspending(of: Suspendable): Verb & { confirm?: Confirm } {
  const { failed } = of;
  const shared = { failed, run: likewise(of.set, () => of.set(!of.suspended)) };
  if (of.suspended) return { ...shared, label: of.activate, done: of.activatedNow };
  return {
    ...shared,
    label: of.suspend,
    done: of.suspendedNow,
    undo: { run: () => of.set(false), done: of.activatedNow },
    confirm: {
      title: of.title ?? of.suspend,
      text: texts.asksToSuspend(of.whom, of.effect),
      yes: of.yes,
    },
  };
}
