import { beforeAll, describe, expect, test } from 'vitest';
import { aboutKind, type Kind, kinds } from '../domain/families/requests.ts';
import type { RefusalCode } from '../domain/refusals.ts';
import { ApproveRegistration } from '../domain/transaction/approving.ts';
import { refusal, refusing } from '../test/clients/raw.ts';
import {
  type App,
  company,
  type Operator,
  operatorOf,
  shopper,
  signIn,
  unique,
  webApp,
} from '../test/people/people.ts';
import { askedIn, berlin, openRequest, phoneWith, shopRequest, withPhone } from '../test/people/phones.ts';
import { type Here, mailedToken, sharedProduct, visit } from '../test/product.ts';
import { collect } from './collect.ts';
import { linkTo } from './links.ts';
import { openUserRequest } from './requests/open.ts';

let product: Here;
let ada: Operator;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await webApp(ada);
});

const eventsOf = async (id: string) => {
  const events = await Array.fromAsync(product.system.store.readStream(`transaction-${id}`));
  return events.map(({ type }) => type);
};
const verify = (accessToken: string) => visit(product).call('POST /verifyToken', { accessToken });
const gateway = { actor: { role: 'system', id: 'gateway' }, correlationId: 'test' } as const;
type UserKind = Parameters<typeof openUserRequest>[1]['kind'];
/** Acts as a protocol's gateway: opens a request, shows the link, and waits with the secret. */
async function ask(kind: UserKind, more: Partial<Parameters<typeof openUserRequest>[1]> = {}) {
  const { system } = product;
  const from = { device: 'Chrome on Windows', ip: '203.0.113.7', place: berlin };
  const asking = { kind, applicationId: app.appId, ...from, ...more };
  const { id, secret, number } = await openUserRequest(system, asking, gateway);
  const { url } = await linkTo(system, id);
  return {
    id,
    url,
    number,
    ...phoneWith(product, url, number),
    collect: () => collect(system, id, secret, gateway),
  };
}
/** A person with a passkey on a phone. */
const registered = (username?: string, shop = app) => withPhone(product, shop, username);

describe('an operator registers by phone', () => {
  const begin = (email: string) =>
    openRequest(product, undefined, { requestType: 'OPERATOR_REGISTER', type: 1, register: company(email) });
  test('the passkey is made on the phone, the screen goes on to the mail, and the passkey signs in [approval.by-type, public.register.request-types]', async () => {
    const email = `${unique('grace')}@acme.example`;
    const request = await begin(email);
    expect(await request.asked()).toMatchObject({
      ...{ kind: 'register', type: 1, auth: null, email, target: 'operator console' },
      ...{ longitude: 13.4, latitude: 52.5, device: 'Other on Other', ipAddress: null },
    });
    const key = request.key();
    expect(await request.register(key)).toEqual({ errorCode: 0, kind: 'register' });
    const collected = await request.collect();
    expect(collected).toMatchObject({ email, emailVerified: false, redirectTo: null });
    expect(collected.resendToken).toEqual(expect.any(String));
    await mailedToken(product, email);
    expect(await signIn(visit(product), key, email)).toMatchObject({ email, emailVerified: false });
    expect(await eventsOf(request.id)).toEqual([
      'TransactionOpened',
      'TransactionApproved',
      'RegistrationCompleted',
    ]);
  });
  test('an e-mail that somebody has is told to the phone, and nobody is registered', async () => {
    const request = await begin(ada.email);
    expect(await refusal(request.register(request.key()))).toEqual(refusing('operator.taken'));
    expect(await request.status()).toMatchObject({ state: 'pending' });
    expect(await refusal(request.collect())).toEqual(refusing('transaction.unknown'));
  });
  test('one phone registers: a second one that scanned the same code is told that it came too late', async () => {
    const email = `${unique('alan')}@acme.example`;
    const request = await begin(email);
    const [first, second] = [request.key(), request.key()];
    const [mine, theirs] = [await request.choose(), await request.choose()];
    const finish = (begun: typeof mine, key: typeof first) =>
      request.guest.call('POST /verify-approveTransaction', {
        credential: key.create(begun.options),
        transactionId: begun.transactionId,
      });
    await finish(mine, first);
    expect(await refusal(finish(theirs, second))).toEqual(refusing('transaction.closed'));
    await finish(mine, first);
    expect(await signIn(visit(product), first, email)).toMatchObject({ email });
    expect(await refusal(signIn(visit(product), second, email))).toEqual(refusing('device.unregistered'));
  });
  test('an answer that signs in is none that registers, and the other way round', async () => {
    const request = await begin(`${unique('ida')}@acme.example`);
    expect(await refusal(request.approve(ada.key))).toEqual(refusing('ceremony.failed'));
    const other = await openRequest(product, ada.email);
    expect(await refusal(other.register(other.key()))).toEqual(refusing('ceremony.failed'));
  });
  test('an account that a crash left out after the approval is made when the screen collects', async () => {
    const email = `${unique('edsger')}@acme.example`;
    const request = await begin(email);
    const key = request.key();
    const { options } = await request.choose();
    const made = key.create(options);
    const { executor } = product.system;
    const cose = (await import('@simplewebauthn/server/helpers')).decodeAttestationObject(
      Buffer.from(made.response.attestationObject, 'base64url'),
    );
    const publicKey = Buffer.from(cose.get('authData').subarray(55 + 32)).toString('base64url');
    const credential = {
      ...{ credentialId: key.id, publicKey, rpId: 'localhost', counter: 0, transports: [], fmt: 'none' },
      ...{ aaguid: '0', backupEligible: false, backedUp: false, deviceType: 'Web', platform: 'Other' },
    };
    const approval = { id: request.id, number: request.number, credential, under: null };
    await executor.execute(ApproveRegistration, approval, gateway);
    expect(await visit(product).call('POST /checkOperator', { email })).toMatchObject({ errorCode: -1 });
    expect(await request.collect()).toMatchObject({ email });
    expect(await signIn(visit(product), key, email)).toMatchObject({ email });
  });
});

describe("a web application's user", () => {
  test('registers and signs in by phone; the page gets the token, once the phone has approved', async () => {
    const { username, key, userId } = await registered();
    const request = await shopRequest(product, app, { type: 2, username: username.toUpperCase() });
    expect(new URL(request.url).hostname).toBe(`${ada.subdomain}.localhost`);
    expect(await request.result()).toMatchObject({ transactionStatus: 'PENDING', token: null });
    const asked = await request.asked();
    expect(asked).toMatchObject({ kind: 'general', type: 2, auth: null, email: null });
    expect(asked.target).toMatch(/^Shop /);
    await request.approve(key);
    const { token } = await request.result();
    expect(await verify(token!.accessToken)).toMatchObject({
      kind: 'signin',
      userId,
      username,
      appId: app.appId,
    });
    expect(await eventsOf(request.id)).toEqual(['TransactionOpened', 'TransactionApproved', 'SignedIn']);
    await request.result();
    expect(await eventsOf(request.id)).toHaveLength(3);
    const rows = await ada.call('GET /getAllUsersByAppId/:appId', { appId: app.appId });
    expect(rows.find((row) => row.userId === userId)).toMatchObject({ loginCount: 1, deviceCount: 1 });
  });
  test('its link says what is asked for, beside and under its own name, and shows where on a map [approval.token-entity]', async () => {
    const { username } = await registered();
    const { url, number } = await shopRequest(product, app, { type: 2, username, ...berlin });
    const { accessToken, guest } = phoneWith(product, url, number);
    const said = await guest.call('POST /verifyToken', { accessToken });
    expect(said).toMatchObject({
      ...{ errorCode: 0, kind: 'approval', type: 2, auth: null, userId: '', uniqueId: '' },
      ...{ id: expect.stringMatching(/./), longitude: 13.4, latitude: 52.5 },
      src: 'https://tile.openstreetmap.org/15/17603/10749.png',
      target: expect.stringMatching(/^Shop /),
    });
    const { kind: _, ...asked } = askedIn(said);
    expect(said).toMatchObject({ ...asked, kind: 'approval' });
  });
  test('who gave no name is identified by the passkey', async () => {
    const { key, userId } = await registered();
    const request = await shopRequest(product, app, { type: 2 });
    await request.approve(key);
    expect((await request.result()).token).toMatchObject({ userId });
  });
  test('a user name that somebody has is told to the phone', async () => {
    const { username } = await registered();
    const request = await shopRequest(product, app, { type: 1, username });
    expect(await refusal(request.register(request.key()))).toEqual(refusing('user.taken'));
  });
  test('declines, and the page is told; gives up, and the phone is told', async () => {
    const { key } = await registered();
    const declined = await shopRequest(product, app, { type: 2 });
    await declined.decline();
    expect(await declined.result()).toMatchObject({
      state: 'declined',
      message: 'User Declined',
      token: null,
    });
    const left = await shopRequest(product, app, { type: 2 });
    await left.cancel();
    expect(await refusal(left.approve(key))).toEqual(refusing('transaction.closed'));
  });
  test('approves for nobody else, for no other application, and in no other organisation', async () => {
    const bob = await registered();
    const eve = await registered();
    const other = await webApp(ada);
    const stranger = await operatorOf(product, 'special_plan');
    const theirs = await webApp(stranger);
    type Request = Awaited<ReturnType<typeof shopRequest>>;
    const fails = async (request: Request, key: typeof bob.key, why: RefusalCode = 'ceremony.failed') => {
      expect(await refusal(request.approve(key))).toEqual(refusing(why));
      expect(await request.result()).toMatchObject({ state: 'pending', token: null });
    };
    await fails(await shopRequest(product, app, { type: 2, username: bob.username }), eve.key);
    await fails(await shopRequest(product, other, { type: 2 }), bob.key, 'user.noAccess');
    await fails(await shopRequest(product, theirs, { type: 2 }), bob.key);
    await fails(await shopRequest(product, app, { type: 2 }), ada.key);
    await fails(await shopRequest(product, app, { type: 2, username: unique('nobody') }), bob.key);
    const here = shopper(product, app);
    await here.register(unique('user'));
    await fails(await shopRequest(product, app, { type: 2 }), here.key);
  });
  test('only the page that opened a request gets its result, and only with its own application', async () => {
    const { key } = await registered();
    const request = await shopRequest(product, app, { type: 2 });
    await request.approve(key);
    const other = await webApp(ada);
    for (const differing of [
      { secret: 'x' },
      { secret: request.accessToken.slice(0, 43) },
      { appId: other.appId },
    ])
      for (const path of ['POST /sdk/:appId/result', 'POST /sdk/:appId/cancel'] as const)
        expect(await refusal(request.shop.call(path, { ...request.waiting, ...differing }))).toEqual(
          refusing('transaction.unknown'),
        );
    const elsewhere = visit(product, 'localhost', { origin: 'https://evil.example' });
    expect(await refusal(elsewhere.call('POST /sdk/:appId/result', request.waiting))).toEqual(
      refusing('request.origin'),
    );
    const console = visit(product, 'localhost', { bearer: request.waiting.secret });
    expect(
      await refusal(console.call('POST /transaction/collectTransaction/:id', { id: request.id })),
    ).toEqual(refusing('transaction.unknown'));
    expect((await request.result()).token).not.toBeNull();
  });
  test('an application that allows no other device opens no request', async () => {
    const strict = await webApp(ada);
    await ada.call('PUT /updateApp/:appId', { appId: strict.appId, remotePlatformAuth: false });
    const { status } = await refusal(shopRequest(product, strict, { type: 2 }));
    expect(status).toBe(refusing('plan.feature').status);
  });
});

/** The values that the requirements have for each kind; type 1 registers, type 2 logs in. */
const literals: Record<string, { type: number; auth: string }> = {
  oidc: { type: 2, auth: 'oauth' },
  'oidc-register': { type: 1, auth: 'oauth' },
  saml: { type: 2, auth: 'saml' },
  'saml-register': { type: 1, auth: 'saml' },
  'radius-login': { type: 2, auth: 'radius' },
  'radius-register': { type: 1, auth: 'radius' },
};
/** The requests that gateways open, each kind with a page of its own. */
const gatewayKinds = Object.keys(kinds).filter((kind) => aboutKind(kind as Kind).route !== 'approve');
describe.each(gatewayKinds as UserKind[])('a request of kind %s', (kind) => {
  const { route, type, auth, showsAddress } = aboutKind(kind);
  test('has a page and a type of its own, and its opener collects the result [approval.types, approval.request-entity, approval.request-origin]', async () => {
    const bob = type === 1 ? null : await registered();
    const username = bob?.username ?? unique('user');
    const request = await ask(kind, { username, requestId: 'request-1', idpId: 'idp-1' });
    expect(new URL(request.url).pathname).toMatch(new RegExp(`^/${route}/[\\w-]+$`));
    const literal = literals[kind]!;
    expect({ type, auth }).toEqual({ type: literal.type, auth: literal.auth });
    expect(await request.asked()).toMatchObject({
      id: request.id,
      src: 'https://tile.openstreetmap.org/15/17603/10749.png',
      reqTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      ...{ kind, ...literal, requestId: 'request-1', idpId: 'idp-1' },
      email: type === 1 ? username : null,
      device: showsAddress ? null : 'Chrome on Windows',
      ipAddress: showsAddress ? '203.0.113.7' : null,
    });
    await (bob ? request.approve(bob.key) : request.register(request.key()));
    expect(await request.collect()).toMatchObject({
      ...{ kind, applicationId: app.appId, organisationId: ada.uniqueId },
      ...{ requestId: 'request-1', idpId: 'idp-1' },
      ownerId: bob?.userId ?? expect.any(String),
    });
  });
  test('approved and declined at the same moment, one of the two wins and the other is told', async () => {
    const bob = type === 1 ? null : await registered();
    for (const turn of [0, 1, 2, 3]) {
      const request = await ask(kind, { username: bob?.username ?? unique('user') });
      const approve = () => (bob ? request.approve(bob.key) : request.register(request.key()));
      const both = turn % 2 ? [approve(), request.decline()] : [request.decline(), approve()];
      const lost = (await Promise.allSettled(both)).filter(({ status }) => status === 'rejected');
      const { status, errorCode } = refusing('transaction.closed');
      expect(lost).toMatchObject([{ reason: { status, errorCode } }]);
      const ended = (await eventsOf(request.id)).filter((each) => /Approved|Declined/.test(each));
      expect(ended).toHaveLength(1);
      if (ended[0] === 'TransactionApproved') expect(await request.collect()).toMatchObject({ kind });
      else await expect(request.collect()).rejects.toMatchObject({ code: 'transaction.unknown' });
    }
  });
  test('relayed to a stranger it fails: the stranger does not know the number', async () => {
    const request = await ask(kind, { username: unique('user') });
    const { numbers } = await request.asked();
    const wrong = numbers.find((number) => number !== request.number)!;
    expect(await refusal(request.choose(wrong))).toEqual(refusing('transaction.number'));
    expect(await refusal(request.choose())).toEqual(refusing('transaction.closed'));
  });
});

test('a request whose screen shows no number asks the phone for none, and accepts none', async () => {
  const { key, username } = await registered();
  const request = await ask('radius-login', { username, screenless: true });
  expect((await request.asked()).numbers).toEqual([]);
  await request.approve(key);
  const other = await ask('radius-login', { username, screenless: true });
  expect(await refusal(other.choose(42))).toEqual(refusing('transaction.number'));
  await expect(ask('oidc', { screenless: true })).rejects.toMatchObject({ code: 'request.invalid' });
});
