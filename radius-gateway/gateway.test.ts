import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CloseToEverybody, OpenToEverybody } from '../domain/application/openings.ts';
import { RequestLinkMail } from '../domain/pushes/commands.ts';
import { english } from '../domain/sentences/families/radius/english.ts';
import { TransactionOpened } from '../domain/transaction/events.ts';
import { ratesOf } from '../server-kit/limits/rates.ts';
import { personIdOf } from '../server-kit/people/people.ts';
import { oidcApp, oidcUser } from '../test/clients/openid.ts';
import {
  datagrams,
  mailedRequest,
  radclient,
  radiusApp,
  radiusSecret,
  radiusUser,
  requestsTo,
  run,
} from '../test/clients/radius.ts';
import { refusal, refusing } from '../test/clients/raw.ts';
import { type Operator, operatorOf, unique } from '../test/people/people.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../test/product.ts';
import { accounting } from './accounting.ts';
import { liveClients } from './clients/clients.ts';
import { gatewayOf } from './gateway.ts';
import { logins } from './login.ts';
import { code } from './protocol/codes.ts';
import { type Packet, parsePacket, textOf, valuesOf } from './protocol/packet.ts';
import { accountingRequest, request } from './protocol/testRequests.ts';
import { startRadius } from './server.ts';

type App = Awaited<ReturnType<typeof radiusApp>>;
type Person = Awaited<ReturnType<typeof radiusUser>>;
let product: Here;
let ada: Operator;
let app: App;
let grace: Person;
let socket: Awaited<ReturnType<typeof datagrams>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await radiusApp(ada);
  grace = await radiusUser(product, ada, app);
  socket = await datagrams(product, app.address);
});
afterAll(() => socket.close());

const { 'reply.suspended': suspended, 'reply.client': suspendedClient } = english;
const login = ({ email }: Person) => ({ 'User-Name': email, 'User-Password': 'anything' });
const secret = Buffer.from(radiusSecret);
const asked = (more: Parameters<typeof request>[1] = {}) =>
  request(secret, { username: grace.email, ...more });
const parsed = (bytes: Buffer | null) => parsePacket(bytes!) as Packet;

/** A gateway without a socket, whose logins have this kit. */
async function gatewayOn(kit: Here['system']) {
  const stopping = new AbortController();
  const clients = liveClients(product.system);
  await clients.follow(stopping.signal).caughtUp;
  const gateway = gatewayOf(kit, clients, logins(kit, stopping.signal), accounting(kit));
  return { gateway, stop: () => stopping.abort() };
}

describe('a client that waits', () => {
  test('(radclient) gets Access-Accept once the user has approved on the phone, which shows client, address and time [sso.radius-service, approval.request-origin, approval.route.radius-login, org-user-detail.call.get-getradiususerreport]', async () => {
    const waiting = radclient(product, app, { ...login(grace), 'Calling-Station-Id': '203.0.113.9' });
    const phone = await mailedRequest(product, grace.email);
    const shown = await phone.asked();
    expect(shown).toMatchObject({
      ...{ kind: 'radius-login', auth: 'radius', type: 2, device: null, client: 'Office VPN' },
      ...{ ipAddress: '203.0.113.9', numbers: [] },
    });
    expect(Date.parse(shown.reqTime)).toBeGreaterThan(Date.now() - 60_000);
    await phone.approve(grace.key);
    const output = await waiting;
    expect(output).toContain('Received Access-Accept');
    expect(output).toMatch(/Message-Authenticator = 0x(?!0{32})[\da-f]{32}/);
    const users = await ada.call('GET /getRadiusUsersByAppId/:appId', app);
    expect(users).toMatchObject([{ username: grace.email, loginCount: 1, realm: 'radius' }]);
    const { userId } = users[0]!;
    const { platform } = await ada.call('GET /getRadiusUserReport/:userId', { userId });
    expect(platform).toEqual({ others: 1 });
  });
  test('gets Access-Reject with the reason when the user declines', async () => {
    const dora = await radiusUser(product, ada, app);
    const waiting = radclient(product, app, login(dora));
    await (await mailedRequest(product, dora.email)).decline();
    expect(await waiting).toMatch(
      /Received Access-Reject[\s\S]*Reply-Message = "The sign-in was declined\."/,
    );
  });
  test('is understood when it sends the Windows domain before the name', async () => {
    const eve = await radiusUser(product, ada, app);
    const reply = socket.exchange(request(secret, { username: `ACME\\${eve.email}`, identifier: 20 }));
    await (await mailedRequest(product, eve.email)).approve(eve.key);
    expect(parsed(await reply).code).toBe(code.accessAccept);
  });
  test('gets Access-Reject with the reason when the user does not answer in time', async () => {
    const { system } = product;
    const amy = await radiusUser(product, ada, app);
    let passed = 0;
    const execute: typeof system.executor.execute = async (command, ...rest) => {
      const done = await system.executor.execute(command, ...rest);
      if (command === RequestLinkMail) passed = 121_000;
      return done;
    };
    const clock = () => system.clock() + passed;
    const { gateway, stop } = await gatewayOn({
      ...system,
      clock,
      executor: { ...system.executor, execute },
    });
    const bytes = request(secret, { username: amy.email });
    const reply = parsed(await gateway.answer(bytes, { address: app.address, port: 1645 }));
    expect([reply.code, textOf(reply, 18)]).toEqual([
      code.accessReject,
      'The sign-in was not approved in time.',
    ]);
    stop();
  });
  test('repeats without opening a second request, and gets the first reply again', async () => {
    const bob = await radiusUser(product, ada, app);
    const bytes = request(secret, { username: bob.email, identifier: 21 });
    const first = socket.exchange(bytes);
    for (let n = 0; n < 5; n++) socket.send(bytes);
    const phone = await mailedRequest(product, bob.email);
    await phone.approve(bob.key);
    const reply = await first;
    expect(parsed(reply).code).toBe(code.accessAccept);
    expect(await socket.exchange(bytes)).toEqual(reply);
    expect(await requestsTo(product, bob.email)).toBe(1);
  });
  test('and asks two gateways opens one request; both answer, also when one stops and the client turns to the other', async () => {
    const [mia, other] = [await radiusUser(product, ada, app), await startRadius(product.system)];
    await other.ready;
    const elsewhere = await datagrams(product, app.address, other.ports.RADIUS_AUTH_PORT);
    const bytes = (identifier: number) => request(secret, { username: mia.email, identifier });
    const both = bytes(41);
    const replies = [elsewhere.exchange(both), socket.exchange(both)];
    const first = await mailedRequest(product, mia.email);
    await first.approve(mia.key);
    for (const reply of await Promise.all(replies)) expect(parsed(reply).code).toBe(code.accessAccept);
    expect(await requestsTo(product, mia.email)).toBe(1);
    const again = bytes(42);
    elsewhere.send(again);
    const second = await mailedRequest(product, mia.email);
    await other.close();
    const retry = socket.exchange(again);
    await second.approve(mia.key);
    expect(parsed(await retry).code).toBe(code.accessAccept);
    expect(await requestsTo(product, mia.email)).toBe(2);
    elsewhere.close();
  });
  test('gets its answer from another gateway when the first was killed after it had opened the request', async () => {
    const { system } = product;
    const zoe = await radiusUser(product, ada, app);
    const { promise: opened, resolve } = Promise.withResolvers<void>();
    const execute: typeof system.executor.execute = (command, ...rest) => {
      if (command !== RequestLinkMail) return system.executor.execute(command, ...rest);
      resolve();
      return new Promise<never>(() => undefined);
    };
    const { gateway, stop } = await gatewayOn({ ...system, executor: { ...system.executor, execute } });
    const bytes = request(secret, { username: zoe.email, identifier: 51 });
    void gateway.answer(bytes, { address: app.address, port: 1645 });
    await opened;
    stop();
    const retry = socket.exchange(bytes);
    await (await mailedRequest(product, zoe.email)).approve(zoe.key);
    expect(parsed(await retry).code).toBe(code.accessAccept);
    expect(await requestsTo(product, zoe.email)).toBe(1);
  });
  test('(radtest) gets Access-Accept, too', async () => {
    // radtest sends from any address of this machine.
    const local = await radiusApp(ada, { radius_client_ip: '127.0.0.1' });
    const carol = await radiusUser(product, ada, local);
    const to = [`127.0.0.1:${product.radiusPort}`, '0', local.secret];
    const waiting = run('radtest', [carol.email, 'anything', ...to]);
    await (await mailedRequest(product, carol.email)).approve(carol.key);
    expect(await waiting).toContain('Received Access-Accept');
  });
});

test('what a stranger asks in the name of somebody at a page uses up nothing that the person needs for a network', async () => {
  const person = await radiusUser(product, ada, app);
  const android = {
    appPlatForm: 'Android',
    packageName: 'com.shop.app',
    fingerprint: 'fa'.repeat(32),
  } as const;
  const { appId } = await ada.call('POST /createMobileApp', { name: unique('App '), origin: '', ...android });
  const invitation = { email: person.email, name: 'Grace', type: 'ADD_USER', appId: appId! } as const;
  await ada.call('POST /invite/sendInvite', invitation);
  const stranger = visit(product, 'localhost', { origin: null });
  const asks = { appId: appId!, type: 2, username: person.email, method: 'push' } as const;
  for (let n = 0; n < 4; n++) await stranger.call('POST /sdk/:appId/request', asks);
  const waiting = radclient(product, app, login(person));
  await (await mailedRequest(product, person.email)).approve(person.key);
  expect(await waiting).toContain('Received Access-Accept');
});

describe('a client that takes challenges', () => {
  test('shows the number, comes back with the State, and is told again until the user has chosen it', async () => {
    const vpn = await radiusApp(ada, { answers: 'challenge' });
    const eve = await radiusUser(product, ada, vpn);
    const client = await datagrams(product, vpn.address);
    const of = (more: object = {}) => request(secret, { username: eve.email, ...more });
    const challenged = parsed(await client.exchange(of({ identifier: 1 })));
    expect(challenged.code).toBe(code.accessChallenge);
    const [, number] = /^Approve (\d\d) on your phone, then continue\.$/.exec(textOf(challenged, 18)!)!;
    const state = { type: 24, value: valuesOf(challenged, 24)[0]! };
    const again = parsed(await client.exchange(of({ identifier: 2, more: [state] })));
    expect([again.code, textOf(again, 18)]).toEqual([code.accessChallenge, textOf(challenged, 18)]);
    expect(valuesOf(again, 24)).toEqual([state.value]);
    const stolen = request(secret, { username: grace.email, identifier: 3, more: [state] });
    expect(parsed(await client.exchange(stolen)).code).toBe(code.accessReject);
    const phone = await mailedRequest(product, eve.email, Number(number));
    expect((await phone.asked()).numbers).toContain(Number(number));
    await phone.approve(eve.key);
    expect(parsed(await client.exchange(of({ identifier: 4, more: [state] }))).code).toBe(code.accessAccept);
    client.close();
  });
});

describe('suspension', () => {
  const refused = async (person: Person, from = app) => {
    const output = await radclient(product, from, login(person), { timeout: 5 });
    return /Received Access-Reject[\s\S]*Reply-Message = "(.*)"/.exec(output)?.[1];
  };
  test('of a user refuses each request without opening one', async () => {
    const person = await radiusUser(product, ada, app);
    await ada.call('PUT /updateRadiusUser/:userId', { userId: person.userId, suspended: true });
    const before = await product.system.store.head();
    for (let n = 0; n < 3; n++) expect(await refused(person)).toBe(suspended);
    const types = await Array.fromAsync(product.system.store.readAll({ after: before }), ({ type }) => type);
    expect(types).not.toContain(TransactionOpened.type);
  });
  test('of a user, a client or the application refuses at once [org-app-radius.clients.state]', async () => {
    const vpn = await radiusApp(ada);
    const person = await radiusUser(product, ada, vpn);
    const { userId } = person;
    await ada.call('PUT /updateRadiusUser/:userId', { userId, suspended: true });
    expect(await refused(person, vpn)).toBe(suspended);
    await ada.call('PUT /updateRadiusUser/:userId', { userId, suspended: false });
    const { clientId: radiusClientId, appId } = vpn;
    await ada.call('PUT /updateRadiusClient/:radiusClientId', {
      radiusClientId,
      isRadiusClientEnable: false,
    });
    await expect.poll(() => refused(person, vpn)).toBe(suspendedClient);
    await ada.call('PUT /updateRadiusClient/:radiusClientId', { radiusClientId, isRadiusClientEnable: true });
    await ada.call('PUT /updateRadiusApp/:appId', { appId, suspended: true });
    await expect.poll(() => refused(person, vpn)).toBe(suspended);
  });
  test.for(['suspended', 'deleted'] as const)(
    'of a client, which is %s while a request waits, makes its approval useless',
    async (how) => {
      const vpn = await radiusApp(ada);
      const person = await radiusUser(product, ada, vpn);
      const waiting = radclient(product, vpn, login(person));
      const phone = await mailedRequest(product, person.email);
      const { clientId: radiusClientId } = vpn;
      const change = { radiusClientId, isRadiusClientEnable: false };
      if (how === 'suspended') await ada.call('PUT /updateRadiusClient/:radiusClientId', change);
      else await ada.call('DELETE /deleteRadiusClientById/:radiusClientId', { radiusClientId });
      await phone.approve(person.key);
      expect(await waiting).toMatch(
        /Received Access-Reject[\s\S]*"This client is suspended\. Ask the administrators/,
      );
      const users = await ada.call('GET /getRadiusUsersByAppId/:appId', vpn);
      expect(users).toMatchObject([{ username: person.email, loginCount: 0 }]);
    },
  );
  test.for(['left', 'deleted', 'no longer one that opens the application'] as const)(
    'of nobody: a group that is %s while a request waits refuses its people at once, too',
    async (how) => {
      const [own, member] = [await radiusApp(ada), await radiusUser(product, ada, app)];
      const personId = await personIdOf(product.system, member.userId);
      const { id: groupId } = await ada.call('POST /groups', { name: unique('Visitors ') });
      await ada.call('PUT /group/:groupId/people', { groupId, personIds: [personId] });
      await ada.call('PUT /application/:appId/openings', { appId: own.appId, open: groupId });
      const waiting = radclient(product, own, login(member));
      const phone = await mailedRequest(product, member.email);
      if (how === 'left') await ada.call('DELETE /group/:groupId/person/:personId', { groupId, personId });
      else if (how === 'deleted') await ada.call('DELETE /group/:groupId', { groupId });
      else await ada.call('PUT /application/:appId/openings', { appId: own.appId, close: groupId });
      expect(await waiting).toMatch(/Received Access-Reject/);
      await expect(phone.approve(member.key)).rejects.toThrow();
    },
  );
  test('of nobody: a group that somebody leaves who was joined into the person refuses at once, too', async () => {
    const [own, other] = [await radiusApp(ada), await radiusApp(ada)];
    const [member, joined] = [await radiusUser(product, ada, app), await radiusUser(product, ada, other)];
    const into = await personIdOf(product.system, member.userId);
    const personId = await personIdOf(product.system, joined.userId);
    const { id: groupId } = await ada.call('POST /groups', { name: unique('Visitors ') });
    await ada.call('PUT /group/:groupId/people', { groupId, personIds: [personId] });
    await ada.call('PUT /application/:appId/openings', { appId: own.appId, open: groupId });
    await ada.call('POST /person/:personId/join', { personId, into });
    const waiting = radclient(product, own, login(member));
    const phone = await mailedRequest(product, member.email);
    await ada.call('DELETE /group/:groupId/person/:personId', { groupId, personId });
    expect(await waiting).toMatch(/Received Access-Reject/);
    await expect(phone.approve(member.key)).rejects.toThrow();
  });
  test.for(['user', 'application'] as const)(
    'of nobody: the %s that is deleted while a request waits refuses at once, too',
    async (what) => {
      const own = await radiusApp(ada);
      const person = await radiusUser(product, ada, own);
      const waiting = radclient(product, own, login(person));
      const phone = await mailedRequest(product, person.email);
      if (what === 'user') await ada.call('DELETE /deleteRadiusUser/:userId', person);
      else await ada.call('DELETE /deleteRadiusApp/:appId', own);
      expect(await waiting).toMatch(/Received Access-Reject/);
      await expect(phone.approve(person.key)).rejects.toThrow();
    },
  );
  test.for(['access', 'person', 'application', 'client'] as const)(
    'of the %s while a request waits refuses at once, and makes its approval useless',
    async (what) => {
      const own = await radiusApp(ada);
      const person = await radiusUser(product, ada, own);
      const { appId, clientId: radiusClientId } = own;
      const suspend = async (suspended: boolean) => {
        if (what === 'client')
          return ada.call('PUT /updateRadiusClient/:radiusClientId', {
            radiusClientId,
            isRadiusClientEnable: !suspended,
          });
        if (what === 'application') return ada.call('PUT /updateRadiusApp/:appId', { appId, suspended });
        if (what === 'access')
          return ada.call('PUT /updateRadiusUser/:userId', { userId: person.userId, suspended });
        return ada.call('PUT /person/:personId', {
          personId: await personIdOf(product.system, person.userId),
          suspended,
        });
      };
      const waiting = radclient(product, own, login(person));
      const phone = await mailedRequest(product, person.email);
      await suspend(true);
      const sentence = what === 'client' ? suspendedClient : suspended;
      expect(await waiting).toMatch(new RegExp(`Received Access-Reject[^]*"${sentence}"`));
      if (what !== 'client') await expect(phone.approve(person.key)).rejects.toThrow();
    },
  );
});

describe('packets that are dropped without a reply', () => {
  const silent = (bytes: Buffer) => socket.exchange(bytes, 300);
  test('include a request without or with a wrong Message-Authenticator, of an unknown address, and of another kind', async () => {
    expect(await silent(asked({ sealed: false }))).toBeNull();
    expect(await silent(request(Buffer.from('another shared secret')))).toBeNull();
    expect(await silent(asked({ code: code.accountingRequest }))).toBeNull();
    expect(await silent(randomBytes(64))).toBeNull();
    const stranger = await datagrams(product, '127.9.9.9');
    expect(await stranger.exchange(asked(), 300)).toBeNull();
    stranger.close();
  });
  test('include one from port 0, to which nothing can be sent, and which is counted', async () => {
    const { gateway, stop } = await gatewayOn(product.system);
    expect(await gateway.answer(asked(), { address: app.address, port: 0 })).toBeNull();
    expect([...gateway.tally]).toEqual([['port', 1]]);
    stop();
  });
  test('are counted by their reason, which administrators read at /metrics', async () => {
    const read = async () => {
      const text = await (await fetch(`${product.url}/metrics`)).text();
      const counts = text.matchAll(/^latchkey_radius_datagrams_total\{outcome="([^"]+)"\} (\d+)$/gm);
      return new Map([...counts].map(([, outcome, count]) => [outcome, Number(count)]));
    };
    const before = (await read()).get('too short') ?? 0;
    for (let n = 0; n < 3; n++) socket.send(Buffer.from('no packet'));
    await expect.poll(async () => (await read()).get('too short')).toBe(before + 3);
  });
  test('do not include Status-Server, which tells that the gateway is running', async () => {
    const status = request(secret, { code: code.statusServer, username: null, password: null });
    expect(parsed(await socket.exchange(status)).code).toBe(code.accessAccept);
  });
  test('do not include CHAP or a missing user name, which are rejected with the reason', async () => {
    const chap = { type: 3, value: randomBytes(17) };
    const rejected = parsed(await socket.exchange(asked({ password: null, more: [chap], identifier: 31 })));
    expect([rejected.code, textOf(rejected, 18)]).toEqual([
      code.accessReject,
      'Only PAP is supported. Please set the client to PAP.',
    ]);
    const nameless = parsed(await socket.exchange(asked({ username: null, identifier: 32 })));
    expect(textOf(nameless, 18)).toBe('The request has no user name.');
  });
});
test('a client in mode auto is believed without a Message-Authenticator until it has sent one', async () => {
  const auto = await radiusApp(ada, { messageAuthenticator: 'auto' });
  const client = await datagrams(product, auto.address);
  const nameless = (more: object) => request(secret, { username: null, ...more });
  expect(parsed(await client.exchange(nameless({ sealed: false, identifier: 1 }))).code).toBe(
    code.accessReject,
  );
  expect(parsed(await client.exchange(nameless({ identifier: 2 }))).code).toBe(code.accessReject);
  await expect.poll(() => client.exchange(nameless({ sealed: false, identifier: 3 }), 200)).toBeNull();
  client.close();
});
test('a replaced secret, a moved address and a deleted client count at once [org-app-radius.call.put-updateradiusclient]', async () => {
  const vpn = await radiusApp(ada);
  const { clientId: radiusClientId } = vpn;
  const nameless = (of: string) => request(Buffer.from(of), { username: null });
  const client = await datagrams(product, vpn.address);
  const change = (changes: object) =>
    ada.call('PUT /updateRadiusClient/:radiusClientId', { radiusClientId, ...changes });
  const answered = (of: string, by = client) =>
    by.exchange(nameless(of), 200).then((reply) => reply !== null);
  expect(await answered(vpn.secret)).toBe(true);
  await change({ radius_client_secret: 'another-secret-8!' });
  await expect.poll(() => answered('another-secret-8!')).toBe(true);
  expect(await answered(vpn.secret)).toBe(false);
  await change({ radius_client_ip: '127.200.0.0/16' });
  const moved = await datagrams(product, '127.200.3.4');
  await expect.poll(() => answered('another-secret-8!', moved)).toBe(true);
  expect(await answered('another-secret-8!')).toBe(false);
  await ada.call('DELETE /deleteRadiusClientById/:radiusClientId', { radiusClientId });
  await expect.poll(() => answered('another-secret-8!', moved)).toBe(false);
  for (const each of [client, moved]) each.close();
});

describe('a code from the user’s page', () => {
  const codeFor = async ({ key }: Pick<Person, 'key'>, { subdomain } = ada, more = {}) => {
    const browser = visit(product, `${subdomain}.localhost`);
    const { options, transactionId } = await browser.call('POST /loginUser', more);
    const credential = key.get(options);
    return browser.call('POST /verify-loginUser-assertion', { credential, transactionId });
  };
  const enters = async (person: Person, password: string) =>
    radclient(product, app, { ...login(person), 'User-Password': password }, { timeout: 5 });
  const voided = /Received Access-Reject[\s\S]*"This code is wrong or was used\./;
  test('after a passkey serves as the password once, and nobody has to approve [sso.call.post-loginuser, sso.call.post-verify-loginuser-assertion]', async () => {
    const ida = await radiusUser(product, ada, app);
    const { code: first, appName, expiresAt } = await codeFor(ida);
    const known = await ada.call('GET /getRadiusAppByAppId/:appId', { appId: app.appId });
    expect([first, appName]).toEqual([expect.stringMatching(/^\d{8}$/), known.appName]);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    const { code: second } = await codeFor(ida, ada, { username: ida.email });
    expect(await enters(ida, first)).toMatch(voided);
    const spaced = `${second.slice(0, 4)} ${second.slice(4)}`;
    expect(await enters(ida, spaced)).toContain('Received Access-Accept');
    expect(await requestsTo(product, ida.email)).toBe(0);
    const repeated = enters(ida, second);
    await (await mailedRequest(product, ida.email)).decline();
    expect(await repeated).toContain('Received Access-Reject');
  });
  test('admits once, also when it is entered at several gateways at the same time', async () => {
    const [una, other] = [await radiusUser(product, ada, app), await startRadius(product.system)];
    await other.ready;
    const { code: typed } = await codeFor(una);
    const ports = [
      product.radiusPort,
      other.ports.RADIUS_AUTH_PORT,
      product.radiusPort,
      other.ports.RADIUS_AUTH_PORT,
    ];
    const sockets = await Promise.all(ports.map((port) => datagrams(product, app.address, port)));
    const enter = (password: string, identifier: number) =>
      sockets.map((each) =>
        each.exchange(request(secret, { username: una.email, password, identifier }), 1500),
      );
    const replies = await Promise.all(enter(typed, 61));
    const codes = replies.flatMap((reply) => (reply ? [parsed(reply).code] : []));
    expect(codes.filter((each) => each === code.accessAccept)).toHaveLength(1);
    for (const each of sockets) each.close();
    await other.close();
  });
  test('admits the packet again that carried it, at another gateway, when the answer was lost', async () => {
    const [una, other] = [await radiusUser(product, ada, app), await startRadius(product.system)];
    await other.ready;
    const { code: typed } = await codeFor(una);
    const packet = request(secret, { username: una.email, password: typed, identifier: 62 });
    for (const port of [product.radiusPort, other.ports.RADIUS_AUTH_PORT]) {
      const socket = await datagrams(product, app.address, port);
      const reply = await socket.exchange(packet, 1500);
      expect([port, reply && parsed(reply).code]).toEqual([port, code.accessAccept]);
      socket.close();
    }
    expect(await requestsTo(product, una.email)).toBe(0);
    await other.close();
  });
  test('cannot be guessed, and admits nobody who is suspended', async () => {
    const [ida, joe] = [await radiusUser(product, ada, app), await radiusUser(product, ada, app)];
    const { code } = await codeFor(ida);
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
    for (let n = 0; n < 6; n++) expect(await enters(ida, wrong)).toMatch(voided);
    const late = enters(ida, code);
    await (await mailedRequest(product, ida.email)).decline();
    expect(await late).toContain('Received Access-Reject');
    const { code: hers } = await codeFor(joe);
    const { userId } = joe;
    await ada.call('PUT /updateRadiusUser/:userId', { userId, suspended: true });
    expect(await enters(joe, hers)).toMatch(
      /Received Access-Reject[\s\S]*"Access is suspended\. Ask the administrators/,
    );
    await expect(codeFor(joe)).rejects.toThrow();
  });
  test('is void after five wrong ones at several gateways together', async () => {
    const [uma, alone] = [await radiusUser(product, ada, app), { ...product.system, rates: ratesOf() }];
    const other = await startRadius(alone);
    await other.ready;
    const { code: typed } = await codeFor(uma);
    const wrong = String((Number(typed) + 1) % 100_000_000).padStart(8, '0');
    const ports = [product.radiusPort, other.ports.RADIUS_AUTH_PORT];
    const sockets = await Promise.all(ports.map((port) => datagrams(product, app.address, port)));
    const enter = async (n: number, password: string) => {
      const bytes = request(secret, { username: uma.email, password, identifier: 70 + n });
      return textOf(parsed(await sockets[n % 2]!.exchange(bytes)), 18);
    };
    for (let n = 0; n < 5; n++) expect(await enter(n, wrong)).toMatch(/^This code is wrong/);
    expect(await enter(5, typed)).toMatch(/^This code is wrong/);
    for (const each of sockets) each.close();
    await other.close();
  });
  test('is not given while too many wrong ones would void it at once, and it is told how long', async () => {
    const amy = await radiusUser(product, ada, app);
    const { code } = await codeFor(amy);
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
    for (let n = 0; n < 4; n++) expect(await enters(amy, wrong)).toMatch(voided);
    const { code: another } = await codeFor(amy);
    expect(await enters(amy, another)).toContain('Received Access-Accept');
    const { code: last } = await codeFor(amy);
    expect(await enters(amy, last === wrong ? code : wrong)).toMatch(voided);
    const refused = await codeFor(amy).catch((error) => error);
    expect(refused).toMatchObject({ status: 429, refusal: 'radius.codes' });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(300);
  });
  test('is given to a person to whom a network is open who was never there, and to nobody else', async () => {
    const eve = await oidcUser(product, ada, await oidcApp(ada));
    const by = { actor: { role: 'system', id: 'test' }, correlationId: app.appId } as const;
    const { execute } = product.system.executor;
    expect(await refusal(codeFor(eve))).toEqual(refusing('user.noAccess'));
    await execute(OpenToEverybody, { id: app.appId }, by);
    expect(await refusal(codeFor(eve, ada, { username: grace.email }))).toEqual(refusing('ceremony.failed'));
    const { code } = await codeFor(eve, ada, { username: eve.email });
    expect(await enters(eve, code)).toContain('Received Access-Accept');
    await execute(CloseToEverybody, { id: app.appId }, by);
    expect(await refusal(codeFor(eve))).toEqual(refusing('user.noAccess'));
  });
  test('is void once the one who got it is parted from the one with whom they were joined', async () => {
    const vpn = await radiusApp(ada);
    const [ida, joe] = [await radiusUser(product, ada, app), await radiusUser(product, ada, vpn)];
    const [personId, into] = await Promise.all(
      [ida, joe].map(({ userId }) => personIdOf(product.system, userId)),
    );
    await ada.call('POST /person/:personId/join', { personId: personId!, into: into! });
    const { code } = await codeFor(ida);
    await ada.call('DELETE /person/:personId/join', { personId: personId! });
    await product.reactions.settled();
    const late = radclient(product, vpn, { ...login(joe), 'User-Password': code });
    await (await mailedRequest(product, joe.email)).decline();
    expect(await late).toContain('Received Access-Reject');
  });
  test('is given on the host of the person’s organisation alone', async () => {
    await expect(visit(product).call('POST /loginUser', {})).rejects.toMatchObject({ status: 404 });
    await expect(codeFor(grace, await operatorOf(product))).rejects.toThrow();
  });
});

describe('accounting', () => {
  const reports = (attributes: Record<string, string>) =>
    radclient(product, app, attributes, { to: 'acct', timeout: 5 });
  const of = (session: string, status: string) => ({
    ...{ 'User-Name': grace.email, 'Acct-Session-Id': session, 'Acct-Status-Type': status },
  });
  const sessions = async () => {
    await caughtUp(product);
    return ada.call('GET /getRadiusSessionsByAppId/:appId', { appId: app.appId });
  };
  test('by radclient records start, interim and stop of a session, with octets beyond 32 bits', async () => {
    expect(await reports(of('s-1', 'Start'))).toContain('Received Accounting-Response');
    expect(await sessions()).toMatchObject([
      {
        ...{ session: 's-1', userId: grace.userId, username: grace.email, clientName: 'Office VPN' },
        ...{ endedAt: null, seconds: 0 },
      },
    ]);
    const totals = { 'Acct-Session-Time': '90', 'Acct-Input-Octets': '7', 'Acct-Input-Gigawords': '1' };
    await reports({ ...of('s-1', 'Interim-Update'), ...totals });
    expect(await sessions()).toMatchObject([{ seconds: 90, received: 2 ** 32 + 7, sent: 0 }]);
    const cause = { 'Acct-Terminate-Cause': '1' };
    await reports({ ...of('s-1', 'Stop'), ...totals, 'Acct-Output-Octets': '9', ...cause });
    expect(await sessions()).toMatchObject([
      { endedAt: expect.any(String), sent: 9, received: 2 ** 32 + 7, cause: 'User-Request' },
    ]);
  });
  test('of a client that restarts ends its sessions; an unknown name is recorded without a person', async () => {
    await reports({ ...of('s-2', 'Start'), 'User-Name': 'nobody@acme.example' });
    const open = async () => (await sessions()).filter(({ endedAt }) => endedAt === null);
    expect(await open()).toMatchObject([{ session: 's-2', userId: null, username: null }]);
    expect(await reports({ 'Acct-Status-Type': 'Accounting-On' })).toContain('Received Accounting-Response');
    expect(await open()).toEqual([]);
  });
  test('keeps the longest ids and those that are no text', async () => {
    const counting = await datagrams(product, app.address, product.accountingPort);
    const long = Buffer.alloc(253, 'x');
    const octets = Buffer.from([0xff, 0, 0x80]);
    for (const [n, session] of [long, octets, Buffer.from('0xff0080')].entries()) {
      const bytes = accountingRequest(secret, { session, status: 1, identifier: 20 + n });
      expect(parsed(await counting.exchange(bytes)).code).toBe(code.accountingResponse);
    }
    const ids = (await sessions()).map(({ session }) => session);
    expect(ids).toEqual(expect.arrayContaining([long.toString(), '0xff0080', '0x3078666630303830']));
    counting.close();
  });
  test('has room of its own, which sign-ins that wait do not take', async () => {
    const clients = liveClients(product.system);
    const stopping = new AbortController();
    await clients.follow(stopping.signal).caughtUp;
    const patient = {
      ...logins(product.system, stopping.signal),
      decide: () => new Promise<never>(() => {}),
    };
    const gateway = gatewayOf(product.system, clients, patient, accounting(product.system));
    const sender = { address: app.address, port: 40_000 };
    for (let n = 0; n < 1001; n++) void gateway.answer(asked(), sender);
    await expect.poll(() => gateway.tally.get('too many')).toBe(1);
    expect(gateway.waiting()).toBe(1000);
    const report = accountingRequest(secret, { session: 's-full', status: 1, identifier: 9 });
    expect(parsed(await gateway.account(report, sender)).code).toBe(code.accountingResponse);
    stopping.abort();
  });
  test('needs the right secret, acknowledges what names no session, and answers Status-Server', async () => {
    const counting = await datagrams(product, app.address, product.accountingPort);
    const report = (key: Buffer, session = 's-3', identifier = 1) =>
      accountingRequest(key, { session, status: 1, identifier });
    expect(await counting.exchange(report(Buffer.from('another shared secret')), 300)).toBeNull();
    const before = await sessions();
    expect(parsed(await counting.exchange(report(secret, '', 2))).code).toBe(code.accountingResponse);
    expect(await sessions()).toEqual(before);
    expect(await counting.exchange(asked(), 300)).toBeNull();
    const status = request(secret, { code: code.statusServer, username: null, password: null });
    expect(parsed(await counting.exchange(status)).code).toBe(code.accountingResponse);
    const first = await counting.exchange(report(secret, 's-3', 3));
    expect(await counting.exchange(report(secret, 's-3', 3))).toEqual(first);
    const stranger = await datagrams(product, '127.9.9.8', product.accountingPort);
    expect(await stranger.exchange(report(secret), 300)).toBeNull();
    for (const each of [counting, stranger]) each.close();
    const foreign = await operatorOf(product);
    const { appId } = app;
    expect(await foreign.call('GET /getRadiusSessionsByAppId/:appId', { appId })).toEqual([]);
  });
});
