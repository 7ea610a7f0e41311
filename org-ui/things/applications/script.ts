import { publicOrigin } from '../../base/origin.ts';

/** The script tag that loads the web SDK. */
export const scriptTag = (appId: string) =>
  `<script src="${publicOrigin()}/sdk/latchkey.js" data-app-id="${appId}"></script>`;

/** The base of the authentication API. */
export const apiBase = () => `${publicOrigin()}/api`;

/** Example code for a page that registers people and signs them in, next to the script tag. */
export const pageExample =
  () => `<label>User name <input id="username" autocomplete="username webauthn"></label>
<button id="register">Register</button>
<button id="sign-in">Sign in</button>
<p id="who" role="status"></p>

<script type="module">
  const by = (id) => document.getElementById(id);

  // Your back end verifies the token and starts its own session.
  async function enter({ accessToken }) {
    const answer = await fetch('/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessToken }),
    });
    by('who').textContent = answer.ok ? 'You are signed in.' : 'That did not work.';
  }
  const onClick = (id, ceremony) =>
    by(id).addEventListener('click', () =>
      ceremony(by('username').value).then(enter, (error) => {
        by('who').textContent = error.message;
      }),
    );

  onClick('register', (username) => latchkey.register({ username }));
  onClick('sign-in', (username) => latchkey.signIn(username ? { username } : {}));
</script>`;

/** The calls of a native app, in order. */
export const appCalls = (appId: string) =>
  [
    `POST /sdk/${appId}/challenge        {}`,
    `POST /sdk/${appId}/register         { "username": …, "captcha": … }`,
    `POST /sdk/${appId}/verify-register  { "credential": …, "transactionId": … }`,
    `POST /sdk/${appId}/login            { "username": … }`,
    `POST /sdk/${appId}/verify-login     { "credential": …, "transactionId": … }`,
  ].join('\n');

/** Example code for a back end that verifies the token it receives from a page. */
export const serverExample = (appId: string) => `// Call this with the token from the body of POST /session.
export async function whoSignedIn(accessToken) {
  const answer = await fetch('${apiBase()}/verifyToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken }),
  });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(reply.errorMessage);
  if (reply.appId !== '${appId}') throw new Error('The token is of another application');
  const { userId, username, usernameVerified, name } = reply;
  return { userId, username, usernameVerified, name };
}`;
