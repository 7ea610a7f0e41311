import { beforeAll, describe, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { transaction } from '../../domain/transaction/transaction.ts';
import {
  answer,
  byPhone,
  follow,
  handOver,
  type OidcApp,
  oidcApp,
  oidcUser,
  redirectOf,
  relyingParty,
  suspendAt,
} from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { groupsFor, personIdOf } from '../../test/people/familyUsers.ts';
import { land, type Operator, operatorOf, signIn } from '../../test/people/people.ts';
import { caughtUp, type Guest, type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let app: OidcApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await oidcApp(ada, { token_endpoint_auth_method: 'client_secret_basic' });
  grace = await oidcUser(product, ada, app);
});

const begin = ({ call }: Pick<Guest, 'call'> = ada, { appId } = app) =>
  call('POST /tryApplication/:appId', { appId });
const read = (tryoutId: string, { call }: Pick<Guest, 'call'> = ada) =>
  call('GET /tryouts/:tryoutId', { tryoutId });
/** The sign-in page of a tryout in the operator's browser. */
async function atSignIn(url: string, browser = ada.guest) {
  const page = await follow(browser, new URL(url, browser.origin));
  return page.searchParams.get('requestId')!;
}
/** Follows the redirects after the sign-in page until one leads to the console. */
async function toTheEnd(browser: Guest, answered: Response) {
  const passed: URL[] = [];
  for (let at = redirectOf(answered, browser.origin); ; at = passed.at(-1)!) {
    const next = redirectOf(await browser.send(at), browser.origin);
    passed.push(next);
    if (!next.pathname.startsWith('/tryout/')) return passed;
  }
}
async function tried(who = grace, browser = ada.guest) {
  const { id, url } = await begin();
  const requestId = await atSignIn(url, browser);
  const { ticket } = await answer(browser, requestId, who.key);
  const passed = await toTheEnd(browser, await handOver(browser, requestId, ticket));
  return { id, requestId, passed };
}
const cancel = (browser: Guest, requestId: string) =>
  browser.send(`/authenticate/${requestId}/cancel`, { method: 'POST' });

describe('a tryout of the sign-in to an OpenID application', () => {
  /** Lets the application be told a custom attribute. */
  async function tellsBadge() {
    const badge = { name: 'badge', label: 'Badge', kind: 'number' as const, options: [] };
    await ada.call('PUT /attributes/:uniqueId', { uniqueId: ada.uniqueId, attributes: [badge] });
    const custom_claims = [{ claim: 'badge', attribute: 'badge', scope: 'openid' as const }];
    await ada.call('PUT /UpdateOIDCApp/:appId', { appId: app.appId, payload: { custom_claims } });
    const personId = await personIdOf(product, grace.userId);
    await ada.call('PUT /person/:personId/attributes', { personId, attributes: { badge: '7' } });
  }
  test('shows what the application would get of the person, and no token', async () => {
    await groupsFor(product, ada, grace.userId, ['Writers']);
    await tellsBadge();
    const { id, passed } = await tried();
    expect(passed.at(-1)!.pathname).toBe(`/tried/${id}`);
    const outcome = await read(id);
    expect(outcome).toMatchObject({ state: 'signedIn', family: 'oidc', appId: app.appId, name: app.name });
    expect(outcome.told).toContainEqual({ name: 'sub', value: grace.userId, from: ['idToken', 'userinfo'] });
    expect(outcome.told).toContainEqual({
      ...{ name: 'email', value: grace.email, from: ['idToken', 'userinfo'] },
    });
    expect(outcome.told).toContainEqual({ name: 'badge', value: '7', from: ['idToken', 'userinfo'] });
    expect(outcome.told.find(({ name }) => name === 'groups')?.value).toContain('Writers');
    const facts = Object.fromEntries(outcome.facts.map(({ name, value }) => [name, value]));
    expect(facts).toMatchObject({ audience: app.appId, acr: 'phrh', algorithm: 'RS256' });
    expect(facts.scopes?.split(' ')).toEqual(expect.arrayContaining(['openid', 'email', 'groups']));
    expect(JSON.stringify(outcome)).not.toMatch(/eyJ|access_token|id_token/);
  });

  test('is on record as one, by whom, and counts nowhere as a sign-in', async () => {
    const count = async () => {
      await caughtUp(product);
      return (await ada.call('GET /getOidcClientDetails/:appId', { appId: app.appId })).loginCount;
    };
    const before = await count();
    const after = await product.system.store.head();
    const { id } = await tried();
    expect((await read(id)).state).toBe('signedIn');
    expect(await count()).toBe(before);
    const kinds: string[] = [];
    for await (const { type, data } of product.system.store.readAll({ after })) {
      kinds.push(type);
      if (type === 'SignInTried') expect(data).toMatchObject({ triedBy: ada.userId });
    }
    expect(kinds).toEqual(expect.arrayContaining(['ApplicationTried', 'SignInTried']));
    expect(kinds).not.toContain('SignedIn');
    expect(kinds).not.toContain('ScopesGranted');
  });

  test('leaves nobody signed in, and whoever was signed in before stays so', async () => {
    const party = await relyingParty(product, app);
    const silent = async (browser: Guest) => {
      const at = await follow(browser, (await party.begin({ prompt: 'none' })).url);
      return at.searchParams.get('error') ?? 'signed in';
    };
    await tried();
    expect(await silent(ada.guest)).toBe('login_required');
    const hopper = await oidcUser(product, ada, app);
    const { url, remembered } = await party.begin();
    const page = await follow(ada.guest, url);
    const requestId = page.searchParams.get('requestId')!;
    const { ticket } = await answer(ada.guest, requestId, hopper.key);
    await party.finish(
      await follow(ada.guest, redirectOf(await handOver(ada.guest, requestId, ticket), ada.guest.origin)),
      remembered,
    );
    await tried();
    expect(await silent(ada.guest)).toBe('signed in');
    await ada.guest.send('/saml/idp/logout', { method: 'POST' });
  });

  test('ends with the refusal that kept a person out', async () => {
    const outsider = await oidcUser(product, ada, await oidcApp(ada));
    const { id, url } = await begin();
    const requestId = await atSignIn(url);
    expect(await refusal(answer(ada.guest, requestId, outsider.key))).toMatchObject({ status: 403 });
    await toTheEnd(ada.guest, await cancel(ada.guest, requestId));
    expect(await read(id)).toMatchObject({ state: 'failed', problem: { code: 'user.noAccess' } });
  });
  test('ends without a sign-in when the person goes back', async () => {
    const { id, url } = await begin();
    expect(await read(id)).toMatchObject({ state: 'waiting' });
    await toTheEnd(ada.guest, await cancel(ada.guest, await atSignIn(url)));
    expect(await read(id)).toMatchObject({ state: 'failed', problem: { code: 'access_denied' } });
  });
  test('says that an application was suspended meanwhile, and none begins then', async () => {
    const closing = await oidcApp(ada);
    const { id, url } = await begin(ada, closing);
    await suspendAt(product, ada, 'application', { appId: closing.appId, userId: '' });
    await ada.guest.send(url);
    expect(await read(id)).toMatchObject({ state: 'failed', problem: { code: 'application.suspended' } });
    expect(await refusal(begin(ada, closing))).toEqual(refusing('application.suspended'));
  });
});

describe('a tryout is of no use to anybody else', () => {
  const unknown = refusing('tryout.unknown');

  test('nobody begins one for an application of another organisation', async () => {
    const eve = await operatorOf(product, 'special_plan');
    expect(await refusal(begin(eve))).toEqual(refusing('application.unknown'));
  });
  test('neither another browser nor another session of the same person opens, ends or reads it', async () => {
    const { id, url } = await begin();
    const { redirectTo } = await signIn(ada.base, ada.key, ada.email);
    const other = await land(product, redirectTo!);
    for (const browser of [visit(product, app.host), other]) {
      expect((await browser.send(url)).status).toBe(404);
      expect((await browser.send(`/tryout/back?state=${id}&code=x`)).status).toBe(404);
    }
    expect(await refusal(read(id, other))).toEqual(unknown);
    expect(await read(id)).toMatchObject({ state: 'waiting' });
    const mallory = await operatorOf(product, 'special_plan');
    expect((await mallory.guest.send(url)).status).toBe(404);
    expect(await refusal(read(id, mallory))).toEqual(unknown);
  });
  test('its link works once, and so does its end', async () => {
    const { id, url } = await begin();
    const requestId = await atSignIn(url);
    expect(redirectOf(await ada.guest.send(url), ada.guest.origin).pathname).toBe(`/tried/${id}`);
    const { ticket } = await answer(ada.guest, requestId, grace.key);
    const passed = await toTheEnd(ada.guest, await handOver(ada.guest, requestId, ticket));
    const back = passed.find(({ pathname }) => pathname === '/tryout/back')!;
    const first = await read(id);
    await ada.guest.send(back);
    expect(await read(id)).toEqual(first);
    expect((await handOver(ada.guest, requestId, ticket)).status).toBe(400);
  });
  test('its code gets no token, and its redirect address takes no ordinary request', async () => {
    const { passed } = await tried();
    const code = passed.find(({ pathname }) => pathname === '/tryout/back')!.searchParams.get('code')!;
    const party = await relyingParty(product, app);
    const { url, remembered } = await party.begin();
    const stolen = new URL(`${party.callback}?code=${code}&state=${remembered.expectedState}`);
    stolen.searchParams.set('iss', party.server.origin);
    await expect(party.finish(stolen, remembered)).rejects.toMatchObject({
      cause: { error: 'invalid_grant' },
    });
    url.searchParams.set('redirect_uri', `${party.server.origin}/tryout/back`);
    expect((await visit(product, app.host).send(url)).status).toBe(400);
  });
  test('nobody asks the provider of tryouts for anything by themselves', async () => {
    const { url } = await (await relyingParty(product, app)).begin();
    for (const path of ['/tryout/openid', '/tryout/token', '/tryout/openid/x']) {
      url.pathname = path;
      expect([400, 404]).toContain((await ada.guest.send(url)).status);
    }
  });
});

test('a phone that approves a tryout leaves a tryout on record, too', async () => {
  const { id, url } = await begin();
  const requestId = await atSignIn(url);
  const phone = await byPhone(product, ada.guest, requestId);
  await phone.approve(grace.key);
  const { ticket } = await phone.collect();
  await toTheEnd(ada.guest, await handOver(ada.guest, requestId, ticket));
  expect((await read(id)).told).toContainEqual(expect.objectContaining({ name: 'sub', value: grace.userId }));
  const { state } = await product.system.executor.look(ref(transaction, phone.transactionId));
  expect(state.status).toBe('completed');
});
