import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import express from 'express';
import { createRemoteJWKSet, jwtVerify } from 'jose';

export type Shop = { latchkey: string; appId: string };
type Person = { userId: string; username: string };

/**
 * A small shop whose customers sign in with Latchkey. `latchkey` is the platform's public address, `appId` the client
 * id of an application whose origins include the shop's address.
 */
export function shop({ latchkey, appId }: Shop) {
  const app = express();
  const signedIn = new Map<string, Person>();
  const jwks = createRemoteJWKSet(new URL(`${latchkey}/.well-known/jwks.json`));

  /**
   * Verifies a token at the platform, which also knows about suspensions since. Returns the user name and more; throws
   * when the token is refused.
   */
  async function ask(accessToken: string) {
    const answer = await fetch(`${latchkey}/api/verifyToken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessToken }),
    });
    const reply = (await answer.json()) as { errorMessage?: string; appId?: string } & Person;
    if (!answer.ok) throw new Error(reply.errorMessage);
    if (reply.appId !== appId) throw new Error('The token is of another application');
    return reply;
  }

  app.use(express.json());
  app.get('/', (_, res) => {
    // No script of this page may turn texts into markup (W3C Trusted Types); that of Latchkey does not need to.
    res.set('Content-Security-Policy', "require-trusted-types-for 'script'");
    res.send(page(latchkey, appId));
  });
  app.get('/page.js', (_, res) => res.sendFile('page.js', { root: import.meta.dirname }));
  app.get('/me', (req, res) => void res.json(signedIn.get(sessionOf(req.headers.cookie)) ?? null));

  app.post('/session', async (req, res) => {
    try {
      const accessToken = String(req.body?.accessToken);
      // Verifies the token locally: its signature, issuer, audience and expiry.
      const { payload } = await jwtVerify(accessToken, jwks, { issuer: latchkey, audience: appId });
      const { userId, username } = await ask(accessToken);
      if (payload.sub !== userId) throw new Error('The token is of somebody else');
      const session = randomUUID();
      signedIn.set(session, { userId, username });
      res.cookie('shop', session, { httpOnly: true, sameSite: 'lax' }).json({ userId, username });
    } catch (error) {
      res.status(401).json({ error: (error as Error).message });
    }
  });
  return app;
}

const sessionOf = (cookies = '') => /(?:^|; )shop=([\w-]+)/.exec(cookies)?.[1] ?? '';
const page = (latchkey: string, appId: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Shop</title>
<link rel="icon" href="data:,">
<h1>Shop</h1>
<p><label>User name <input id="username" autocomplete="username webauthn"></label></p>
<p><button id="register">Register</button> <button id="sign-in">Sign in</button></p>
<p><button id="register-phone">Register by phone</button> <button id="sign-in-phone">Sign in by phone</button>
<button id="sign-in-app">Sign in with the app</button></p>
<p><button id="add-phone">Add a phone</button></p>
<p id="who" role="status">Nobody is signed in.</p>
<script src="${latchkey}/sdk/latchkey.js" data-app-id="${appId}"></script>
<script src="/page.js"></script>
</html>`;

/** Serves the shop; resolves once it listens. Port 0 chooses a free port. */
export const openShop = (about: Shop, port: number) =>
  new Promise<Server>((resolve, reject) => {
    const server = shop(about).listen(port, (error) => (error ? reject(error) : resolve(server)));
  });

if (import.meta.main) {
  const { LATCHKEY = 'http://localhost:8080', APP_ID, PORT = '3000' } = process.env;
  if (!APP_ID)
    throw new Error('APP_ID is missing: the client id of the application, from its page in the console');
  await openShop({ latchkey: LATCHKEY, appId: APP_ID }, Number(PORT));
  console.log(`The shop is at http://shop.localhost:${PORT}: name that origin in the application.`);
}
