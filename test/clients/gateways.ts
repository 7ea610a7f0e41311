import * as client from 'openid-client';
import type { Calls } from '../../api/calls.ts';
import { client as callsOf } from '../../api/client.ts';
import { type Guest, type Product, visit } from '../product.ts';
import { type OidcApp, relyingParty } from './openid.ts';

/** Sends what a client sends to the public address to a gateway behind it. */
const sentTo =
  (send: typeof fetch, origin: string, port: number): typeof fetch =>
  (input, init) => {
    const url = new URL(String(input), origin);
    url.port = String(port);
    return send(url, init);
  };

/** A browser whose requests a balancer sends to one gateway. `at` is the same browser at another one. */
export type Balanced = Guest & { at: (port: number) => Balanced };
export function browserAt(
  product: Product,
  app: Pick<OidcApp, 'host'>,
  port: number,
  browser: Guest = visit(product, app.host),
): Balanced {
  const send = sentTo(browser.send, browser.origin, port);
  const call = callsOf<Calls>(`${browser.origin}/api`, { send, headers: {} }) as Guest['call'];
  return { ...browser, send, call, at: (other) => browserAt(product, app, other, browser) };
}

/** The relying party of an application, whose own requests a balancer sends to one gateway. */
export async function partyAt(product: Product, app: OidcApp, port: number) {
  const own = await relyingParty(product, app);
  const sending = own.config[client.customFetch]!;
  own.config[client.customFetch] = (url, init) => {
    const to = new URL(url);
    to.port = String(port);
    return sending(to.href, init);
  };
  return own;
}

/** The number of attempts that succeed when several begin at the same moment. */
export const succeeded = async (work: Promise<unknown>[]): Promise<number> =>
  (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length;
