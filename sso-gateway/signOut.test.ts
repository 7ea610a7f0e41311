import * as client from 'openid-client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sessionsTold } from '../server-kit/access/oidcSessions.ts';
import {
  follow,
  type OidcApp,
  oidcApp,
  oidcUser,
  type RelyingParty,
  relyingParty,
  signIn,
} from '../test/clients/openid.ts';
import { type SamlApp, samlApp } from '../test/clients/saml.ts';
import { arriveAt, type Provider, post, postedBy, serviceProvider } from '../test/clients/serviceProvider.ts';
import { giveAccess, personIdOf } from '../test/people/familyUsers.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../test/product.ts';

/** The product, an OpenID and a SAML application of one organisation, and a person whom both know. */
let product: Here;
let ada: Operator;
let wiki: OidcApp;
let hr: SamlApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
let party: RelyingParty;
let provider: Provider;
const bye = 'https://wiki.example/bye';
const told = 'https://10.0.0.1/backchannel';
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  [wiki, hr] = await Promise.all([
    oidcApp(ada, {
      grant_types: ['authorization_code', 'refresh_token'],
      post_logout_redirect_uris: [bye],
      backchannel_logout_uri: told,
    }),
    samlApp(ada),
  ]);
  grace = await oidcUser(product, ada, wiki);
  await giveAccess(product, ada, { type: 'ADD_SAML_USER', appId: hr.appId }, grace);
  [party, provider] = await Promise.all([relyingParty(product, wiki), serviceProvider(product, ada, hr)]);
});

/** A browser in which the person has signed in to the OpenID application and, as often as told, to the SAML one. */
async function signedInToBoth(times = 1) {
  const browser = visit(product, wiki.host);
  const { url, remembered } = await party.begin();
  const tokens = await party.finish(await signIn(browser, url, grace.key), remembered);
  const profiles = [];
  for (let time = 0; time < times; time++) {
    const { answer } = await arriveAt(browser, await browser.send(await provider.begin()));
    const { profile } = await provider.provider.validatePostResponseAsync((await postedBy(answer)).form);
    profiles.push(profile!);
  }
  return { browser, tokens, profiles };
}
/** Signs out as the OpenID application asks for it, up to where the confirmation leads. */
async function signOutOf(
  browser: Guest,
  id_token_hint: string,
  answer: Record<string, string> = { logout: 'yes' },
) {
  const about = { post_logout_redirect_uri: bye, state: 'here', id_token_hint };
  const page = await (await browser.send(client.buildEndSessionUrl(party.config, about))).text();
  const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page)!;
  return post(browser, '/openid/logout/confirm', { xsrf: xsrf!, ...answer });
}
const addressOf = (answer: Response) => new URL(answer.headers.get('location')!);
/** Answers the request to sign out that the browser has been sent to the service provider with. */
async function confirmed(browser: Guest, to: URL) {
  const { profile } = await provider.provider.validateRedirectAsync(
    Object.fromEntries(to.searchParams),
    to.search.slice(1),
  );
  const state = to.searchParams.get('RelayState')!;
  return browser.send(await provider.provider.getLogoutResponseUrlAsync(profile!, state, {}, true));
}
async function sessionsEnded(userId = grace.userId) {
  const stream = product.system.store.readStream(`user-${userId}`);
  const events = await Array.fromAsync(stream);
  return events
    .filter(({ type }) => type === 'UserSignedOut')
    .map(({ data }) => (data as { sessionId: string }).sessionId);
}

describe('signing out of the OpenID application', () => {
  test('visits the SAML application, comes back, and is on record for the back channel', async () => {
    const { browser, tokens, profiles } = await signedInToBoth();
    const known = async () =>
      (await sessionsTold(product.system.records, await personIdOf(product, grace.userId))).map(
        ({ sid }) => sid,
      );
    expect(await known()).toContain(tokens.claims()!.sid);
    const to = addressOf(await signOutOf(browser, tokens.id_token!));
    expect(await known()).not.toContain(tokens.claims()!.sid);
    expect(`${to.origin}${to.pathname}`).toBe(hr.sloUrl);
    const { profile } = await provider.provider.validateRedirectAsync(
      Object.fromEntries(to.searchParams),
      to.search.slice(1),
    );
    expect(profile).toMatchObject({ nameID: grace.email, sessionIndex: profiles[0]!.sessionIndex });
    const { href } = addressOf(await confirmed(browser, to));
    expect(href).toBe(`${bye}?state=here`);
    expect(tokens.claims()!.sid).toMatch(/^[\w-]{20,}$/);
    expect((await sessionsEnded()).filter((each) => each === tokens.claims()!.sid)).toHaveLength(1);
    const again = await arriveAt(browser, await browser.send(await provider.begin()));
    expect(again.at?.pathname).toBe('/idp/login/');
  });
  test('says so when an application did not confirm it, and leads on', async () => {
    const { browser, tokens } = await signedInToBoth();
    await ada.call('PUT /SAML/updateSAMLAppStatus/:appId', { appId: hr.appId, suspended: true });
    const answer = await signOutOf(browser, tokens.id_token!);
    await ada.call('PUT /SAML/updateSAMLAppStatus/:appId', { appId: hr.appId, suspended: false });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('not every application has confirmed it');
    expect(html).toContain(`href="${bye}?state=here"`);
  });
  test('a person who stays signed in keeps the session and the SAML application', async () => {
    const { browser, tokens } = await signedInToBoth();
    expect(addressOf(await signOutOf(browser, tokens.id_token!, {})).href).toBe(`${bye}?state=here`);
    expect(await sessionsEnded()).not.toContain(tokens.claims()!.sid);
    const { answer } = await arriveAt(browser, await browser.send(await provider.begin()));
    expect((await postedBy(answer)).form.SAMLResponse).toBeTruthy();
  });
  test('is repeated until each application is told, where the log fails in between', async () => {
    const { store } = product.system;
    const notes = await oidcApp(ada, { backchannel_logout_uri: told });
    const access = await giveAccess(product, ada, { type: 'ADD_OIDC_USER', appId: notes.appId }, grace);
    const { browser, tokens } = await signedInToBoth();
    const other = await relyingParty(product, notes);
    const { url, remembered } = await other.begin();
    const there = await other.finish(await follow(browser, url), remembered);
    const { append } = store;
    const away = vi
      .spyOn(store, 'append')
      .mockImplementation((stream, ...rest) =>
        stream === `user-${access}`
          ? Promise.reject(new Error('the log is away'))
          : append.call(store, stream, ...rest),
      );
    expect((await signOutOf(browser, tokens.id_token!)).status).toBe(500);
    away.mockRestore();
    expect(await sessionsEnded(access)).not.toContain(there.claims()!.sid);
    await signOutOf(browser, tokens.id_token!);
    expect(await sessionsEnded(access)).toEqual([there.claims()!.sid]);
    expect((await sessionsEnded()).filter((each) => each === tokens.claims()!.sid)).toHaveLength(1);
    const again = await other.begin();
    expect((await follow(browser, again.url)).pathname).toBe('/openid-login/');
  });
  test('visits any number of sign-ins, with a page in between before the browser has followed too many redirects', async () => {
    const { browser, tokens, profiles } = await signedInToBoth(9);
    const visited = new Set<string>();
    let [answer, pages] = [await signOutOf(browser, tokens.id_token!), 0];
    while (answer.status === 200 || addressOf(answer).origin === new URL(hr.sloUrl!).origin) {
      if (answer.status === 200) {
        pages += 1;
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'sha256-");
        const [, round] = /name="round" value="([^"]+)"/.exec(await answer.text())!;
        answer = await post(browser, '/saml/idp/logout/next', { round: round! });
        const used = await post(browser, '/saml/idp/logout/next', { round: round! });
        expect(await used.text()).toContain('You are signed out.');
      } else {
        const to = addressOf(answer);
        visited.add(to.searchParams.get('SAMLRequest')!);
        answer = await confirmed(browser, to);
      }
    }
    expect({ visits: visited.size, pages }).toEqual({ visits: profiles.length, pages: 1 });
    expect(addressOf(answer).href).toBe(`${bye}?state=here`);
  });
});

describe('signing out of the SAML application', () => {
  test('ends the session and the tokens of the OpenID application, once however often it is asked', async () => {
    const { browser, tokens, profiles } = await signedInToBoth();
    const info = () => client.fetchUserInfo(party.config, tokens.access_token, grace.userId);
    await info();
    const urls = await Promise.all(
      [0, 1].map(() => provider.provider.getLogoutUrlAsync(profiles[0]!, '/bye', {})),
    );
    const answers = await Promise.all(urls.map((url) => browser.send(url)));
    for (const answer of answers) {
      const to = addressOf(answer);
      await provider.provider.validateRedirectAsync(Object.fromEntries(to.searchParams), to.search.slice(1));
      expect(`${to.origin}${to.pathname}`).toBe(hr.sloUrl);
    }
    await expect(info()).rejects.toThrow();
    await expect(client.refreshTokenGrant(party.config, tokens.refresh_token!)).rejects.toThrow();
    expect((await sessionsEnded()).filter((each) => each === tokens.claims()!.sid)).toHaveLength(1);
    const { url } = await party.begin();
    expect((await follow(browser, url)).pathname).toBe('/openid-login/');
  });
});
