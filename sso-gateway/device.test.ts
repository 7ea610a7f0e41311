import * as oauth from 'oauth4webapi';
import * as client from 'openid-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { deviceGrant } from '../domain/application/settings/oidc.ts';
import { quotas } from '../server-kit/limits/quotas.ts';
import {
  answer,
  handOver,
  type OidcApp,
  oidcApp,
  oidcUser,
  type RelyingParty,
  redirectOf,
  relyingParty,
  signIn,
  suspendAt,
  suspendable,
} from '../test/clients/openid.ts';
import { post } from '../test/clients/serviceProvider.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../test/product.ts';
import { contentPolicy } from './look/pages.ts';

let product: Here;
let ada: Operator;
let app: OidcApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
let party: RelyingParty;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await oidcApp(ada, { grant_types: ['authorization_code', 'refresh_token', deviceGrant] });
  grace = await oidcUser(product, ada, app);
  party = await relyingParty(product, app);
});

/** An independent device of the library oauth4webapi, which has no browser. */
function device(at = party, of = app) {
  const as = at.config.serverMetadata() as oauth.AuthorizationServer;
  const own: oauth.Client = { client_id: of.appId };
  const options = { [oauth.customFetch]: at.sending, [oauth.allowInsecureRequests]: true } as never;
  return {
    async begin() {
      const parameters = { scope: 'openid email' };
      const reply = await oauth.deviceAuthorizationRequest(as, own, oauth.None(), parameters, options);
      return oauth.processDeviceAuthorizationResponse(as, own, reply);
    },
    async poll(code: string) {
      const reply = await oauth.deviceCodeGrantRequest(as, own, oauth.None(), code, options);
      return oauth.processDeviceCodeResponse(as, own, reply);
    },
  };
}
const refused = (work: Promise<unknown>, error: string) =>
  expect(work).rejects.toMatchObject({ cause: { error } });
/** The pages that a person goes through, up to the one that asks for a confirmation. */
async function entered(browser: Guest, code: string) {
  const page = await browser.send('/openid/device');
  const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(await page.text())!;
  const asked = await post(browser, '/openid/device', { xsrf: xsrf!, user_code: code });
  return { xsrf: xsrf!, answer: asked, html: await asked.text() };
}
/** Confirms a code and signs in. Returns the page at the end. */
async function approved(browser: Guest, code: string, key = grace.key) {
  const { xsrf } = await entered(browser, code);
  const confirmed = await post(browser, '/openid/device', { xsrf, user_code: code, confirm: 'yes' });
  const requestId = redirectOf(confirmed, browser.origin).searchParams.get('requestId')!;
  const { ticket } = await answer(browser, requestId, key);
  const back = redirectOf(await handOver(browser, requestId, ticket), browser.origin);
  return browser.send(back);
}
const browserHere = () => visit(product, app.host);

describe('a device without a browser', () => {
  test('is signed in by a person who enters its code, confirms it and uses a passkey', async () => {
    const { begin, poll } = device();
    const { device_code, user_code, verification_uri, verification_uri_complete } = await begin();
    expect(verification_uri).toBe(`${party.server.origin}/openid/device`);
    expect(user_code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/);
    await refused(poll(device_code), 'authorization_pending');
    const browser = browserHere();
    const { html, answer: page } = await entered(browser, user_code.toLowerCase().replace('-', ' '));
    expect(page.headers.get('content-security-policy')).toBe(contentPolicy);
    for (const part of [app.name, user_code, 'Continue only if you have the device before you'])
      expect(html).toContain(part);
    const direct = await (await browserHere().send(verification_uri_complete!)).text();
    expect(direct).toContain('document.forms[0].submit()');
    const done = await approved(browser, user_code);
    expect(await done.text()).toContain('Login Successful');
    const tokens = await poll(device_code);
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ sub: grace.userId, acr: 'phrh' });
    const info = await client.fetchUserInfo(party.config, tokens.access_token, grace.userId);
    expect(info.email).toBe(grace.email);
    await refused(poll(device_code), 'invalid_grant');
    await expect(client.fetchUserInfo(party.config, tokens.access_token, grace.userId)).rejects.toThrow();
  });
  test('gets its tokens once, however many ask at the same moment', async () => {
    const { begin, poll } = device();
    const { device_code, user_code } = await begin();
    await approved(browserHere(), user_code);
    const all = await Promise.allSettled([0, 1, 2].map(() => poll(device_code)));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });
  test('that asks too often is slowed down', async () => {
    const { begin, poll } = device();
    const { device_code } = await begin();
    await refused(poll(device_code), 'authorization_pending');
    await refused(poll(device_code), 'slow_down');
  });
  test('is refused when the person cancels', async () => {
    const { begin, poll } = device();
    const { device_code, user_code } = await begin();
    const browser = browserHere();
    const { xsrf } = await entered(browser, user_code);
    const page = await post(browser, '/openid/device', { xsrf, user_code, abort: 'yes' });
    expect(await page.text()).toContain('Your device was not signed in.');
    await refused(poll(device_code), 'access_denied');
    expect((await entered(browserHere(), user_code)).html).toContain('used already');
  });
  test('is signed in by a person whose browser had lost its session', async () => {
    const { begin, poll } = device();
    const { device_code, user_code } = await begin();
    const browser = browserHere();
    const late = await post(browser, '/openid/device', { xsrf: 'of an ended session', user_code });
    const page = await browser.send(redirectOf(late, browser.origin));
    const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(await page.text())!;
    const asked = await post(browser, '/openid/device', { xsrf: xsrf!, user_code });
    expect(await asked.text()).toContain(app.name);
    await approved(browser, user_code);
    expect(await poll(device_code)).toMatchObject({ token_type: 'bearer' });
  });
  test.for(['some-request', 'authorize'])(
    'is not signed in at the address of %s by hand',
    async (request) => {
      const page = await browserHere().send(`/openid/device/${request}`);
      expect(redirectOf(page, party.server.origin).pathname).toBe('/openid/device');
    },
  );
  test.for(suspendable)('is not signed in after a suspension of the %s', async (what) => {
    const boss = what === 'organisation' ? await operatorOf(product, 'special_plan') : ada;
    const own = await oidcApp(boss, { grant_types: ['authorization_code', deviceGrant] });
    const person = await oidcUser(product, boss, own);
    const { begin, poll } = device(await relyingParty(product, own), own);
    const { device_code, user_code } = await begin();
    await approved(visit(product, own.host), user_code, person.key);
    await suspendAt(product, boss, what, { appId: own.appId, userId: person.userId });
    await expect(poll(device_code)).rejects.toThrow();
  });
  test('of an application without this grant type is refused', async () => {
    const own = await oidcApp(ada);
    await refused(device(await relyingParty(product, own), own).begin(), 'invalid_request');
  });
  // The library answers at these addresses alike.
  test.for(['/openid/device', '/openid/device/', '/openid/DEVICE'])(
    'has a code that guessers cannot find: unknown ones are limited, known ones are not, at %s',
    async (at) => {
      const guesser = visit(product, app.host);
      let page = await (await guesser.send(at)).text();
      const statuses: number[] = [];
      for (let guess = 0; guess <= quotas.deviceCodes.count; guess++) {
        const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page)!;
        const reply = await post(guesser, at, { xsrf: xsrf!, user_code: 'BBBB-BBBB' });
        statuses.push(reply.status);
        page = await reply.text();
        if (guess === 0) expect(page).toContain('This code is not known.');
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(quotas.deviceCodes.count);
      expect(statuses.at(-1)).toBe(429);
      const { user_code } = await device().begin();
      expect((await entered(browserHere(), user_code)).html).toContain(app.name);
    },
  );
});

describe('tokens that are bound to a key (RFC 9449)', () => {
  test('work only with a fresh proof of that key, each proof once', async () => {
    const browser = browserHere();
    const handle = client.getDPoPHandle(party.config, await client.randomDPoPKeyPair('ES256'));
    const { url, remembered } = await party.begin();
    const back = await signIn(browser, url, grace.key);
    const tokens = await client.authorizationCodeGrant(party.config, back, remembered, undefined, {
      DPoP: handle,
    });
    expect(tokens.token_type).toBe('dpop');
    const info = (DPoP?: client.DPoPHandle) =>
      client.fetchUserInfo(party.config, tokens.access_token, grace.userId, DPoP ? { DPoP } : {});
    expect((await info(handle)).sub).toBe(grace.userId);
    const other = client.getDPoPHandle(party.config, await client.randomDPoPKeyPair('ES256'));
    await expect(info(other)).rejects.toThrow();
    await expect(info()).rejects.toThrow();
    const renewed = await client.refreshTokenGrant(party.config, tokens.refresh_token!, {}, { DPoP: handle });
    expect(renewed.token_type).toBe('dpop');
    await refused(
      client.refreshTokenGrant(party.config, renewed.refresh_token!, {}, { DPoP: other }),
      'invalid_grant',
    );
  });
  test('a proof that is used again, also at the same moment, is refused', async () => {
    const browser = browserHere();
    let proof = '';
    const kept = await relyingParty(product, app);
    const send = kept.config[client.customFetch]!;
    kept.config[client.customFetch] = (to, init) => {
      proof = (init.headers as Record<string, string>).dpop ?? proof;
      return send(to, init);
    };
    const handle = client.getDPoPHandle(kept.config, await client.randomDPoPKeyPair('ES256'));
    const { url, remembered } = await kept.begin();
    const back = await signIn(browser, url, grace.key);
    const tokens = await client.authorizationCodeGrant(kept.config, back, remembered, undefined, {
      DPoP: handle,
    });
    await client.fetchUserInfo(kept.config, tokens.access_token, grace.userId, { DPoP: handle });
    const again = () =>
      kept.server.send('/openid/userinfo', {
        headers: { authorization: `DPoP ${tokens.access_token}`, dpop: proof },
      });
    const statuses = await Promise.all([again(), again()].map(async (reply) => (await reply).status));
    expect(statuses).toEqual([401, 401]);
  });
});
