import { beforeAll, describe, expect, test } from 'vitest';
import {
  follow,
  type OidcApp,
  oidcApp,
  oidcUser,
  type RelyingParty,
  relyingParty,
  signIn,
} from '../../test/clients/openid.ts';
import { operatorOf } from '../../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../../test/product.ts';

/** Requests that the conformance profiles of OpenID Connect and RFC 9700 want refused. Unchanged, each succeeds. */
type Fields = Record<string, string>;
type Change = (fields: Fields) => string | Fields;
let product: Here;
let app: OidcApp;
let other: OidcApp;
let party: RelyingParty;
let browser: Guest;
let idToken: string;
const bye = 'https://wiki.example/bye';
beforeAll(async () => {
  product = await sharedProduct();
  const ada = await operatorOf(product, 'special_plan');
  const about = {
    token_endpoint_auth_method: 'client_secret_basic' as const,
    grant_types: ['authorization_code' as const, 'refresh_token' as const],
    post_logout_redirect_uris: [bye],
  };
  [app, other] = [await oidcApp(ada, about), await oidcApp(ada, about)];
  const grace = await oidcUser(product, ada, app);
  party = await relyingParty(product, app);
  browser = visit(product, app.host);
  const { url, remembered } = await party.begin();
  idToken = (await party.finish(await signIn(browser, url, grace.key), remembered)).id_token!;
});

const basic = ({ appId, secret }: OidcApp) => `Basic ${Buffer.from(`${appId}:${secret}`).toString('base64')}`;
const form = (fields: string | Fields) =>
  typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
/** Asks for tokens as an application. */
async function asked(fields: string | Fields, headers: Fields = { authorization: basic(app) }) {
  const reply = await party.server.send('/openid/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: form(fields),
  });
  const said = (await reply.json()) as { error?: string; refresh_token: string; access_token: string };
  return { status: reply.status, ...said };
}
/** The request for tokens with a new code, which the session of the browser gets at once. */
async function withCode(): Promise<Fields> {
  const { url, remembered } = await party.begin();
  const back = await follow(browser, url);
  return {
    ...{ grant_type: 'authorization_code', code: back.searchParams.get('code')! },
    ...{ redirect_uri: party.callback, code_verifier: remembered.pkceCodeVerifier },
  };
}
const without = (name: string) => (fields: Fields) => {
  const { [name]: _, ...rest } = fields;
  return rest;
};
const set = (more: Fields) => (fields: Fields) => ({ ...fields, ...more });
const twice = (name: string) => (fields: Fields) =>
  `${form(fields)}&${name}=${encodeURIComponent(fields[name]!)}`;

describe('a request for tokens with a code', () => {
  test.for<[string, Change, string]>([
    ['without the code', without('code'), 'invalid_request'],
    ['without the verifier', without('code_verifier'), 'invalid_grant'],
    ['with a verifier that is too short', set({ code_verifier: 'short' }), 'invalid_request'],
    ['without the redirect address', without('redirect_uri'), 'invalid_request'],
    ['with another redirect address', set({ redirect_uri: 'https://wiki.example/other' }), 'invalid_grant'],
    ['with the code twice', twice('code'), 'invalid_request'],
    ['with the grant twice', twice('grant_type'), 'invalid_request'],
    ['without a grant', without('grant_type'), 'invalid_request'],
    [
      'with the password grant',
      set({ grant_type: 'password', username: 'a', password: 'b' }),
      'unsupported_grant_type',
    ],
    ['with a grant that is not registered', set({ grant_type: 'client_credentials' }), 'invalid_request'],
    [
      'with a code that was changed',
      ({ code, ...rest }) => ({ ...rest, code: `${code!.slice(0, -1)}${code!.endsWith('-') ? '_' : '-'}` }),
      'invalid_grant',
    ],
  ])('%s is refused', async ([, change, error]) => {
    expect((await asked(await withCode())).status).toBe(200);
    expect(await asked(change(await withCode()))).toMatchObject({ status: 400, error });
  });
  test.for<[string, () => Fields, (fields: Fields) => Fields]>([
    ['nobody', () => ({}), (fields) => fields],
    ['an application that only names itself', () => ({}), set({ client_id: 'app' })],
    [
      'two ways at once',
      () => ({ authorization: basic(app) }),
      set({ client_id: 'app', client_secret: 'secret' }),
    ],
    [
      'an unknown application',
      () => ({ authorization: basic({ ...app, appId: 'nobody' }) }),
      (fields) => fields,
    ],
    ['another scheme', () => ({ authorization: `Bearer ${app.secret}` }), (fields) => fields],
  ])('from %s is refused', async ([, headers, change]) => {
    expect((await asked(await withCode())).status).toBe(200);
    const { status, error } = await asked(change(await withCode()), headers());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(error).toMatch(/^invalid_(?:client|request)$/);
  });
});

describe('a request for tokens with a refresh token', () => {
  const refreshing = async () => {
    const { refresh_token } = await asked(await withCode());
    return { grant_type: 'refresh_token', refresh_token };
  };
  test.for<[string, Change, string]>([
    ['without the token', without('refresh_token'), 'invalid_request'],
    ['with the token twice', twice('refresh_token'), 'invalid_request'],
    [
      'with more scopes than were granted',
      set({ scope: 'openid email profile offline_access' }),
      'invalid_scope',
    ],
    [
      'with a token that was changed',
      ({ refresh_token, ...rest }) => ({ ...rest, refresh_token: `${refresh_token}x` }),
      'invalid_grant',
    ],
  ])('%s is refused', async ([, change, error]) => {
    expect((await asked(await refreshing())).status).toBe(200);
    expect(await asked(change(await refreshing()))).toMatchObject({ status: 400, error });
  });
  test('with an access token is refused, and from another application too', async () => {
    const { access_token } = await asked(await withCode());
    const swapped = { grant_type: 'refresh_token', refresh_token: access_token };
    expect(await asked(swapped)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const stolen = await asked(await refreshing(), { authorization: basic(other) });
    expect(stolen).toMatchObject({ status: 400, error: 'invalid_grant' });
  });
});

describe('a request to sign out', () => {
  const unchanged = (): Fields => ({
    id_token_hint: idToken,
    post_logout_redirect_uri: bye,
    client_id: app.appId,
  });
  const sent = async (fields: string | Fields) => {
    const reply = await browser.send(`/openid/logout?${form(fields)}`, { headers: { accept: 'text/html' } });
    return { status: reply.status, to: reply.headers.get('location') };
  };
  test.for<[string, Change]>([
    ['with an address that is not registered', set({ post_logout_redirect_uri: 'https://evil.example/bye' })],
    ['with an address that has more', set({ post_logout_redirect_uri: `${bye}?x=1` })],
    ['with another application than that of the token', (fields) => ({ ...fields, client_id: other.appId })],
    [
      'of an unknown application',
      (fields) => ({ post_logout_redirect_uri: fields.post_logout_redirect_uri!, client_id: 'nobody' }),
    ],
    ['with a token that is none', set({ id_token_hint: 'x.y.z' })],
    [
      'with a token whose signature was changed',
      (fields) => ({ ...fields, id_token_hint: `${fields.id_token_hint!.slice(0, -8)}AAAAAAAA` }),
    ],
    [
      'with a token without a signature',
      (fields) => {
        const none = Buffer.from('{"alg":"none"}').toString('base64url');
        return { ...fields, id_token_hint: `${none}.${idToken.split('.')[1]}.` };
      },
    ],
    ['with the address twice', twice('post_logout_redirect_uri')],
  ])('%s is refused without a redirect', async ([, change]) => {
    expect(await sent(unchanged())).toEqual({ status: 200, to: null });
    expect(await sent(change(unchanged()))).toEqual({ status: 400, to: null });
  });
  test('is not confirmed by a form of another site', async () => {
    expect((await sent(unchanged())).status).toBe(200);
    const forged = await browser.send('/openid/logout/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form({ xsrf: 'guessed', logout: 'yes' }),
    });
    expect(forged.status).toBe(400);
    expect((await asked(await withCode())).status).toBe(200);
  });
});

describe('a request for a sign-in', () => {
  test.for<[string, (params: URLSearchParams) => void]>([
    ['without a response type', (params) => params.delete('response_type')],
    ['for an ID token from the front channel', (params) => params.set('response_type', 'code id_token')],
    ['with an unknown response mode', (params) => params.set('response_mode', 'web_message')],
    ['with a max_age that is no number', (params) => params.set('max_age', 'soon')],
    ['with a hint that is no token', (params) => params.set('id_token_hint', 'x.y.z')],
    ['with a challenge that is too short', (params) => params.set('code_challenge', 'short')],
    ['with an unknown challenge method', (params) => params.set('code_challenge_method', 'S1')],
    ['with a request address', (params) => params.set('request_uri', 'https://wiki.example/request')],
    ['with registration', (params) => params.set('registration', '{}')],
    ['with the scope twice', (params) => params.append('scope', 'openid')],
    ['with the application twice', (params) => params.append('client_id', other.appId)],
    ['for a resource that does not exist', (params) => params.set('resource', 'https://other.example/')],
  ])('%s leads to no code', async ([, change]) => {
    const { url } = await party.begin();
    expect((await follow(browser, url)).searchParams.get('code')).toBeTruthy();
    change(url.searchParams);
    const reply = await browser.send(url, { headers: { accept: 'text/html' } });
    const to = reply.headers.get('location');
    const said = to ? new URL(to, url) : null;
    if (said) {
      expect(said.href).toMatch(/^https:\/\/wiki\.example\/callback[?#]/);
      const answered = new URLSearchParams(said.search || said.hash.slice(1));
      expect(answered.get('error')).toMatch(/^(?:invalid|unsupported|request|registration)_/);
      expect(answered.get('code')).toBeNull();
    } else expect(reply.status).toBe(400);
  });
});

test.for([
  '/openid/authorize',
  '/openid/authorize/some-request',
  '/openid/device',
  '/openid/device/some-request',
  '/openid/logout',
  '/openid/userinfo',
])('%s refuses a query with very many parameters before it is read', async (path) => {
  const ask = (count: number) => browser.send(`${path}?${Array(count).fill('a').join('&')}`);
  const answer = await ask(101);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: 'invalid_request',
    error_description: 'the query has too many parameters',
  });
  expect(await (await ask(100)).text()).not.toContain('too many parameters');
});

describe('the end of a sign-in', () => {
  const login = '/authenticate/some-request/login';
  const posted = (body: string, headers: Fields = {}) =>
    browser.send(login, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  test.for<[string, () => Promise<Response>, number, number]>([
    ['a form that is too long', () => posted(`ticket=${'x'.repeat(9000)}`), 413, 1002],
    ['a form in a coding that is not known', () => posted('a=b', { 'content-encoding': 'rot13' }), 415, 1000],
    ['a request of another browser', () => posted('ticket=x'), 400, 3100],
    ['another method', () => browser.send(login, { method: 'PUT' }), 404, 1001],
  ])('refuses %s, with the headers of every answer', async ([, ask, status, errorCode]) => {
    const answer = await ask();
    const said = (await answer.json()) as { errorCode: number; correlationId: string };
    expect({ status: answer.status, errorCode: said.errorCode }).toEqual({ status, errorCode });
    expect(answer.headers.get('x-correlation-id')).toBe(said.correlationId);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
