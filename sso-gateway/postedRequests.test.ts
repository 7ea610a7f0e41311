import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
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
import { operatorOf } from '../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../test/product.ts';

/** Requests of OpenID Connect that come as a form instead of as a query. */
let product: Here;
let app: OidcApp;
let foreign: OidcApp;
let party: RelyingParty;
let browser: Guest;
let idToken: string;
const bye = 'https://wiki.example/bye';
beforeAll(async () => {
  product = await sharedProduct();
  const [ada, eve] = [await operatorOf(product, 'special_plan'), await operatorOf(product, 'special_plan')];
  app = await oidcApp(ada, { post_logout_redirect_uris: [bye] });
  foreign = await oidcApp(eve);
  const grace = await oidcUser(product, ada, app);
  party = await relyingParty(product, app);
  browser = visit(product, app.host);
  const { url, remembered } = await party.begin();
  idToken = (await party.finish(await signIn(browser, url, grace.key), remembered)).id_token!;
});

/** Posts a form as a page of the relying party does. A browser that another site lets post sends no session along. */
const posted = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  visit(product, app.host, { origin: null }).send(path, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      ...{ origin: 'https://wiki.example', 'sec-fetch-site': 'cross-site' },
      ...headers,
    },
    body,
  });

describe('a request to sign in', () => {
  test('that is posted ends like one that is opened, with the session of the browser', async () => {
    const { url, remembered } = await party.begin();
    const answer = await posted(url.pathname, url.search.slice(1));
    expect(answer.status).toBe(303);
    expect(redirectOf(answer, browser.origin)).toEqual(url);
    const back = await follow(browser, redirectOf(answer, browser.origin));
    expect((await party.finish(back, remembered)).claims()?.aud).toBe(app.appId);
  });
  test('that is posted without a session leads to the sign-in page', async () => {
    const { url } = await party.begin();
    const answer = await posted(url.pathname, url.search.slice(1));
    const stranger = visit(product, app.host);
    expect((await follow(stranger, redirectOf(answer, stranger.origin))).pathname).toBe('/openid-login/');
  });
  test('keeps what it says, whatever characters that has', async () => {
    const state = '"<b>é&=+%00\r\nSet-Cookie: a=b';
    const { url } = await party.begin({ state });
    const answer = await posted(url.pathname, url.searchParams.toString());
    expect(answer.headers.get('set-cookie')).toBeNull();
    const back = await follow(browser, redirectOf(answer, browser.origin));
    expect(back.searchParams.get('state')).toBe(state);
  });
  test('is checked like one that is opened', async () => {
    const asked = async (change: (form: URLSearchParams) => void) => {
      const { url } = await party.begin();
      change(url.searchParams);
      const answer = await posted(url.pathname, url.searchParams.toString());
      const then = await browser.send(redirectOf(answer, browser.origin), {
        headers: { accept: 'text/html' },
      });
      return { status: then.status, page: await then.text() };
    };
    const refused = (why: string) => ({ status: 400, page: expect.stringContaining(why) });
    expect((await asked(() => {})).status).toBe(303);
    const twice = await asked((form) => form.append('client_id', app.appId));
    expect(twice).toEqual(refused('must not be provided twice'));
    const other = await asked((form) => form.set('client_id', foreign.appId));
    expect(other).toEqual(refused('client is invalid'));
    const many = await asked((form) => {
      for (let n = 0; n < 100; n++) form.append('a', '');
    });
    expect(many).toEqual(refused('the query has too many parameters'));
  });
});

test('a request to sign out that is posted leads to the question whether to sign out', async () => {
  const form = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: bye });
  const answer = await posted('/openid/logout', form.toString());
  expect(answer.status).toBe(303);
  const page = await browser.send(redirectOf(answer, browser.origin), { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain(`action="${browser.origin}/openid/logout/confirm"`);
  form.set('post_logout_redirect_uri', 'https://evil.example/');
  const wrong = await posted('/openid/logout', form.toString());
  expect((await browser.send(redirectOf(wrong, browser.origin))).status).toBe(400);
});

describe.each(['/openid/authorize', '/openid/logout'])('%s', (path) => {
  const form = 'application/x-www-form-urlencoded';
  test.for<[string, BodyInit, Record<string, string>, number, string]>([
    [
      'JSON',
      '{"client_id":"app"}',
      { 'content-type': 'application/json' },
      400,
      `the request is not ${form}`,
    ],
    ['a form of files', 'x', { 'content-type': 'multipart/form-data' }, 400, `the request is not ${form}`],
    ['a form of more than 8 KB', `state=${'x'.repeat(8200)}`, {}, 413, 'the form is longer than 8 KB'],
    [
      'a form that is long once unpacked',
      gzipSync(`state=${'x'.repeat(1_000_000)}`),
      { 'content-encoding': 'gzip' },
      413,
      'the form is longer than 8 KB',
    ],
    [
      'a form that is not packed as it says',
      'a=b',
      { 'content-encoding': 'gzip' },
      400,
      'the form cannot be read',
    ],
    ['a form in an unknown coding', 'a=b', { 'content-encoding': 'rot13' }, 415, 'the form cannot be read'],
  ])('refuses %s', async ([, body, headers, status, error_description]) => {
    const answer = await posted(path, body, { accept: 'application/json', ...headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.json()).toEqual({ error: 'invalid_request', error_description });
  });
  test('refuses a form that is empty, or of another method, as before', async () => {
    const empty = await posted(path, '');
    expect(empty.headers.get('location') ?? '').not.toMatch(/^https?:/);
    const put = await browser.send(path, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});
