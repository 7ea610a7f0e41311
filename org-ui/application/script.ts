import { publicOrigin } from '../origin.ts';

/** The tag that puts the web SDK into a page. */
export const scriptTag = (appId: string) =>
  `<script src="${publicOrigin()}/sdk/latchkey.js" data-app-id="${appId}"></script>`;

/** The base of the authentication API. */
export const apiBase = () => `${publicOrigin()}/api`;

/** How a page uses the SDK, and how a back end checks what it gets. */
export const example = () => `<script type="module">
  // Once per person: makes a passkey.
  await latchkey.register({ username: 'ada@example.com', name: 'Ada' });

  // From then on. Without a username the passkey itself tells who signs in.
  const { accessToken } = await latchkey.signIn({ username: 'ada@example.com' });
  await fetch('/your-own-sign-in', { method: 'POST', body: accessToken });
</script>

// In your back end, before you trust the token:
const answer = await fetch('${apiBase()}/verifyToken', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ accessToken }),
});
if (!answer.ok) throw new Error('not signed in');
const { userId, appId } = await answer.json(); // appId must be yours`;
