import { choice, paragraph as line, openDialog } from './dialog.ts';
import { codes, isPassing, type LatchkeyError } from './error.ts';
import { words } from './words.ts';

/** An invitation for a new user, or a recovery of an existing one. */
let kind: 'invite' | 'recovery' = 'invite';
const place = /[#&]latchkey-(invite|recovery)=([\w.~-]+)/;

/**
 * The token of an invitation or a recovery in this page's address. It stays there until it is used or refused for good: who
 * cannot use it here and now loads the page again, or opens the address in another browser.
 */
export function invitationHere(): string | null {
  const found = place.exec(globalThis.location?.hash ?? '');
  if (!found) return null;
  kind = found[1] as typeof kind;
  return found[2]!;
}
/** Removes the token from the address, so that people do not copy it along. */
function leaveInvitation(): void {
  if (place.test(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
}

/** Whether the invitation or the recovery itself is refused, which was withdrawn, used or expired meanwhile. */
const isOver = ({ refusal = '' }: LatchkeyError) => /^(invite|recovery)\.|^session\.token$/.test(refusal);

/**
 * The dialog's functions: `who` returns the invited person's name, and throws when the invitation cannot be used;
 * `register` registers them.
 */
export type Invitation = { who: () => Promise<string>; register: () => Promise<void> };

/** Asks the invited person to make a passkey, in a modal dialog for which the page needs no code of its own. */
export function ask({ who, register }: Invitation): void {
  const person = line('', 'strong');
  const lead = line(words.invited.lead);
  const problem = line('', 'strong');
  problem.setAttribute('role', 'alert');
  const yes = choice('yes', '');
  const no = choice('no', words.invited.later);
  const { dialog, title } = openDialog(words.invited[kind], [person, lead, problem], [yes, no]);
  const close = () => dialog.close();
  const fail = (error: LatchkeyError) => {
    yes.disabled = false;
    problem.textContent = error.errorCode === codes.unsupported ? words.invited.elsewhere : error.message;
    // A button that waited has lost the focus, and one that is pressed again needs it.
    yes.focus();
  };
  no.onclick = close;
  /** Sets what the button does, which waits until that is done. */
  const offer = (text: string, act: () => Promise<void>) => {
    yes.textContent = text;
    yes.onclick = () => {
      yes.disabled = true;
      problem.textContent = '';
      act().catch((error) => (isOver(error) ? refused(error) : fail(error)));
    };
  };
  async function make() {
    await register();
    leaveInvitation();
    title.textContent = words.invited.done;
    lead.remove();
    no.remove();
    yes.textContent = words.invited.go;
    yes.disabled = false;
    yes.onclick = close;
  }
  async function look() {
    person.textContent = words.invited.wait;
    yes.disabled = true;
    try {
      person.textContent = await who();
      offer(words.invited.register, make);
      yes.disabled = false;
      yes.focus();
    } catch (error) {
      refused(error as LatchkeyError);
    }
  }
  function refused(error: LatchkeyError) {
    person.textContent = '';
    fail(error);
    if (isPassing(error)) return offer(words.again, look);
    if (error.errorCode > 0) leaveInvitation();
    for (const each of [person, lead, yes]) each.remove();
    no.textContent = words.close;
    no.focus();
  }
  offer(words.invited.register, make);
  look();
}
