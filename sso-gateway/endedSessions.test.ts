import { beforeAll, describe, expect, test, vi } from 'vitest';
import { accessId } from '../server-kit/access/accessId.ts';
import { type Lead, leadKind, sessionKind } from '../server-kit/access/ssoSessions.ts';
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
import { giveAccess, personIdOf } from '../test/people/familyUsers.ts';
import { beginOwnSignIn, ownPageAt, takeTicket } from '../test/people/ownPage.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let ada: Operator;
let wiki: OidcApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
let party: RelyingParty;
let personId: string;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
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
const sessionsOf = () => product.system.records.idsOf(leadKind, personId, 10);

/** Holds a request as soon as it has read the session, until something else has happened. */
async function meanwhile(request: () => Promise<Response>, happens: () => Promise<unknown>) {
  const { records } = product.system;
  const get = records.get.bind(records);
  const gate: { goOn?: () => void } = {};
  const reading = vi.spyOn(records, 'get');
  const answer = await new Promise<{ of: Promise<Response> }>((resolve) => {
    reading.mockImplementation(async (kind, id) => {
      const found = await get(kind, id);
      if (kind !== leadKind || gate.goOn) return found as never;
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
  const { keyed } = (await records.get<Lead>(leadKind, name!))!;
  const hour = 3600;
  await records.change<{ loginTs: number }>(sessionKind, keyed, (kept) => ({
    ...kept,
    loginTs: kept.loginTs - 11 * hour,
  }));
  expect((await arrives(browser)).origin).toBe('https://wiki.example');
  const { loginTs, exp } = (await records.get<{ loginTs: number; exp: number }>(sessionKind, keyed))!;
  expect(Math.abs(exp - loginTs - 12 * hour)).toBeLessThanOrEqual(1);
  await records.dropGroup(leadKind, personId, (loginTs + 12 * hour + 1) * 1000);
  expect(await sessionsOf()).toEqual([]);
});

describe('two requests of one browser at the same moment', () => {
  /** Two further applications that know the person. */
  const further = () =>
    Promise.all(
      [1, 2].map(async () => {
        const app = await oidcApp(ada, { backchannel_logout_uri: 'https://10.0.0.1/backchannel' });
        await giveAccess(product, ada, { type: 'ADD_OIDC_USER', appId: app.appId }, grace);
        return { ...(await relyingParty(product, app)), appId: app.appId };
      }),
    );
  const applications = async () => {
    const [name] = await sessionsOf();
    return Object.keys((await product.system.records.get<Lead>(leadKind, name!))!.authorizations);
  };

  test('bring the session to both applications, which are told of its end', async () => {
    const [shop, desk] = await further();
    const browser = await signedIn();
    const { url } = await shop!.begin();
    const answer = await meanwhile(
      () => browser.send(url),
      async () => follow(browser, (await desk!.begin()).url),
    );
    expect(redirectOf(answer, browser.origin).searchParams.get('code')).toBeTruthy();
    expect((await applications()).toSorted()).toEqual(
      [wiki, shop!, desk!].map(({ appId }) => appId).toSorted(),
    );
    await signOut(browser);
    for (const { appId } of [shop!, desk!]) {
      const stream = product.system.store.readStream(`user-${accessId(personId, appId)}`);
      const types = (await Array.fromAsync(stream)).map(({ type }) => type);
      expect(types).toContain('UserSignedOut');
    }
  });

  test('that come to the same application get one session id of it', async () => {
    const [shop] = await further();
    const browser = await signedIn();
    const sids: unknown[] = [];
    const comes = async (arrives: () => Promise<URL>, remembered: Parameters<RelyingParty['finish']>[1]) =>
      sids.push((await shop!.finish(await arrives(), remembered)).claims()!.sid);
    const [held, quick] = [await shop!.begin(), await shop!.begin()];
    const answer = await meanwhile(
      () => browser.send(held.url),
      () => comes(() => follow(browser, quick.url), quick.remembered),
    );
    await comes(() => follow(browser, redirectOf(answer, browser.origin)), held.remembered);
    expect(sids[0]).toBeTruthy();
    expect(sids[1]).toBe(sids[0]);
    await signOut(browser);
  });

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
