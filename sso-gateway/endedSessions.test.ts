import { beforeAll, describe, expect, test, vi } from 'vitest';
import { kindOf, uidOf } from '../server-kit/access/signOns.ts';
import {
  follow,
  type OidcApp,
  oidcApp,
  oidcUser,
  type RelyingParty,
  redirectOf,
  relyingParty,
  signIn,
} from '../test/clients/openid.ts';
import { post } from '../test/clients/serviceProvider.ts';
import { personIdOf } from '../test/people/familyUsers.ts';
import { beginOwnSignIn, ownPageAt, takeTicket } from '../test/people/ownPage.ts';
import { operatorOf } from '../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let wiki: OidcApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
let party: RelyingParty;
let personId: string;
beforeAll(async () => {
  product = await sharedProduct();
  const ada = await operatorOf(product, 'special_plan');
  wiki = await oidcApp(ada);
  grace = await oidcUser(product, ada, wiki);
  party = await relyingParty(product, wiki);
  personId = await personIdOf(product, grace.userId);
});

async function signedIn() {
  const browser = visit(product, wiki.host);
  await signIn(browser, (await party.begin()).url, grace.key);
  return browser;
}
/** Another browser that has the cookies of this one, as of a thief. */
function copyOf({ cookies }: Guest) {
  const copy = ownPageAt(product, wiki.host);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}
async function signOut(browser: Guest) {
  const page = await (await browser.send('/openid/logout')).text();
  const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page)!;
  await post(browser, '/openid/logout/confirm', { xsrf: xsrf!, logout: 'yes' });
}
const arrives = async (browser: Guest, more = {}) => follow(browser, (await party.begin(more)).url);
const sessionsOf = () => product.system.records.idsOf(uidOf('Session'), personId, 10);

/** Holds a request as soon as it has read the session, until something else has happened. */
async function meanwhile(request: () => Promise<Response>, happens: () => Promise<unknown>) {
  const { records } = product.system;
  const get = records.get.bind(records);
  const gate: { goOn?: () => void } = {};
  const reading = vi.spyOn(records, 'get');
  const answer = await new Promise<{ of: Promise<Response> }>((resolve) => {
    reading.mockImplementation(async (kind, id) => {
      const found = await get(kind, id);
      if (kind !== kindOf('Session') || gate.goOn) return found as never;
      const going = new Promise<void>((goOn) => {
        gate.goOn = goOn;
      });
      resolve({ of: sent });
      await going;
      return found as never;
    });
    const sent = request();
  });
  reading.mockRestore();
  await happens();
  gate.goOn!();
  return answer.of;
}

describe('a session that ends stays ended', () => {
  const requests: Record<string, (thief: Guest) => Promise<Response>> = {
    'a form to sign out': (thief) => post(thief, '/openid/logout/confirm', { xsrf: 'none' }),
    'a form with the code of a device': (thief) =>
      post(thief, '/openid/device', { xsrf: 'none', user_code: 'BBBB-BBBB' }),
    'the page for the code of a device': (thief) => thief.send('/openid/device'),
    'a request to sign in': async (thief) => thief.send((await party.begin()).url),
  };
  test.for(Object.keys(requests))('whatever is answered meanwhile, as %s', async (name) => {
    const browser = await signedIn();
    const [thief, again] = [copyOf(browser), copyOf(browser)];
    await meanwhile(
      () => requests[name]!(thief),
      () => signOut(browser),
    );
    expect(await sessionsOf()).toEqual([]);
    for (const each of [thief, again]) expect((await arrives(each)).pathname).toBe('/openid-login/');
  });

  test('and the request to sign in leads to the sign-in page', async () => {
    const browser = await signedIn();
    const { url } = await party.begin();
    const other = copyOf(browser);
    const answer = await meanwhile(
      () => other.send(url),
      () => signOut(browser),
    );
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, null]);
    const to = redirectOf(answer, other.origin);
    expect(to.href).toBe(url.href);
    expect((await follow(other, to)).pathname).toBe('/openid-login/');
  });

  test('when the person has just signed in anew, with whom another session begins', async () => {
    const browser = await signedIn();
    const [before] = await sessionsOf();
    const [other, again] = [copyOf(browser), copyOf(browser)];
    const { ticket } = await other.call('POST /me/verify-login', await beginOwnSignIn(other, grace.key));
    const answer = await meanwhile(
      () => takeTicket(other, ticket),
      () => signOut(browser),
    );
    expect(answer.status).toBe(200);
    const now = await sessionsOf();
    expect(now).toHaveLength(1);
    expect(now).not.toContain(before);
    expect((await arrives(other)).origin).toBe('https://wiki.example');
    expect((await arrives(again)).pathname).toBe('/openid-login/');
    await signOut(other);
  });
});

test('a session lasts twelve hours from its sign-in, however it is used', async () => {
  const browser = await signedIn();
  const { records } = product.system;
  const [name] = await sessionsOf();
  const keyed = (await records.get<string>(uidOf('Session'), name!))!;
  const hour = 3600;
  await records.change<{ loginTs: number }>(kindOf('Session'), keyed, (kept) => ({
    ...kept,
    loginTs: kept.loginTs - 11 * hour,
  }));
  expect((await arrives(browser)).origin).toBe('https://wiki.example');
  const { loginTs, exp } = (await records.get<{ loginTs: number; exp: number }>(kindOf('Session'), keyed))!;
  expect(Math.abs(exp - loginTs - 12 * hour)).toBeLessThanOrEqual(1);
  await records.dropGroup(uidOf('Session'), personId, (loginTs + 12 * hour + 1) * 1000);
  expect(await sessionsOf()).toEqual([]);
});

describe('two requests of one browser at the same moment', () => {
  test('both lead on, in the one session', async () => {
    const browser = await signedIn();
    const before = await sessionsOf();
    const both = await Promise.all([arrives(browser), arrives(browser)]);
    expect(both.map(({ origin }) => origin)).toEqual(['https://wiki.example', 'https://wiki.example']);
    expect(await sessionsOf()).toEqual(before);
    await signOut(browser);
  });

  test('both lead on when a sign-in gives the session another id meanwhile', async () => {
    const browser = await signedIn();
    const { url } = await party.begin();
    const answer = await meanwhile(
      () => browser.send(url),
      async () => signIn(browser, (await party.begin({ prompt: 'login' })).url, grace.key),
    );
    const back = await follow(browser, redirectOf(answer, browser.origin));
    expect(back.searchParams.get('code')).toBeTruthy();
    expect(await sessionsOf()).toHaveLength(1);
    await signOut(browser);
    expect((await arrives(browser)).pathname).toBe('/openid-login/');
  });
});
