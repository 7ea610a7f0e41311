import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessionsTold } from '../../server-kit/access/oidcSessions.ts';
import { keyOf } from '../../server-kit/access/signOns.ts';
import {
  answer,
  follow,
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
} from '../../test/clients/openid.ts';
import { giveAccess, groupsFor, personIdOf } from '../../test/people/familyUsers.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../../test/product.ts';

const ownStyle = '<main><h1>';
let product: Here;
let ada: Operator;
let app: OidcApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
let party: RelyingParty;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await oidcApp(ada, {
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
    post_logout_redirect_uris: ['https://wiki.example/bye'],
  });
  grace = await oidcUser(product, ada, app);
  party = await relyingParty(product, app);
});

const browserAt = ({ host }: OidcApp) => visit(product, host);
/** A whole sign-in of a new browser. */
async function signedIn(who = grace, at = party, more: Record<string, string> = {}, userAgent = 'Test') {
  const browser = visit(product, new URL(at.server.origin).hostname);
  browser.headers['user-agent'] = userAgent;
  const { url, remembered } = await at.begin(more);
  const back = await signIn(browser, url, who.key);
  return { browser, back, remembered, tokens: await at.finish(back, remembered) };
}
const refused = (work: Promise<unknown>, error: string) =>
  expect(work).rejects.toMatchObject(error === 'invalid_client' ? { status: 401 } : { cause: { error } });
const userInfo = (access_token: string) => client.fetchUserInfo(party.config, access_token, grace.userId);

describe('signing in through OpenID Connect', () => {
  test('discovery names this issuer, its endpoints and what it supports [sso.token-endpoints]', async () => {
    const about = party.config.serverMetadata();
    const at = (path: string) => party.server.origin + path;
    expect(about).toMatchObject({
      issuer: party.server.origin,
      authorization_endpoint: at('/openid/authorize'),
      token_endpoint: at('/openid/token'),
      userinfo_endpoint: at('/openid/userinfo'),
      jwks_uri: at('/openid/jwks'),
      introspection_endpoint: at('/openid/introspect'),
      revocation_endpoint: at('/openid/revoke'),
      end_session_endpoint: at('/openid/logout'),
      device_authorization_endpoint: at('/openid/device/authorize'),
      subject_types_supported: ['pairwise', 'public'],
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
      dpop_signing_alg_values_supported: expect.arrayContaining(['ES256']),
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  test('code and PKCE lead to an ID token and the claims of the person [sso.success.oidc, sso.call.post-authenticate-x-login]', async () => {
    const before = Math.floor(Date.now() / 1000) - 1;
    const { tokens, back } = await signedIn();
    expect(back.searchParams.get('iss')).toBe(party.server.origin);
    const claims = tokens.claims()!;
    expect(claims).toMatchObject({ sub: grace.userId, aud: app.appId, iss: party.server.origin });
    expect(claims).toMatchObject({ amr: ['hwk', 'user', 'mfa'], acr: 'phrh' });
    expect(claims.auth_time).toBeGreaterThanOrEqual(before);
    expect(await userInfo(tokens.access_token)).toEqual({
      ...{ sub: grace.userId, name: 'Grace Hopper', preferred_username: grace.email },
      ...{ email: grace.email, email_verified: true },
    });
  });

  test('a request that was pushed before leads to a sign-in too', async () => {
    const { url, remembered } = await party.begin();
    const pushed = await client.buildAuthorizationUrlWithPAR(party.config, url.searchParams);
    expect(pushed.searchParams.get('redirect_uri')).toBeNull();
    const back = await signIn(browserAt(app), pushed, grace.key);
    expect((await party.finish(back, remembered)).claims()?.sub).toBe(grace.userId);
  });

  test('the sign-in counts in the lists and in the report of the user, like any other [org-user-detail.call.get-getoidcuserreport]', async () => {
    const read = async () => {
      await caughtUp(product);
      return ada.call('GET /getOidcClientDetails/:appId', { appId: app.appId });
    };
    const signInsOf = async ({ userId }: { userId: string }) =>
      (await ada.call('GET /getOIDCUserReport/:userId', { userId })).platform;
    const ida = await oidcUser(product, ada, app);
    const { loginCount } = await read();
    expect(await signInsOf(ida)).toEqual({});
    for (let n = 0; n < 2; n++)
      await signedIn(ida, party, {}, 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0');
    expect((await read()).loginCount).toBe(loginCount + 2);
    expect(await signInsOf(ida)).toEqual({ android: 2 });
  });

  test('a session signs in to the same application without asking again, until prompt or max_age demand it', async () => {
    const { browser, tokens } = await signedIn();
    const again = await party.begin();
    const back = await follow(browser, again.url);
    expect(back.origin).toBe('https://wiki.example');
    const later = await party.finish(back, again.remembered);
    expect(later.claims()!.auth_time).toBe(tokens.claims()!.auth_time);
    for (const more of [{ prompt: 'login' }, { prompt: 'select_account' }, { max_age: '0' }]) {
      const { pathname } = await follow(browser, (await party.begin(more)).url);
      expect(pathname).toBe('/openid-login/');
    }
    const silent = await follow(browserAt(app), (await party.begin({ prompt: 'none' })).url);
    expect(silent.searchParams.get('error')).toBe('login_required');
  });

  test('an application asks for the language of the sign-in page, of which there are five', async () => {
    expect(party.config.serverMetadata().ui_locales_supported).toEqual(['en', 'de', 'es', 'fr', 'hi']);
    const shown = async (ui_locales: string) => {
      const { searchParams } = await follow(browserAt(app), (await party.begin({ ui_locales })).url);
      return searchParams.get('ui_locales');
    };
    expect(await shown('it de-AT fr')).toBe('de');
    expect(await shown('it <script>')).toBeNull();
    const asked = { headers: { 'accept-language': 'fr', accept: 'text/html' } };
    const { browser } = await signedIn();
    const logout = await browser.send('/openid/logout?ui_locales=de', asked);
    expect(await logout.text()).toContain('<h1>Abmelden</h1>');
  });

  test('one session signs a person in to every application of the organisation that the person has access to', async () => {
    const other = await oidcApp(ada);
    const there = await giveAccess(product, ada, { type: 'ADD_OIDC_USER', appId: other.appId }, grace);
    const third = await relyingParty(product, await oidcApp(ada));
    const second = await relyingParty(product, other);
    const { browser } = await signedIn();
    const { url, remembered } = await second.begin();
    const tokens = await second.finish(await follow(browser, url), remembered);
    expect(tokens.claims()!.sub).toBe(there);
    const { pathname } = await follow(browser, (await third.begin()).url);
    expect(pathname).toBe('/openid-login/');
  });

  test('applications with public subjects are told the same sub of a person, and another one has its own', async () => {
    const open = { token_endpoint_auth_method: 'client_secret_basic', subject_type: 'public' } as const;
    const [one, two, third] = [await oidcApp(ada, open), await oidcApp(ada, open), await oidcApp(ada)];
    const given = ({ appId }: OidcApp) => giveAccess(product, ada, { type: 'ADD_OIDC_USER', appId }, grace);
    const [here, there, elsewhere] = [await given(one), await given(two), await given(third)];
    const subject = await personIdOf(product, grace.userId);
    expect(new Set([subject, here, there, elsewhere]).size).toBe(4);
    const { browser } = await signedIn();
    const told = async (at: OidcApp, more: Record<string, string> = {}) => {
      const { config, begin, finish } = await relyingParty(product, at);
      const { url, remembered } = await begin(more);
      const tokens = await finish(await follow(browser, url), remembered);
      const { sub } = tokens.claims()!;
      expect((await client.fetchUserInfo(config, tokens.access_token, sub)).sub).toBe(sub);
      const inspect = () => client.tokenIntrospection(config, tokens.access_token);
      return { sub, idToken: tokens.id_token!, inspect };
    };
    const first = await told(one);
    expect([first.sub, (await told(two)).sub]).toEqual([subject, subject]);
    expect((await told(third)).sub).toBe(elsewhere);
    const hinted = await told(one, { prompt: 'none', id_token_hint: first.idToken });
    expect(await hinted.inspect()).toMatchObject({ active: true, sub: subject });
    const { tokens } = await ada.call('GET /resource/getAllAccessToken/:userId', { userId: here });
    expect(tokens).toHaveLength(2);
    await ada.call('DELETE /resource/deleteAllAccessToken/:userId', { userId: here });
    expect(await hinted.inspect()).toEqual({ active: false });
    const payload = { subject_type: 'pairwise' as const };
    await ada.call('PUT /UpdateOIDCApp/:appId', { appId: one.appId, payload });
    expect((await told(one)).sub).toBe(here);
  });

  test('another person takes over the session of the browser', async () => {
    const { browser } = await signedIn();
    for (const prompt of ['login', 'select_account']) {
      const hopper = await oidcUser(product, ada, app);
      const { url, remembered } = await party.begin({ prompt });
      const tokens = await party.finish(await signIn(browser, url, hopper.key), remembered);
      expect(tokens.claims()!.sub).toBe(hopper.userId);
    }
  });

  test('a person who cancels goes back to the application with an error', async () => {
    const browser = browserAt(app);
    const page = await follow(browser, (await party.begin()).url);
    const requestId = page.searchParams.get('requestId')!;
    const cancelled = await browser.send(`/authenticate/${requestId}/cancel`, { method: 'POST' });
    const back = await follow(browser, redirectOf(cancelled, browser.origin));
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  test('signing out ends the session and the tokens that depend on it', async () => {
    const { browser, tokens } = await signedIn();
    const url = client.buildEndSessionUrl(party.config, {
      post_logout_redirect_uri: 'https://wiki.example/bye',
      id_token_hint: tokens.id_token!,
    });
    const page = await (await browser.send(url)).text();
    const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page)!;
    const confirmed = await browser.send('/openid/logout/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `xsrf=${xsrf}&logout=yes`,
    });
    expect(redirectOf(confirmed, browser.origin).href).toBe('https://wiki.example/bye');
    await expect(userInfo(tokens.access_token)).rejects.toThrow();
    const { pathname } = await follow(browser, (await party.begin()).url);
    expect(pathname).toBe('/openid-login/');
  });
});

describe('pages of the provider', () => {
  const html = { headers: { accept: 'text/html' } };
  test.for<[string, number, () => Promise<string | URL>, passing?: true]>([
    ['an unknown address', 404, async () => '/openid/nothing'],
    ['a wrong request', 400, async () => '/openid/authorize?client_id=nobody'],
    ['a sign-out without a session', 200, async () => '/openid/logout', true],
    ['the end of a sign-out', 200, async () => '/openid/logout/success'],
    ['the code of a device', 200, async () => '/openid/device'],
    [
      'an answer that the browser posts',
      400,
      async () => (await party.begin({ response_mode: 'form_post', prompt: 'none' })).url,
      true,
    ],
  ])(
    '%s is in the look of the product, unless it sends itself on at once',
    async ([, status, address, passing]) => {
      const page = await browserAt(app).send(await address(), html);
      const text = await page.text();
      expect({ status: page.status, own: text.includes(ownStyle) }).toEqual({ status, own: !passing });
      const scripts = [...text.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script]) => script!);
      const policy = page.headers.get('content-security-policy')!;
      for (const script of scripts)
        expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
      expect(policy).toContain("default-src 'none'");
    },
  );
  test('an answer that the browser posts signs in', async () => {
    const { url, remembered } = await party.begin({ response_mode: 'form_post' });
    const browser = browserAt(app);
    const page = await follow(browser, url);
    const requestId = page.searchParams.get('requestId')!;
    const { ticket } = await answer(browser, requestId, grace.key);
    const back = redirectOf(await handOver(browser, requestId, ticket), browser.origin);
    const text = await (await browser.send(back, html)).text();
    const [, action] = /<form method="post" action="([^"]+)"/.exec(text)!;
    const fields = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]);
    const to = new URL(`${action}?${new URLSearchParams(fields)}`);
    expect((await party.finish(to, remembered)).claims()!.sub).toBe(grace.userId);
  });
});

describe('tokens', () => {
  test('a refresh token rotates, and a second use after that of its successor ends everything that came from it', async () => {
    const { tokens } = await signedIn();
    const second = await client.refreshTokenGrant(party.config, tokens.refresh_token!);
    expect(second.refresh_token).not.toBe(tokens.refresh_token);
    const renewed = await client.refreshTokenGrant(party.config, second.refresh_token!);
    await userInfo(renewed.access_token);
    await refused(client.refreshTokenGrant(party.config, tokens.refresh_token!), 'invalid_grant');
    await refused(client.refreshTokenGrant(party.config, renewed.refresh_token!), 'invalid_grant');
    await expect(userInfo(renewed.access_token)).rejects.toThrow();
  });

  test('a refresh token works again while its successor was never used, which then ends everything', async () => {
    const { tokens } = await signedIn();
    const use = (token: string) => client.refreshTokenGrant(party.config, token);
    const lost = await use(tokens.refresh_token!);
    const lostToo = await use(tokens.refresh_token!);
    const got = await use(tokens.refresh_token!);
    const next = await use(got.refresh_token!);
    await userInfo(next.access_token);
    await refused(use(tokens.refresh_token!), 'invalid_grant');
    await refused(use(next.refresh_token!), 'invalid_grant');
    const again = await signedIn();
    const [one, two] = [await use(again.tokens.refresh_token!), await use(again.tokens.refresh_token!)];
    await refused(use(one.refresh_token!), 'invalid_grant');
    await refused(use(two.refresh_token!), 'invalid_grant');
    await expect(userInfo(two.access_token)).rejects.toThrow();
    expect(new Set([lost, lostToo, got, next, one, two].map((each) => each.refresh_token)).size).toBe(6);
  });

  test('of simultaneous uses of a refresh token, at most one leads on', async () => {
    const { tokens } = await signedIn();
    const use = (token: string) => client.refreshTokenGrant(party.config, token);
    const all = await Promise.allSettled([1, 2, 3].map(() => use(tokens.refresh_token!)));
    const got = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value.refresh_token!] : []));
    const on = [];
    for (const token of got) on.push(...(await Promise.allSettled([use(token)])));
    expect(on.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  test('with offline_access, a sign-in can be refreshed for 180 days, otherwise for 14', async () => {
    const { records } = product.system;
    const organisationId = (await product.system.executor.reserved.holderOf('subdomain', ada.subdomain))!.id;
    const daysOf = async (more: Record<string, string>) => {
      await signedIn(grace, party, more);
      const days = [];
      for (const id of await records.idsOf('openid RefreshToken', grace.userId, 200)) {
        const { grantId } = (await records.get<{ grantId: string }>('openid RefreshToken', id))!;
        const grant = await records.get<{ exp: number }>('openid Grant', keyOf(organisationId, grantId));
        if (grant) days.push(Math.round((grant.exp - Date.now() / 1000) / 86_400));
      }
      return days;
    };
    expect(new Set(await daysOf({ scope: 'openid' }))).toEqual(new Set([14]));
    expect(await daysOf({ scope: 'openid offline_access', prompt: 'consent' })).toContain(180);
  });

  test('a session that an application was told of is known for as long as what it got with it lasts', async () => {
    const own = await oidcApp(ada, {
      backchannel_logout_uri: 'https://10.0.0.1/backchannel',
      grant_types: ['authorization_code', 'refresh_token'],
    });
    const [person, there] = [await oidcUser(product, ada, own), await relyingParty(product, own)];
    const sidOf = async (more: Record<string, string>) =>
      (await signedIn(person, there, more)).tokens.claims()!.sid;
    const longest = await sidOf({ scope: 'openid offline_access', prompt: 'consent' });
    await sidOf({ scope: 'openid' });
    // Those that are kept the longest come first.
    const told = await sessionsTold(product.system.records, await personIdOf(product, person.userId));
    expect(told[0]).toMatchObject({ sid: longest });
  });

  test('what the scopes and the claims parameter ask for is in the ID token and in userinfo, and nothing else', async () => {
    const claimsOf = async (more: Record<string, string>) =>
      (await signedIn(grace, party, more)).tokens.claims()!;
    const all = await claimsOf({ scope: 'openid email profile' });
    expect(all).toMatchObject({ email: grace.email, email_verified: true, name: 'Grace Hopper' });
    const none = await claimsOf({ scope: 'openid' });
    expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['email']));
    expect(none).not.toHaveProperty('name');
    // What says for whom and how long a token counts cannot be asked to be something else.
    const other = { value: 'https://evil.example', essential: true };
    const claims = JSON.stringify({
      id_token: { email: null, iss: other, aud: other, exp: { value: 1 }, nonce: other },
      userinfo: { name: { essential: true } },
    });
    const { tokens } = await signedIn(grace, party, { scope: 'openid', claims });
    const one = tokens.claims()!;
    expect(one).toMatchObject({ email: grace.email, iss: party.server.origin, aud: app.appId });
    expect(one.sub).toBe(grace.userId);
    expect(one.exp).toBeGreaterThan(Date.now() / 1000);
    for (const name of ['name', 'nonce']) expect(one).not.toHaveProperty(name);
    expect(await userInfo(tokens.access_token)).toEqual({ sub: grace.userId, name: 'Grace Hopper' });
  });

  test('address and phone number come with their scopes, and discovery names all scopes and claims', async () => {
    const ida = await oidcUser(product, ada, app);
    const phone_number = '+442079460000';
    const given = { phone_number, address: { city: 'London', country: 'United Kingdom' } };
    await ada.call('PUT /updateOidcUser/:userId', { userId: ida.userId, ...given });
    const { tokens } = await signedIn(ida, party, { scope: 'openid address phone' });
    const told = {
      ...{ sub: ida.userId, phone_number, phone_number_verified: false },
      address: { locality: 'London', country: 'United Kingdom' },
    };
    expect(tokens.claims()).toMatchObject(told);
    expect(await client.fetchUserInfo(party.config, tokens.access_token, ida.userId)).toEqual(told);
    const { scopes_supported, claims_supported, claims_parameter_supported } = party.config.serverMetadata();
    expect(claims_parameter_supported).toBe(true);
    const scopes = ['openid', 'offline_access', 'email', 'profile', 'address', 'phone', 'groups'];
    expect(scopes_supported).toEqual(expect.arrayContaining(scopes));
    const claims = ['email', 'family_name', 'birthdate', 'locale', 'address', 'phone_number_verified'];
    expect(claims_supported).toEqual(expect.arrayContaining(claims));
  });

  test('custom attributes are told by the table of the application, and no longer once they are not kept', async () => {
    const { uniqueId } = ada;
    const text = { kind: 'text' as const, options: [] };
    const costs = { ...text, name: 'cost_centre', label: 'Cost centre' };
    const badge = { ...text, name: 'badge', label: 'Badge', kind: 'number' as const };
    const define = (...attributes: (typeof costs | typeof badge)[]) =>
      ada.call('PUT /attributes/:uniqueId', { uniqueId, attributes });
    await define(costs, badge);
    const tell = (...custom_claims: { claim: string; attribute: string; scope: 'openid' | 'profile' }[]) =>
      ada.call('PUT /UpdateOIDCApp/:appId', { appId: app.appId, payload: { custom_claims } });
    await tell(
      { claim: 'urn:acme:costs', attribute: 'cost_centre', scope: 'profile' },
      { claim: 'badge', attribute: 'badge', scope: 'openid' },
    );
    const ida = await oidcUser(product, ada, app);
    const personId = await personIdOf(product, ida.userId);
    const nobody = await signedIn(ida, party);
    expect(nobody.tokens.claims()).not.toHaveProperty('badge');
    const attributes = { cost_centre: '"R&D" <b>', badge: '42' };
    await ada.call('PUT /person/:personId/attributes', { personId, attributes });
    const { tokens } = await signedIn(ida, party, { scope: 'openid profile' });
    const info = () => client.fetchUserInfo(party.config, tokens.access_token, ida.userId);
    const all = { badge: 42, 'urn:acme:costs': '"R&D" <b>' };
    expect(tokens.claims()).toMatchObject({ sub: ida.userId, aud: app.appId, ...all });
    expect(await info()).toMatchObject({ sub: ida.userId, ...all });
    const few = await signedIn(ida, party, { scope: 'openid' });
    expect(few.tokens.claims()).toMatchObject({ badge: 42 });
    expect(few.tokens.claims()).not.toHaveProperty('urn:acme:costs');
    for (const claim of ['sub', 'ISS', 'aud', 'exp', 'email', '__proto__', 'a b'])
      await expect(tell({ claim, attribute: 'badge', scope: 'openid' })).rejects.toMatchObject({
        status: 400,
      });
    await define(badge);
    expect(await info()).not.toHaveProperty('urn:acme:costs');
    await tell();
    expect(await info()).not.toHaveProperty('badge');
  });
  test('groups are told with their scope or by name, and at once: in ID token, userinfo and introspection', async () => {
    const ida = await oidcUser(product, ada, app);
    const groups = await groupsFor(product, ada, ida.userId, ['wiki-admins', 'Other', 'wiki-"<b>"']);
    const { tokens } = await signedIn(ida, party, { scope: 'openid groups' });
    const info = () => client.fetchUserInfo(party.config, tokens.access_token, ida.userId);
    const inspected = () => client.tokenIntrospection(party.config, tokens.access_token);
    const all = ['Other', 'wiki-"<b>"', 'wiki-admins'];
    expect(tokens.claims()).toMatchObject({ groups: all });
    expect(await info()).toEqual({ sub: ida.userId, groups: all });
    expect(await inspected()).toMatchObject({ active: true, groups: all });
    await ada.call('PUT /UpdateOIDCApp/:appId', { appId: app.appId, payload: { groups_prefix: 'wiki-' } });
    await groups.end('wiki-admins');
    expect(await info()).toMatchObject({ groups: ['wiki-"<b>"'] });
    expect(await inspected()).toMatchObject({ groups: ['wiki-"<b>"'] });
    await ada.call('PUT /UpdateOIDCApp/:appId', { appId: app.appId, payload: { groups_prefix: '' } });
    const claims = JSON.stringify({ id_token: { groups: null } });
    const asked = await signedIn(ida, party, { scope: 'openid', claims });
    expect(asked.tokens.claims()).toMatchObject({ groups: ['Other', 'wiki-"<b>"'] });
    const plain = await signedIn(ida, party);
    expect(plain.tokens.claims()).not.toHaveProperty('groups');
    expect(await client.tokenIntrospection(party.config, plain.tokens.access_token)).not.toHaveProperty(
      'groups',
    );
  });

  test('a way to sign in that there is not ends the request with an error, and does not ask for ever', async () => {
    const [able, unable] = ['phrh', 'urn:other'].map((value) =>
      JSON.stringify({ id_token: { acr: { essential: true, values: [value] } } }),
    );
    const { tokens } = await signedIn(grace, party, { claims: able! });
    expect(tokens.claims()!.acr).toBe('phrh');
    const back = await signIn(browserAt(app), (await party.begin({ claims: unable! })).url, grace.key);
    expect(back.searchParams.get('error')).toBe('unmet_authentication_requirements');
  });

  test.for(['ES256', 'EdDSA'] as const)(
    'ID tokens and JWT access tokens are signed with %s for an application that wants it',
    async (alg) => {
      const own = await oidcApp(ada);
      const { appId } = own;
      const person = await oidcUser(product, ada, own);
      const payload = { id_token_signed_response_alg: alg };
      await ada.call('PUT /UpdateOIDCApp/:appId', { appId, payload });
      const there = await relyingParty(product, own);
      const { tokens } = await signedIn(person, there);
      const keys = createLocalJWKSet(
        (await (await there.server.send('/openid/jwks')).json()) as JSONWebKeySet,
      );
      const { protectedHeader } = await jwtVerify(tokens.id_token!, keys, { audience: appId });
      expect(protectedHeader.alg).toBe(alg);
      const resource = 'https://api.example/';
      const { resourceId } = await ada.call('POST /resource/createResource', {
        ...{ clientId: appId, resourceName: 'API', resourceIndicator: resource, scope: 'read' },
        ...{ accessTokenFormat: 'jwt', accessTokenTTL: 600 },
      });
      await ada.call('POST /resource/grantResource/:userId', { userId: person.userId, resourceId });
      const { url, remembered } = await there.begin({ resource, scope: 'openid read' });
      const back = await signIn(browserAt(own), url, person.key);
      const { access_token } = await client.authorizationCodeGrant(there.config, back, remembered, {
        resource,
      });
      const verified = await jwtVerify(access_token, keys, { audience: resource, typ: 'at+jwt' });
      expect(verified.protectedHeader.alg).toBe(alg);
      const others = (await signedIn()).tokens.id_token!;
      expect((await jwtVerify(others, keys)).protectedHeader.alg).toBe('RS256');
    },
  );

  test('an application that was told of the keys before goes on when its algorithm changes, also with ID tokens of before', async () => {
    const own = await oidcApp(ada, {
      grant_types: ['authorization_code', 'refresh_token'],
      post_logout_redirect_uris: ['https://wiki.example/bye'],
    });
    const there = await relyingParty(product, own);
    const person = await oidcUser(product, ada, own);
    const { serverMetadata } = there.config;
    expect(serverMetadata.call(there.config).id_token_signing_alg_values_supported).toEqual([
      ...['RS256', 'ES256', 'EdDSA'],
    ]);
    const keys = createLocalJWKSet((await (await there.server.send('/openid/jwks')).json()) as JSONWebKeySet);
    const { browser, tokens } = await signedIn(person, there, {
      scope: 'openid offline_access',
      prompt: 'consent',
    });
    const hint = tokens.id_token!;
    let refresh = tokens.refresh_token!;
    for (const alg of ['ES256', 'EdDSA'] as const) {
      const payload = { id_token_signed_response_alg: alg };
      await ada.call('PUT /UpdateOIDCApp/:appId', { appId: own.appId, payload });
      const next = await client.refreshTokenGrant(there.config, refresh);
      refresh = next.refresh_token!;
      const { url, remembered } = await there.begin({ prompt: 'none', id_token_hint: hint });
      const silent = await there.finish(await follow(browser, url), remembered);
      for (const { id_token } of [next, silent])
        expect((await jwtVerify(id_token!, keys, { audience: own.appId })).protectedHeader.alg).toBe(alg);
    }
    // A hint of another application, or one that nobody here has signed, still counts for nothing.
    const [head, body] = hint.split('.');
    const others = (await signedIn()).tokens.id_token!;
    for (const wrong of [`${head}.${body}.AAAA`, others]) {
      const { url } = await there.begin({ prompt: 'none', id_token_hint: wrong });
      const back = await follow(browser, url);
      expect(back.searchParams.get('error')).toBe('invalid_request');
    }
    const post_logout_redirect_uri = 'https://wiki.example/bye';
    const out = client.buildEndSessionUrl(there.config, { id_token_hint: hint, post_logout_redirect_uri });
    expect((await browser.send(out)).status).toBe(200);
  });

  test('discovery and keys may be kept for five minutes, and errors for none', async () => {
    const description = '/.well-known/openid-configuration';
    const same = '/.well-known/oauth-authorization-server';
    for (const path of [description, same, '/openid/jwks']) {
      const answer = await party.server.send(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
      const headers = { 'if-none-match': answer.headers.get('etag')! };
      expect((await party.server.send(path, { headers })).status).toBe(304);
      const told = async (given: Response) => {
        const { date: _, 'x-correlation-id': __, ...rest } = Object.fromEntries(given.headers);
        return [rest, await given.text()];
      };
      const [first, again] = [await told(answer), await told(await party.server.send(path))];
      expect(again, `${path} is the same when it is kept`).toEqual(first);
      const elsewhere = await party.server.send(path, { headers: { origin: 'https://a.example' } });
      expect(elsewhere.headers.get('access-control-allow-origin')).toBe('https://a.example');
    }
    const textAt = async (path: string) => (await party.server.send(path)).text();
    expect(await textAt(same)).toBe(await textAt(description));
    const wrong = await party.server.send('/openid/userinfo');
    expect(wrong.headers.get('cache-control')).toBe('no-store');
  });

  test('the provider is found by the address of a person, known or not, and nothing else well-known is there', async () => {
    const ask = async (query: string, host = app.host) => {
      const answer = await visit(product, host).send(`/.well-known/${query}`);
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const rel = 'http://openid.net/specs/connect/1.0/issuer';
    for (const resource of ['acct:nobody@acme.example', `https://${app.host}/ada`]) {
      const { status, type, text } = await ask(`webfinger?${new URLSearchParams({ resource, rel })}`);
      expect([status, type]).toEqual([200, 'application/jrd+json']);
      expect(JSON.parse(text)).toEqual({ subject: resource, links: [{ rel, href: party.server.origin }] });
    }
    const other = await ask('webfinger?resource=acct:a@a.example&rel=other');
    expect(JSON.parse(other.text).links).toEqual([]);
    for (const wrong of ['', '?resource=ada', '?resource=a:b&resource=c:d'])
      expect((await ask(`webfinger${wrong}`)).status).toBe(400);
    const nowhere = ['change-password', 'openid-configuration/x', 'oauth-protected-resource', 'x.html'];
    for (const path of nowhere)
      expect(await ask(path)).toMatchObject({ status: 404, type: expect.stringContaining('json') });
    expect((await ask('webfinger?resource=acct:a@a.example', 'localhost')).status).toBe(404);
  });

  test('an issuer that was entered with a slash at its end leads to the right address, and nowhere else', async () => {
    const browser = browserAt(app);
    const leads = async (path: string) => {
      const { status, headers } = await browser.send(browser.origin + path);
      return [status, headers.get('location')];
    };
    const discovery = '/.well-known/openid-configuration';
    expect(await leads(`/${discovery}?a=//b`)).toEqual([308, `${discovery}?a=//b`]);
    expect(await leads('//evil.example//x')).toEqual([308, '/evil.example/x']);
  });
  test('an endpoint says which methods it takes to one that it does not take', async () => {
    for (const [method, path, allowed] of [
      ['POST', '/.well-known/openid-configuration', 'GET, HEAD'],
      ['GET', '/openid/token', 'POST'],
      ['DELETE', '/openid/userinfo', 'GET, HEAD, POST'],
    ] as const) {
      const answer = await party.server.send(path, { method });
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allowed]);
    }
  });

  test('a HEAD does not use up what a GET would', async () => {
    const browser = browserAt(app);
    const { url } = await party.begin();
    const { status, headers } = await browser.send(url, { method: 'HEAD' });
    expect([status, headers.get('set-cookie'), headers.get('location')]).toEqual([200, null, null]);
  });

  test('a code works once, and a second use ends the tokens of the first', async () => {
    const { tokens, back, remembered } = await signedIn();
    await refused(party.finish(back, remembered), 'invalid_grant');
    await expect(userInfo(tokens.access_token)).rejects.toThrow();
  });

  test('client credentials give a token of the application itself, which it can inspect and revoke', async () => {
    const { access_token } = await client.clientCredentialsGrant(party.config);
    const inspect = () => client.tokenIntrospection(party.config, access_token);
    expect(await inspect()).toMatchObject({ active: true, client_id: app.appId });
    await client.tokenRevocation(party.config, access_token);
    expect(await inspect()).toEqual({ active: false });
  });

  test('another application learns nothing about a token and cannot revoke it', async () => {
    const about = { token_endpoint_auth_method: 'client_secret_post' } as const;
    const other = await relyingParty(product, await oidcApp(ada, about));
    const { tokens } = await signedIn();
    expect(await client.tokenIntrospection(other.config, tokens.access_token)).toEqual({ active: false });
    await client.tokenRevocation(other.config, tokens.access_token).catch(() => undefined);
    await userInfo(tokens.access_token);
  });
});

describe('attacks of which RFC 9700 warns', () => {
  /** A request that would succeed, changed in one place. */
  async function requested(change: (params: URLSearchParams) => void) {
    const { url } = await party.begin();
    change(url.searchParams);
    const answer = await browserAt(app).send(url);
    const to = answer.headers.get('location');
    return { status: answer.status, error: to && new URL(to, url).searchParams.get('error'), to };
  }
  test('the unchanged request leads to the sign-in page', async () => {
    expect((await requested(() => undefined)).to).toMatch(/^\/openid-login\/\?requestId=/);
  });
  test.for([
    ['https://wiki.example/callback/'],
    ['https://wiki.example/callback?x=1'],
    ['https://wiki.example/CALLBACK'],
    ['https://wiki.example.evil.example/callback'],
    ['https://wiki.example:444/callback'],
    ['http://wiki.example/callback'],
    ['https://wiki.example/callback#x'],
    ['https://wiki.example/x/../callback'],
    ['https://ada@wiki.example/callback'],
    ['javascript:alert(1)'],
  ])('the redirect address %s is refused without a redirect', async ([uri]) => {
    const { status, to } = await requested((params) => params.set('redirect_uri', uri!));
    expect({ status, to }).toEqual({ status: 400, to: null });
  });
  test.for<[string, (params: URLSearchParams) => void]>([
    ['no PKCE', (params) => params.delete('code_challenge')],
    ['plain PKCE', (params) => params.set('code_challenge_method', 'plain')],
    ['the implicit flow', (params) => params.set('response_type', 'token')],
    ['an unknown prompt', (params) => params.set('prompt', 'maybe')],
    ['prompt none with another', (params) => params.set('prompt', 'none login')],
    ['a bad max_age', (params) => params.set('max_age', '-1')],
    ['an unsigned request object', (params) => params.set('request', 'eyJhbGciOiJub25lIn0.e30.')],
  ])('%s goes back as an error', async ([, change]) => {
    const { error, to } = await requested(change);
    expect(to).toMatch(/^https:\/\/wiki\.example\/callback[?#]/);
    expect(error ?? to).toMatch(/invalid_request|unsupported_response_type|request_not_supported/);
  });
  test('only an application with a client secret may leave PKCE out, and a code that was bound stays so', async () => {
    const secretly = { token_endpoint_auth_method: 'client_secret_basic' } as const;
    const lax = await oidcApp(ada, { ...secretly, pkce_required: false });
    const there = await relyingParty(product, lax);
    const person = await oidcUser(product, ada, lax);
    const browser = browserAt(lax);
    const { url, remembered } = await there.begin();
    const bound = await signIn(browser, url, person.key);
    const { expectedState } = remembered;
    await refused(client.authorizationCodeGrant(there.config, bound, { expectedState }), 'invalid_grant');
    for (const name of ['code_challenge', 'code_challenge_method']) url.searchParams.delete(name);
    const back = await follow(browser, url);
    await refused(there.finish(back, remembered), 'invalid_grant');
    const free = await follow(browser, url);
    const tokens = await client.authorizationCodeGrant(there.config, free, { expectedState });
    expect(tokens.claims()!.sub).toBe(person.userId);
    await expect(oidcApp(ada, { pkce_required: false })).rejects.toMatchObject({ status: 400 });
    const { appId } = lax;
    await ada.call('PUT /UpdateOIDCApp/:appId', { appId, payload: { pkce_required: true } });
    const again = await follow(browser, url);
    expect(again.searchParams.get('error')).toBe('invalid_request');
  });
  test("another organisation's application is unknown here", async () => {
    const foreign = await oidcApp(await operatorOf(product, 'special_plan'));
    const { status, to } = await requested((params) => params.set('client_id', foreign.appId));
    expect({ status, to }).toEqual({ status: 400, to: null });
  });
  test('a code works only with its verifier and at its own application', async () => {
    const browser = browserAt(app);
    const { url, remembered } = await party.begin();
    const back = await signIn(browser, url, grace.key);
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    await refused(party.finish(back, { ...remembered, pkceCodeVerifier }), 'invalid_grant');
    const other = await relyingParty(product, await oidcApp(ada));
    const next = await party.begin();
    const code = await follow(browser, next.url);
    await refused(other.finish(code, next.remembered), 'invalid_grant');
  });
  test.for(['client_secret_basic', 'client_secret_post'] as const)(
    'a client registered for %s authenticates in no other way',
    async (method) => {
      const grants = ['client_credentials' as const, 'authorization_code' as const];
      const own = await oidcApp(ada, { token_endpoint_auth_method: method, grant_types: grants });
      const swapped = method === 'client_secret_post' ? 'client_secret_basic' : 'client_secret_post';
      const use = async (change: Partial<OidcApp>) => {
        const { config } = await relyingParty(product, { ...own, ...change });
        return client.clientCredentialsGrant(config);
      };
      expect((await use({})).access_token).toBeTruthy();
      await refused(use({ method: swapped }), 'invalid_client');
      await refused(use({ secret: `${own.secret!.slice(0, -1)}-` }), 'invalid_client');
      await refused(use({ method: 'none' }), 'invalid_client');
    },
  );
  test('an application changes how it authenticates, and is taken at its new way alone', async () => {
    const own = await oidcApp(ada, { grant_types: ['authorization_code'] });
    const { appId } = own;
    const change = (payload: object) => ada.call('PUT /UpdateOIDCApp/:appId', { appId, payload });
    const secretOf = async () => (await ada.call('POST /clientSecret/:appId', { appId })).secret;
    const use = async (method: OidcApp['method'], secret: string | null) =>
      client.clientCredentialsGrant((await relyingParty(product, { ...own, method, secret })).config);
    const grant_types = ['authorization_code', 'client_credentials'];
    await expect(change({ grant_types })).rejects.toMatchObject({ status: 400 });
    await change({ token_endpoint_auth_method: 'client_secret_post', grant_types });
    const first = await secretOf();
    expect((await use('client_secret_post', first)).access_token).toBeTruthy();
    await refused(use('client_secret_basic', first), 'invalid_client');
    await change({ token_endpoint_auth_method: 'none', grant_types: ['authorization_code'] });
    await expect(secretOf()).rejects.toMatchObject({ status: 404 });
    await change({ token_endpoint_auth_method: 'client_secret_basic', grant_types });
    await refused(use('client_secret_basic', first), 'invalid_client');
    expect((await use('client_secret_basic', await secretOf())).access_token).toBeTruthy();
  });
  test('a replaced client secret stops working at once, unless it is kept, and then when it is ended', async () => {
    const own = await oidcApp(ada, {
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'client_credentials'],
    });
    const { appId } = own;
    const works = async (secret: string | null) => {
      const { config } = await relyingParty(product, { ...own, secret });
      return client.clientCredentialsGrant(config).then(
        () => true,
        () => false,
      );
    };
    const first = own.secret;
    const { secret: second } = await ada.call('POST /rotateClientSecret/:appId', { appId });
    expect([await works(first), await works(second)]).toEqual([false, true]);
    const replaced = { appId, keepHours: 1 };
    const { secret: third } = await ada.call('POST /rotateClientSecret/:appId', replaced);
    expect([await works(first), await works(second), await works(third)]).toEqual([false, true, true]);
    await caughtUp(product);
    const { secretKeptUntil } = await ada.call('GET /getOidcClientDetails/:appId', { appId });
    expect(Date.parse(secretKeptUntil!)).toBeGreaterThan(Date.now());
    await ada.call('DELETE /keptClientSecret/:appId', { appId });
    expect([await works(second), await works(third)]).toEqual([false, true]);
  });
  test('a ticket works once, for its own request, in the browser that asked', async () => {
    const page = async () => {
      const browser = browserAt(app);
      const url = await follow(browser, (await party.begin()).url);
      return { browser, requestId: url.searchParams.get('requestId')! };
    };
    const [first, second] = [await page(), await page()];
    const { ticket } = await answer(first.browser, first.requestId, grace.key);
    expect((await handOver(second.browser, second.requestId, ticket)).status).toBe(400);
    const again = (await answer(first.browser, first.requestId, grace.key)).ticket;
    expect((await handOver(browserAt(app), first.requestId, again)).status).toBe(400);
    const last = (await answer(first.browser, first.requestId, grace.key)).ticket;
    expect((await handOver(first.browser, first.requestId, last)).status).toBe(303);
    expect((await handOver(first.browser, first.requestId, last)).status).toBe(400);
    for (const wrong of ['', 'x', 'x'.repeat(5000)])
      expect((await handOver(second.browser, second.requestId, wrong)).status).toBe(400);
  });
  test('a passkey of another application does not sign in', async () => {
    const elsewhere = await oidcUser(product, ada, await oidcApp(ada));
    const browser = browserAt(app);
    const page = await follow(browser, (await party.begin()).url);
    const requestId = page.searchParams.get('requestId')!;
    await answer(browser, requestId, grace.key);
    await expect(answer(browser, requestId, elsewhere.key)).rejects.toMatchObject({ status: 403 });
  });
});

describe('a suspension ends sign-in, refresh, introspection and userinfo at once', () => {
  test.for(suspendable)('of the %s', async (what) => {
    const own = what === 'organisation' ? await operatorOf(product, 'special_plan') : ada;
    const target = await oidcApp(own, {
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'refresh_token'],
    });
    const person = await oidcUser(product, own, target);
    const there = await relyingParty(product, target);
    const { tokens, browser } = await signedIn(person, there);
    const info = () => client.fetchUserInfo(there.config, tokens.access_token, person.userId);
    const inspect = () => client.tokenIntrospection(there.config, tokens.access_token);
    await info();
    expect(await inspect()).toMatchObject({ active: true });
    await suspendAt(product, own, what, { appId: target.appId, userId: person.userId });
    await expect(info()).rejects.toThrow();
    const inspected = await inspect().catch(() => ({ active: false }));
    expect(inspected.active).toBe(false);
    await expect(client.refreshTokenGrant(there.config, tokens.refresh_token!)).rejects.toThrow();
    const { url } = await there.begin();
    const to = (await browser.send(url)).headers.get('location');
    if (what === 'user' || what === 'device') expect(to).toMatch(/^\/openid-login\//);
    else expect(to).toBeNull();
    await expect(signIn(browser, url, person.key)).rejects.toThrow();
  });
});
