import type { Router } from 'express';
// @ts-expect-error The types of the library describe only what it exports.
import LibraryRouter from 'oidc-provider/lib/helpers/router.js';
import { beforeAll, expect, type MockInstance, test, vi } from 'vitest';
import { type OidcApp, oidcApp, relyingParty } from '../test/clients/openid.ts';
import { type SamlApp, samlApp } from '../test/clients/saml.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../test/product.ts';
import { goesOn, routeLimits } from './routeLimits.ts';
import { samlEndpoints } from './saml/endpoints.ts';

let product: Here;
let ada: Operator;
let wiki: OidcApp;
let hr: SamlApp;
/** The routes of the library's router, once a provider has been made. */
const ofLibrary = new Set<string>();
beforeAll(async () => {
  for (const method of ['get', 'post', 'put', 'delete'] as const) {
    const add = LibraryRouter.prototype[method];
    vi.spyOn(LibraryRouter.prototype, method).mockImplementation(function (this: object, ...of: string[]) {
      ofLibrary.add(of[1]!);
      return add.apply(this, of);
    });
  }
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  const grants = ['authorization_code' as const, 'urn:ietf:params:oauth:grant-type:device_code' as const];
  wiki = await oidcApp(ada, { grant_types: grants });
  hr = await samlApp(ada);
  await visit(product, wiki.host).send('/.well-known/openid-configuration');
  vi.restoreAllMocks();
});

test('every route of the protocols is in the table of limits', () => {
  const ofSaml = (samlEndpoints({} as never, (() => () => undefined) as never, {} as never) as Router).stack;
  const mounted = [...ofLibrary, ...ofSaml.flatMap(({ route }) => (route ? [route.path] : []))];
  expect(mounted.length).toBeGreaterThan(25);
  expect(mounted.filter((path) => !(path in routeLimits))).toEqual([]);
});

/** Uses up what an address may do at an address of the organisation, which it has just asked. */
function useUp(asked: MockInstance<Here['system']['rates']['allow']>, now: number) {
  const { system } = product;
  const [key, rate] = asked.mock.calls.findLast(([key]) => key.includes('protocolRequests'))!;
  for (let i = 0; i < rate.count; i += 1) system.rates.allow(key, rate, now);
  return { key, count: rate.count };
}
const form = (body: string) => ({
  ...{ method: 'POST', body },
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

test('an address can ask each address of an organisation 600 times a minute, and others go on', async () => {
  const about = 'client_id=x';
  const asked: [path: string, init?: RequestInit][] = [
    [`/openid/authorize?${about}`],
    ['/openid/par', form(about)],
    ['/openid/device/authorize', form(about)],
    ['/openid/device'],
    ['/openid/LOGOUT/'],
    [`/saml/idp/start/${hr.appId}`],
    [`/saml/idp/sso/${hr.appId}?SAMLRequest=x`],
    [`/saml/idp/slo/${hr.appId}`, form('SAMLRequest=x')],
    ['/authenticate/x/login', form('ticket=x')],
  ];
  const browser = visit(product, wiki.host);
  const { rates, clock } = product.system;
  const [now, counted] = [clock(), rates.allow.bind(rates)];
  // At one moment, because what is used up comes back by the tenth of a second.
  const allow = vi.spyOn(rates, 'allow').mockImplementation((key, rate) => counted(key, rate, now));
  const keys = new Set<string>();
  for (const [path, init] of asked) {
    expect((await browser.send(path, init)).status, path).not.toBe(429);
    const { key, count } = useUp(allow, now);
    expect(count).toBe(600);
    keys.add(key);
    const refused = await browser.send(path, init);
    expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 429, '1']);
  }
  allow.mockRestore();
  expect(keys.size).toBe(asked.length);
  const other = await oidcApp(await operatorOf(product, 'special_plan'));
  const { status } = await visit(product, other.host).send(`/openid/authorize?${about}`);
  expect(status).not.toBe(429);
  expect((await browser.send('/openid/jwks')).status).toBe(200);
});

test('a route that nobody has put into the table is limited too', async () => {
  const asked = vi.fn(() => ({ ok: true, retryAfterSeconds: 0, fullAt: 0 }));
  const kit = {
    rates: { allow: asked, putBack: vi.fn() },
    clock: Date.now,
    limits: undefined as never,
    widened: async () => 1,
  };
  const asking = (path: string) =>
    goesOn(
      kit,
      { organisationId: 'acme', look: async () => ({ language: 'en', brand: null }) },
      path,
      { ip: '192.0.2.1' } as never,
      {} as never,
    );
  expect(await asking('/openid/new')).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await asking('/openid/token')).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('state and nonce have at most 1,024 characters', async () => {
  const party = await relyingParty(product, await oidcApp(await operatorOf(product, 'special_plan')));
  for (const name of ['state', 'nonce', 'login_hint']) {
    const { url } = await party.begin({ [name]: 'x'.repeat(1024) });
    expect((await party.server.send(String(url))).headers.get('location')).toMatch(/^\/openid-login\//);
    url.searchParams.set(name, 'x'.repeat(1025));
    const refused = new URL((await party.server.send(String(url))).headers.get('location')!);
    expect(refused.origin + refused.pathname).toBe(party.callback);
    expect(refused.searchParams.get('error')).toBe('invalid_request');
    expect(refused.searchParams.get('error_description')).toBe(`${name} is longer than 1024 characters`);
  }
});
