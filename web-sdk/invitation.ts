import { choice, paragraph as line, openDialog } from './dialog.ts';
import { words } from './words.ts';

/** An invitation for a new user, or a recovery of an existing one. */
let kind: 'invite' | 'recovery' = 'invite';

/**
 * Takes the token of an invitation or a recovery from this page's address. It is removed there, so that people do not
 * copy it along with the address.
 */
export function takenInvitation(): string | null {
  const found = /[#&]latchkey-(invite|recovery)=([\w.~-]+)/.exec(globalThis.location?.hash ?? '');
  if (!found) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  kind = found[1] as typeof kind;
  return found[2]!;
}

/**
 * The dialog's functions: `who` returns the invited person's name, and throws when the invitation is no longer valid;
 * `register` registers them.
 */
export type Invitation = { who: () => Promise<string>; register: () => Promise<void> };

/** Asks the invited person to make a passkey, in a modal dialog for which the page needs no code of its own. */
export function ask({ who, register }: Invitation): void {
  const person = line(words.invited.wait, 'strong');
  const lead = line(words.invited.lead);
  const problem = line('', 'strong');
  problem.setAttribute('role', 'alert');
  const yes = choice('yes', words.invited.register);
  const no = choice('no', words.invited.later);
  const { dialog, title } = openDialog(words.invited[kind], [person, lead, problem], [yes, no]);
  const close = () => dialog.close();
  const fail = (error: Error) => {
    problem.textContent = error.message;
  };
  no.onclick = close;
  yes.disabled = true;
  who().then(
    (name) => {
      person.textContent = name;
      yes.disabled = false;
      yes.focus();
    },
    (error) => {
      for (const each of [person, lead, yes]) each.remove();
      no.textContent = words.close;
      fail(error);
    },
  );
  yes.onclick = () => {
    yes.disabled = true;
    problem.textContent = '';
    register().then(
      () => {
        title.textContent = words.invited.done;
        lead.remove();
        no.remove();
        yes.textContent = words.invited.go;
        yes.disabled = false;
        yes.onclick = close;
      },
      (error) => {
        yes.disabled = false;
        fail(error);
      },
    );
  };
}
