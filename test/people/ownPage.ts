import { oidcApp, oidcUser } from '../clients/openid.ts';
import { type SoftKey, softKey } from '../clients/softKey.ts';
import { type Guest, type Product, visit } from '../product.ts';
import type { Operator } from './people.ts';

/** A browser with a person's own page, without a session. */
export function ownPageAt(product: Product, host: string): Guest {
  const browser = visit(product, host);
  browser.headers['x-session'] = 'own';
  return browser;
}
/** Begins a sign-in to the own page, and returns the input of the call that ends it. */
export async function beginOwnSignIn(browser: Guest, key: SoftKey) {
  const { options, transactionId } = await browser.call('POST /me/login', {});
  return { credential: key.get(options), transactionId };
}
/** Posts a ticket as the page does. */
export const takeTicket = (browser: Guest, ticket: string, headers: Record<string, string> = {}) =>
  browser.send('/authenticate/me', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ticket }),
  });
/** Signs a person in to the own page. */
export async function signInToOwnPage(browser: Guest, key: SoftKey) {
  const { ticket } = await browser.call('POST /me/verify-login', await beginOwnSignIn(browser, key));
  const answer = await takeTicket(browser, ticket);
  if (answer.status !== 200) throw new Error(`no session: ${answer.status} ${await answer.text()}`);
}

/** Makes a passkey by a link of the own page. */
export async function addByLink(product: Product, host: string, accessToken: string) {
  const other = ownPageAt(product, host);
  const key = softKey({ rpId: host, origin: other.origin });
  const { options, transactionId } = await other.call('POST /me/devices', { accessToken });
  const credential = key.create(options);
  await other.call('POST /me/devices/verify', { credential, transactionId });
  return { key, credentialId: credential.id };
}

/** A person of an OpenID application who is signed in to the own page. */
export async function withOwnPage(
  product: Product,
  operator: Operator,
  app?: Awaited<ReturnType<typeof oidcApp>>,
) {
  const wiki = app ?? (await oidcApp(operator));
  const person = await oidcUser(product, operator, wiki);
  const browser = ownPageAt(product, wiki.host);
  await signInToOwnPage(browser, person.key);
  return { ...person, app: wiki, host: wiki.host, browser, call: browser.call };
}
