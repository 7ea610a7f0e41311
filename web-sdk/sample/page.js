const by = (id) => document.getElementById(id);

/** Sends the token to the shop's own server, which verifies it and answers who it is. */
async function enter({ accessToken }) {
  const answer = await fetch('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken }),
  });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(reply.error);
  by('who').textContent = `Signed in as ${reply.username}.`;
}

const onClick = (id, ceremony) =>
  by(id).addEventListener('click', async () => {
    by('who').textContent = 'One moment …';
    try {
      await enter(await ceremony(by('username').value));
    } catch (error) {
      by('who').textContent = error.message;
    }
  });

// Whoever was invited has registered in the script's own dialog.
window.addEventListener('latchkey:registered', ({ detail }) => enter(detail));

onClick('register', (username) => latchkey.register({ username }));
onClick('sign-in', (username) => latchkey.signIn(username ? { username } : {}));
onClick('register-phone', (username) => latchkey.register({ username, phone: true }));
onClick('add-phone', (username) => latchkey.addPasskey({ phone: true, ...(username && { username }) }));
onClick('sign-in-app', (username) => latchkey.signIn({ username, method: 'push' }));
onClick('sign-in-phone', (username) => latchkey.signIn({ phone: true, ...(username && { username }) }));
