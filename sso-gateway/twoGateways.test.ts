import { connect } from 'node:net';
import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { executor } from '../event-store/executor/execute.ts';
import { postgresRecords } from '../event-store/records/postgresRecords.ts';
import { openTestDatabase } from '../projections/testDatabase.ts';
import { serverApp } from '../server-kit/http/app.ts';
import { listen } from '../server-kit/http/listen.ts';
import { createLog } from '../server-kit/log.ts';
import * as ofBalancer from '../test/clients/gateways.ts';
import { succeeded } from '../test/clients/gateways.ts';
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
} from '../test/clients/openid.ts';
import { type SamlApp, samlApp } from '../test/clients/saml.ts';
import { arriveAt, type Provider, post, postedBy, serviceProvider } from '../test/clients/serviceProvider.ts';
import { giveAccess } from '../test/people/familyUsers.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { type Here, sharedProduct } from '../test/product.ts';
import { until } from '../test/until.ts';
import { ssoGateway } from './server.ts';

/**
 * Two gateways behind a balancer, as two processes would be: each has its own state and its own connections to the
 * records, which are in Postgres.
 */
let product: Here;
let ada: Operator;
let wiki: OidcApp;
let hr: SamlApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
let provider: Provider;
let party: RelyingParty;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let gateways: Awaited<ReturnType<typeof gateway>>[];

/** What the gateways have logged. */
const lines: string[] = [];
async function gateway(pool: Parameters<typeof postgresRecords>[0]) {
  const { system } = product;
  const kit = {
    ...system,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    records: await postgresRecords(pool, { clock: system.clock }),
    executor: executor(system.store, system.vault, { clock: system.clock }),
  };
  const { api, root, direct } = ssoGateway(kit);
  const app = serverApp(kit, { api: [api], root: [root], direct, checks: {}, lag: async () => ({}) });
  return listen(app, 0);
}
beforeAll(async () => {
  product = await sharedProduct();
  database = await openTestDatabase();
  gateways = [await gateway(database.pool), await gateway(database.pool)];
  ada = await operatorOf(product, 'special_plan');
  const about = {
    grant_types: ['authorization_code', 'refresh_token'] as ('authorization_code' | 'refresh_token')[],
  };
  [wiki, hr] = await Promise.all([oidcApp(ada, about), samlApp(ada)]);
  grace = await oidcUser(product, ada, wiki);
  await giveAccess(product, ada, { type: 'ADD_SAML_USER', appId: hr.appId }, grace);
  [party, provider] = await Promise.all([relyingParty(product, wiki), serviceProvider(product, ada, hr)]);
});
afterAll(async () => {
  await Promise.all(gateways.map(({ close }) => close().catch(() => undefined)));
  await database.close();
});

const browserAt = (which: number) => ofBalancer.browserAt(product, wiki, gateways[which]!.port);
const partyAt = (which: number) => ofBalancer.partyAt(product, wiki, gateways[which]!.port);
async function signedIn() {
  const browser = browserAt(0);
  const { url, remembered } = await party.begin();
  const back = await signIn(browser, url, grace.key);
  return { browser, back, remembered };
}

test('a code counts once, and so does a refresh token, when both gateways get it at the same moment', async () => {
  const parties = await Promise.all([partyAt(0), partyAt(1)]);
  const { back, remembered } = await signedIn();
  expect(await succeeded(parties.map((each) => each.finish(back, remembered)))).toBeLessThanOrEqual(1);
  const next = await signedIn();
  const tokens = await parties[1]!.finish(next.back, next.remembered);
  const renewed = await client.refreshTokenGrant(parties[0]!.config, tokens.refresh_token!);
  const twice = parties.map(({ config }) => client.refreshTokenGrant(config, renewed.refresh_token!));
  expect(await succeeded(twice)).toBeLessThanOrEqual(1);
});

test('nobody gets tokens or a code that could not be kept', async () => {
  const at = await partyAt(0);
  const { back, remembered } = await signedIn();
  const table = 'alter table latchkey_records.records';
  const closed = "kind not in ('openid AccessToken', 'openid AuthorizationCode')";
  await database.pool.query(`${table} add constraint closed check (${closed}) not valid`);
  const refused = await at.finish(back, remembered).catch(({ cause }) => cause as Response);
  await expect(signedIn()).rejects.toThrow(/: 500 .*server_error/);
  await database.pool.query(`${table} drop constraint closed`);
  expect(await (refused as Response).json()).toMatchObject({ error: 'server_error' });
  const next = await signedIn();
  expect((await at.finish(next.back, next.remembered)).access_token).toBeTruthy();
});

test('a sign-out of either protocol ends a session once, when both gateways get it at the same moment', async () => {
  const sessionsEnded = async () => {
    const events = await Array.fromAsync(product.system.store.readStream(`user-${grace.userId}`));
    return events.filter(({ type }) => type === 'UserSignedOut').length;
  };
  const { browser } = await signedIn();
  const page = await (await browser.send('/openid/logout')).text();
  const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page)!;
  const confirm = (which: number) =>
    post(browser.at(gateways[which]!.port), '/openid/logout/confirm', { xsrf: xsrf!, logout: 'yes' });
  await Promise.all([confirm(0), confirm(1)]);
  expect(await sessionsEnded()).toBe(1);

  const again = await signedIn();
  const { answer: form } = await arriveAt(again.browser, await again.browser.send(await provider.begin()));
  const { profile } = await provider.provider.validatePostResponseAsync((await postedBy(form)).form);
  const url = await provider.provider.getLogoutUrlAsync(profile!, '', {});
  const statuses = await Promise.all(
    [0, 1].map(async (which) => (await again.browser.at(gateways[which]!.port).send(url)).status),
  );
  expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(1);
  const others = await Promise.all([0, 1].map(() => provider.provider.getLogoutUrlAsync(profile!, '', {})));
  await Promise.all(others.map((each, which) => again.browser.at(gateways[which]!.port).send(each)));
  expect(await sessionsEnded()).toBe(2);
});

test('a request for a sign-in counts once at both gateways', async () => {
  const url = await provider.begin();
  const statuses = await Promise.all([0, 1].map(async (which) => (await browserAt(which).send(url)).status));
  expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(1);
});

test('a request that ends before its body is noted in the log alone', async () => {
  const written = vi.spyOn(console, 'error');
  const socket = connect(gateways[0]!.port, '127.0.0.1');
  const host = `Host: ${wiki.host}:${product.port}\r\nContent-Type: application/x-www-form-urlencoded`;
  socket.end(`POST /openid/token HTTP/1.1\r\n${host}\r\nContent-Length: 100\r\n\r\ngrant_type=`);
  await until(() => expect(lines.join('')).toContain('was cut off'));
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});

test('an id with a null character is unknown at every address', async () => {
  const browser = browserAt(0);
  const answers = await Promise.all([
    browser.send('/saml/idp/resume/%00'),
    post(browser, '/idp/login/cancel', { requestId: '\0' }),
    post(browser, '/idp/login/post', { requestId: '\0', ticket: '\0', idpId: '\0' }),
    post(browser, '/saml/idp/logout/next', { round: '\0' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 200]);
});

test('a sign-in that began at a gateway goes on at the other one after it has ended', async () => {
  const there = browserAt(1);
  const { url, remembered } = await party.begin();
  const page = await follow(there, url);
  const requestId = page.searchParams.get('requestId')!;
  await gateways[1]!.close();
  await expect(there.send('/.well-known/openid-configuration')).rejects.toThrow();
  const browser = there.at(gateways[0]!.port);
  const { ticket } = await answer(browser, requestId, grace.key);
  const back = redirectOf(await handOver(browser, requestId, ticket), browser.origin);
  const tokens = await (await partyAt(0)).finish(await follow(browser, back), remembered);
  expect(tokens.claims()!.sub).toBe(grace.userId);
});
