const said = {
  title: 'You are invited',
  lead: 'Your passkey is made on this device: your fingerprint, your face or your screen lock. There is no password.',
  wait: 'One moment…',
  register: 'Create passkey',
  later: 'Not now',
  done: 'Registration SuccessFull !',
  go: 'Continue',
};

/** The token of an invitation in this page's address. It is taken out, so that nobody copies it along. */
export function takenInvitation(): string | null {
  const found = /[#&]latchkey-invite=([\w.~-]+)/.exec(globalThis.location?.hash ?? '');
  if (!found) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return found[1]!;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  parent: HTMLElement,
  css: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.style.cssText = css; // through the CSSOM, which a strict content policy allows
  made.textContent = text;
  parent.append(made);
  return made;
}
const round = 'font:inherit;padding:10px 18px;border-radius:8px;cursor:pointer;';

/** What the dialog needs of the script: who is invited (throws when nobody is any more), and the registration. */
export type Invitation = { who: () => Promise<string>; register: () => Promise<void> };

/** Asks the invited person to make a passkey: a modal dialog, for which the page needs no code of its own. */
export function ask({ who, register }: Invitation): void {
  const dialog = element(
    'dialog',
    document.body,
    'box-sizing:border-box;width:min(420px,calc(100vw - 32px));border:0;border-radius:14px;padding:28px;color:#12333a;background:#fff;font:16px/1.5 system-ui,sans-serif;box-shadow:0 16px 48px #0005',
  );
  const title = element('h2', dialog, 'margin:0 0 6px;font-size:21px', said.title);
  title.id = 'latchkey-invitation';
  dialog.setAttribute('aria-labelledby', title.id);
  const person = element('p', dialog, 'margin:0 0 12px;font-weight:600;overflow-wrap:anywhere', said.wait);
  const lead = element('p', dialog, 'margin:0 0 16px;color:#5b7378', said.lead);
  const problem = element('p', dialog, 'margin:0 0 16px;color:#a3261f');
  problem.setAttribute('role', 'alert');
  const buttons = element('div', dialog, 'display:flex;flex-wrap:wrap;gap:10px');
  const yes = element(
    'button',
    buttons,
    `${round}border:0;background:#0f5c63;color:#fff;font-weight:600`,
    said.register,
  );
  const no = element('button', buttons, `${round}border:1px solid #b9c9cb;background:#fff`, said.later);
  const fail = (error: Error) => {
    problem.textContent = error.message;
  };
  const close = () => dialog.close();
  no.onclick = close;
  dialog.onclose = () => dialog.remove();
  yes.disabled = true;
  who().then(
    (name) => {
      person.textContent = name;
      yes.disabled = false;
      yes.focus();
    },
    (error) => {
      person.remove();
      lead.remove();
      yes.remove();
      fail(error);
    },
  );
  yes.onclick = () => {
    yes.disabled = true;
    problem.textContent = '';
    register().then(
      () => {
        title.textContent = said.done;
        lead.remove();
        no.remove();
        yes.textContent = said.go;
        yes.disabled = false;
        yes.onclick = close;
      },
      (error) => {
        yes.disabled = false;
        fail(error);
      },
    );
  };
  dialog.showModal();
}
