/* Buttons of the sign-in page and the profile, and invitations on the first page. `latchkeySite` is printed before this. */
(() => {
  const box = document.getElementById('latchkey');
  const said = document.getElementById('latchkey-said');
  const name = document.getElementById('user_login');
  const say = (text) => {
    if (said) said.textContent = text;
  };

  /** Gives a token to this site, which verifies it, and goes where the site says. */
  async function give(address, { accessToken }) {
    const redirectTo = document.querySelector('#loginform [name="redirect_to"]')?.value ?? '';
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        ...(latchkeySite.nonce && { 'x-wp-nonce': latchkeySite.nonce }),
      },
      body: JSON.stringify({ accessToken, redirectTo }),
    });
    const reply = await answer.json();
    if (!answer.ok) throw new Error(reply.message);
    location.assign(reply.redirectTo);
  }
  const named = () => {
    const username = name?.value.trim();
    if (!username) throw new Error(latchkeySite.texts.name);
    return { username };
  };
  const maybeNamed = () => (name?.value.trim() ? named() : {});
  const own = () => ({ username: latchkeySite.username });
  const enter = (token) => give(latchkeySite.session, token);
  const link = (token) => give(latchkeySite.passkey, token);

  const ceremonies = {
    signIn: async () => enter(await latchkey.signIn(maybeNamed())),
    signInByPhone: async () => enter(await latchkey.signIn({ ...maybeNamed(), phone: true })),
    register: async () => enter(await latchkey.register(named())),
    createPasskey: async () => link(await latchkey.register(own())),
    usePasskey: async () => link(await latchkey.signIn()),
    addPasskey: async () => link(await latchkey.addPasskey()),
  };
  async function perform(ceremony) {
    say(latchkeySite.texts.wait);
    try {
      await ceremonies[ceremony]();
    } catch (error) {
      say(error.message);
    }
  }
  if (box) {
    // Below the fields and the button of WordPress, where the form ends.
    document.getElementById('loginform')?.append(box);
    box.hidden = false;
    for (const button of box.querySelectorAll('[data-latchkey]'))
      button.addEventListener('click', () => perform(button.dataset.latchkey));
    // Without passwords, the form itself signs in with the passkey.
    document.getElementById('loginform')?.addEventListener('submit', (event) => {
      if (document.getElementById('user_pass')?.checkVisibility?.() !== false) return;
      event.preventDefault();
      perform('signIn');
    });
  }
  window.addEventListener('latchkey:registered', ({ detail }) =>
    enter(detail).catch((error) => alert(error.message)),
  );
})();
