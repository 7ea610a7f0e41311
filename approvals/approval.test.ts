import { beforeAll, describe, expect, test } from 'vitest';
import { raw, refusal, refusing } from '../test/clients/raw.ts';
import { softKey } from '../test/clients/softKey.ts';
import { land, type Operator, operatorOf, register, unique } from '../test/people/people.ts';
import { askedIn, openRequest } from '../test/people/phones.ts';
import { type Here, sharedProduct, visit } from '../test/product.ts';
import { challengeOf, numbersOf, type Shown } from './challenge.ts';

let product: Here;
let ada: Operator;
let eve: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
  eve = await operatorOf(product);
});

const open = (username?: string) => openRequest(product, username);
const eventsOf = async (id: string) => {
  const events = await Array.fromAsync(product.system.store.readStream(`transaction-${id}`));
  return events.map(({ type }) => type);
};
const verify = (accessToken: string) => visit(product).call('POST /verifyToken', { accessToken });

test('an operator signs in on a screen by approving on the phone [public.transaction.success-value]', async () => {
  const request = await open();
  expect(await request.status()).toMatchObject({ transactionStatus: 'PENDING', state: 'pending' });
  expect(await request.approve(ada.key)).toEqual({ errorCode: 0, kind: 'login' });
  expect(await request.status()).toMatchObject({ transactionStatus: 'SUCCESS', message: null });
  const { redirectTo, email, emailVerified } = await request.collect();
  expect([email, emailVerified]).toEqual([ada.email, true]);
  expect(redirectTo).toMatch(`http://${ada.subdomain}.localhost:${product.port}/redirect/`);
  const { call } = await land(product, redirectTo!);
  expect(await call('GET /session', {})).toMatchObject({ role: 'operator', userId: ada.userId });
  expect(await eventsOf(request.id)).toEqual(['TransactionOpened', 'TransactionApproved', 'SignedIn']);
});
test.each([
  [2, 'phone'],
  [3, 'phone app'],
  [4, 'push'],
] as const)(
  'by method %i it counts as one sign-in by %s, however often the result is asked for [public.login.methods]',
  async (platform, method) => {
    const request = await openRequest(product, ada.email.toUpperCase(), { platform });
    const rows = async () => {
      const all = await ada.call('GET /getAllOperators/:uniqueId', { uniqueId: ada.uniqueId });
      return all[0]!.loginCount;
    };
    const before = await rows();
    await request.approve(ada.key);
    const both = await Promise.all([request.collect(), request.collect()]);
    expect(both[0]!.redirectTo).not.toBe(both[1]!.redirectTo);
    const events = await Array.fromAsync(product.system.store.readStream(`transaction-${request.id}`));
    expect(events.filter(({ type }) => type === 'SignedIn').map(({ data }) => data)).toMatchObject([
      { method },
    ]);
    await expect.poll(rows).toBe(before + 1);
    const { lastLoginDetails } = await ada.call('GET /getOperator/:userId', { userId: ada.userId });
    expect(lastLoginDetails).toMatchObject({ device: method });
  },
);
test('an unverified operator is told so by the waiting screen', async () => {
  const { email, key } = await register(product);
  const request = await open(email);
  await request.approve(key);
  expect(await request.collect()).toMatchObject({
    email,
    emailVerified: false,
    redirectTo: null,
    resendToken: expect.any(String),
  });
});

describe('the link of the QR code', () => {
  test('says what is asked for, from where and when, and nothing about anybody [approval.verify]', async () => {
    const request = await open(ada.email);
    const verified = await verify(request.accessToken);
    const { kind, userId, uniqueId } = verified;
    const approval = askedIn(verified);
    expect([kind, userId, uniqueId]).toEqual(['approval', '', '']);
    expect(approval).toMatchObject({
      id: request.id,
      type: 2,
      auth: null,
      longitude: 13.4,
      latitude: 52.5,
      device: 'Other on Other',
      state: 'pending',
      expiresAt: request.expiresAt,
    });
    expect(JSON.stringify(approval)).not.toContain(ada.email);
    expect(approval.numbers).toHaveLength(3);
    expect(new Set(approval.numbers)).toContain(request.number);
    expect(askedIn(await verify(request.accessToken)).numbers).toEqual(approval.numbers);
  });
  test('is drawn by the server as SVG, for the browser that opened it alone [org-team.call.post-generateqrcode]', async () => {
    const request = await open();
    expect(request.url).toBe(`${product.url}/approve/${request.accessToken}`);
    expect(request.svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(request.svg).not.toMatch(/<script|href/);
    const ask = (guest: typeof request.screen) =>
      refusal(guest.call('POST /generateQrCode', { transactionId: request.id }));
    for (const guest of [request.phone, request.guest, (await open()).screen])
      expect(await ask(guest)).toEqual(refusing('transaction.unknown'));
  });
  test('is of one kind: it is no session, no landing, no onboarding, and no other token is one of it', async () => {
    const request = await open();
    const bearer = { authorization: `Bearer ${request.accessToken}` };
    const orgs = await raw(visit(product), `GET /getOrgbyId/${ada.uniqueId}`, undefined, bearer);
    expect(orgs.status).toBe(401);
    const { resendToken } = await register(product);
    expect(await refusal(verify(resendToken))).toEqual(refusing('session.token'));
    expect(
      await refusal(
        visit(product).call('POST /approveTransaction', { accessToken: resendToken, number: 10 }),
      ),
    ).toEqual(refusing('session.token'));
    const damaged = `${request.accessToken.slice(0, -2)}AA`;
    expect(await refusal(verify(damaged))).toEqual(refusing('session.token'));
  });
});

describe('the id alone tells nothing', () => {
  test('its opener reads the status of a request while it waits and once it is approved [sso.call.get-transaction-gettransaction]', async () => {
    const request = await open();
    const pending = { transactionId: request.id, status: 'PENDING', transactionStatus: 'PENDING' };
    expect(await request.status()).toMatchObject({ ...pending, state: 'pending' });
    await request.approve(ada.key);
    expect(await request.status()).toMatchObject({ status: 'SUCCESS', transactionStatus: 'SUCCESS' });
    const declined = await open();
    await declined.decline();
    expect(await declined.status()).toMatchObject({ status: 'FAILED', transactionStatus: 'FAILED' });
  });
  test('to a stranger, and to whoever has another secret or link, there is no such request', async () => {
    const [request, other] = [await open(), await open()];
    const nobody = visit(product);
    for (const guest of [nobody, other.screen, other.phone]) {
      const ask = (id: string) =>
        raw(guest, `GET /transaction/getTransaction/${id}`, undefined, guest.headers);
      const [there, absent] = [await ask(request.id), await ask('no-such-transaction')];
      expect([there.status, there.body]).toEqual([absent.status, absent.body]);
      for (const call of ['updateTransactionStatus', 'collectTransaction'])
        expect(
          await raw(
            guest,
            `POST /transaction/${call}/${request.id}`,
            { transactionStatus: 'FAILED' },
            guest.headers,
          ),
        ).toMatchObject({ status: 404, body: { errorCode: refusing('transaction.unknown').errorCode } });
    }
    expect(await request.status()).toMatchObject({ state: 'pending' });
  });
  test('the phone, which has the link, sees the status and can not collect', async () => {
    const request = await open();
    await request.approve(ada.key);
    const { id } = request;
    expect(await request.phone.call('GET /transaction/getTransaction/:id', { id })).toMatchObject({
      state: 'approved',
    });
    expect(await refusal(request.phone.call('POST /transaction/collectTransaction/:id', { id }))).toEqual(
      refusing('transaction.unknown'),
    );
    expect(await refusal(request.guest.call('POST /transaction/collectTransaction/:id', { id }))).toEqual(
      refusing('transaction.unknown'),
    );
  });
});

describe('an approval', () => {
  test('is signed over what was shown: kind, target, account, number, device, address, place, time and request', async () => {
    const request = await open(ada.email);
    const { options } = await request.choose();
    const { store, vault } = product.system;
    const [first] = await vault.open(await Array.fromAsync(store.readStream(`transaction-${request.id}`)));
    const opened = first!.data as Shown;
    expect(opened.ip).toContain(request.initiator.address);
    const shown = {
      id: request.id,
      secretHash: opened.secretHash,
      kind: 'login' as const,
      target: 'operator console',
      ...{ account: null, applicationId: null, deviceId: null, requestId: null, idpId: null },
      ownerId: ada.userId,
      number: request.number,
      device: 'Other on Other',
      ip: opened.ip,
      place: { longitude: 13.4, latitude: 52.5 },
      requestedAt: opened.requestedAt,
    };
    expect(options.challenge).toBe(challengeOf(shown));
    const challenges = [
      shown,
      { ...shown, number: shown.number === 10 ? 11 : 10 },
      { ...shown, ip: '192.0.2.1' },
      { ...shown, device: 'Safari on iOS' },
      { ...shown, place: { longitude: 0, latitude: 0 } },
      { ...shown, requestedAt: '2026-01-01T00:00:00.000Z' },
      { ...shown, id: 'another' },
      { ...shown, ownerId: null },
      { ...shown, kind: 'general' as const },
      { ...shown, target: 'Shop' },
      { ...shown, account: ada.email },
      { ...shown, applicationId: 'shop' },
      { ...shown, deviceId: 'phone' },
      { ...shown, place: null },
      { ...shown, requestId: 'request' },
      { ...shown, idpId: 'idp' },
    ].map(challengeOf);
    expect(new Set(challenges).size).toBe(challenges.length);
  });
  test('with another number ends the request, before the passkey is asked for', async () => {
    const request = await open();
    const [wrong] = numbersOf({ challenge: 'x', number: request.number }).filter((n) => n !== request.number);
    expect(await refusal(request.choose(wrong))).toEqual(refusing('transaction.number'));
    expect(await request.status()).toMatchObject({ transactionStatus: 'FAILED', state: 'failed' });
    expect(await refusal(request.choose())).toEqual(refusing('transaction.closed'));
    expect(await refusal(request.collect())).toEqual(refusing('transaction.unknown'));
  });
  test('by a stranger, of a request that names an operator, is refused and leaves it open', async () => {
    const request = await open(ada.email);
    expect(await refusal(request.approve(eve.key))).toEqual(refusing('ceremony.failed'));
    expect(await request.status()).toMatchObject({ state: 'pending' });
    await request.approve(ada.key);
    expect((await request.collect()).email).toBe(ada.email);
  });
  test('of a request with an unknown e-mail is impossible, and its start looks like any other', async () => {
    const request = await open(`${unique('nobody')}@acme.example`);
    expect(await refusal(request.approve(ada.key))).toEqual(refusing('ceremony.failed'));
  });
  test('by a passkey that nobody has registered is refused', async () => {
    const request = await open();
    const key = softKey({ rpId: 'localhost', origin: product.url });
    expect(await refusal(request.approve(key))).toEqual(refusing('device.unregistered'));
  });
  test('is of its own request: an answer for another one, or for a sign-in on one device, is refused', async () => {
    const [one, other] = [await open(), await open()];
    const [begun, theirs] = [await one.choose(), await other.choose()];
    const here = await visit(product).call('POST /loginOperator', { captcha: 'off' });
    const finish = (credential: unknown, transactionId: string) =>
      refusal(visit(product).call('POST /verify-approveTransaction', { credential, transactionId } as never));
    for (const [options, transactionId] of [
      [theirs.options, begun.transactionId],
      [here.options, begun.transactionId],
      [begun.options, here.transactionId],
    ] as const)
      expect(await finish(ada.key.get(options), transactionId)).toEqual(refusing('ceremony.failed'));
    expect(await one.status()).toMatchObject({ state: 'pending' });
  });
  test('answers a replay of itself alike, and changes nothing by it', async () => {
    const request = await open();
    const { options, transactionId } = await request.choose();
    const body = { credential: ada.key.get(options), transactionId };
    const finish = () => request.guest.call('POST /verify-approveTransaction', body);
    await finish();
    await request.collect();
    await finish();
    expect(await eventsOf(request.id)).toEqual(['TransactionOpened', 'TransactionApproved', 'SignedIn']);
    expect(await refusal(request.decline())).toEqual(refusing('transaction.closed'));
  });
  test('of a suspended operator is refused, also between approval and collection [security.suspended-effect]', async () => {
    const one = await operatorOf(product);
    const request = await open(one.email);
    await request.approve(one.key);
    const { executor } = product.system;
    const { SuspendOperator } = await import('../domain/operator/commands.ts');
    await executor.execute(
      SuspendOperator,
      { id: one.userId },
      { actor: { role: 'admin', id: 'root' }, correlationId: 'test' },
    );
    expect(await refusal(request.collect())).toEqual(refusing('operator.suspended'));
    const next = await open(one.email);
    expect(await refusal(next.approve(one.key))).toEqual(refusing('operator.suspended'));
  });
});

test.each(Array.from({ length: 8 }, (_, i) => [i]))(
  'approved and declined at the same moment, one of the two wins (%i)',
  async (turn) => {
    const request = await open();
    const both =
      turn % 2
        ? [request.approve(ada.key), request.decline()]
        : [request.decline(), request.approve(ada.key)];
    await Promise.allSettled(both);
    const ended = (await eventsOf(request.id)).filter((type) => /Approved|Declined/.test(type));
    expect(ended).toHaveLength(1);
    const { state } = await request.status();
    expect(ended).toEqual([state === 'approved' ? 'TransactionApproved' : 'TransactionDeclined']);
    if (state === 'declined')
      expect(await refusal(request.collect())).toEqual(refusing('transaction.unknown'));
    else expect(await request.collect()).toMatchObject({ email: ada.email });
  },
);
