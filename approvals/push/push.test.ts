import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openPushService,
  type PushService,
  type Received,
  vapidClaims,
} from '../../test/clients/pushService.ts';
import { raw, refusal, refusing } from '../../test/clients/raw.ts';
import { adminOf, type Operator, operatorOf, register } from '../../test/people/people.ts';
import { appOf, askedIn, openRequest } from '../../test/people/phones.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let service: PushService;
beforeAll(async () => {
  service = await openPushService();
  product = await sharedProduct({ PUSH_ENDPOINTS: 'any' });
});
afterAll(async () => {
  await service?.close();
});

/** An operator with the app on a phone. Each operator has a limit of their own. */
async function withApp() {
  const operator = await operatorOf(product);
  const app = await appOf(product, operator);
  const phone = service.app();
  const { id } = await app.subscribe(phone);
  const read = ({ body }: Received) => JSON.parse(String(phone.keys.open(body)));
  return { operator, app, phone, subscription: id, read };
}
type WithApp = Awaited<ReturnType<typeof withApp>>;
const open = ({ email }: Pick<Operator, 'email'>) => openRequest(product, email, { platform: 4 });
const tokenIn = ({ url }: { url: string }) => url.split('/').pop()!;
const check = (email: string) => visit(product).call('POST /checkOperator', { email });
const eventsOf = (stream: string) => Array.fromAsync(product.system.store.readStream(stream));

describe('a message to the phone', () => {
  let ada: WithApp;
  beforeAll(async () => {
    ada = await withApp();
  });
  test('that the operator can be reached is told once an app has subscribed [public.login.push-visible]', async () => {
    const bob = await operatorOf(product);
    expect(await check(bob.email)).toEqual({ errorCode: 0, isPushTokenAdded: false });
    expect(await check(ada.operator.email)).toEqual({ errorCode: 0, isPushTokenAdded: true });
    expect(await check('nobody@acme.example')).toEqual({ errorCode: -1, isPushTokenAdded: false });
  });
  test('comes to the push service signed, and sealed for the app alone; what it opens is approved, and the screen signs in [public.call.post-sendpush-operator] [public.login.methods]', async () => {
    const request = await open(ada.operator);
    expect(await request.push()).toEqual({ errorCode: 0, devices: 1 });
    const [message] = await service.came(ada.phone.path, 1);
    const { headers } = message!;
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(Number(headers.ttl)).toBeGreaterThan(0);
    expect(Number(headers.ttl)).toBeLessThanOrEqual(120);
    const { key, claims } = vapidClaims(headers.authorization!);
    expect(key).toBe((await ada.app.call('GET /push/key', {})).key);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@localhost' });
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(24 * 60 * 60);
    const shown = ada.read(message!);
    expect(shown.url).toMatch(/^\/approve\/[\w-]+$/);
    expect(Object.keys(shown).sort()).toEqual(['body', 'expiresAt', 'lang', 'tag', 'title', 'url']);
    expect(shown).toMatchObject({ lang: 'en', title: 'Approve a sign-in' });
    expect(shown.body).toMatch(/ wants to sign in to the operator console\. Tap to answer\.$/);
    expect(`${shown.title} ${shown.body}`).not.toMatch(new RegExp(`\\b${request.number}\\b|acme`));
    const approval = askedIn(await visit(product).call('POST /verifyToken', { accessToken: tokenIn(shown) }));
    expect(approval).toMatchObject({ id: request.id, state: 'pending' });
    await request.approve(ada.operator.key);
    expect(await request.status()).toMatchObject({ transactionStatus: 'SUCCESS' });
    expect(await request.collect()).toMatchObject({ email: ada.operator.email });
  });
  test('is in the language of the organisation, or in that which the member has chosen', async () => {
    const { operator, phone, read } = await withApp();
    const shown = async (count: number) => {
      await (await open(operator)).push();
      return read((await service.came(phone.path, count)).at(-1)!);
    };
    const { uniqueId } = operator;
    await operator.call('PUT /organisationLanguage/:uniqueId', { uniqueId, language: 'fr' });
    expect(await shown(1)).toMatchObject({ lang: 'fr', title: 'Approuver une connexion' });
    await operator.call('PUT /ownLanguage', { language: 'de' });
    const german = await shown(2);
    expect(german).toMatchObject({ lang: 'de', title: 'Anmeldung bestätigen' });
    expect(german.body).toMatch(/ möchte sich bei der Operator-Konsole anmelden\./);
  });
  test('is answered in the app as anywhere, and the app’s browser may wait for another phone itself', async () => {
    const { guest, call } = ada.app;
    const request = await open(ada.operator);
    const { accessToken, number } = request;
    const { options, transactionId } = await call('POST /approveTransaction', { accessToken, number });
    const credential = ada.operator.key.get(options);
    await call('POST /verify-approveTransaction', { credential, transactionId });
    expect(await request.status()).toMatchObject({ transactionStatus: 'SUCCESS' });
    const own = { platform: 2, longitude: 1, latitude: 2, captcha: 'off' };
    expect((await raw(guest, 'POST /transaction/createTransaction', own)).status).toBe(200);
  });
  test('is sent once for one request, also when two ask at once', async () => {
    const request = await open(ada.operator);
    const before = service.received.length;
    expect(await Promise.all([request.push(), request.push()])).toEqual([
      { errorCode: 0, devices: 1 },
      { errorCode: 0, devices: 1 },
    ]);
    expect(service.received.length - before).toBe(1);
  });
  test('three go in ten minutes, whoever asks; then it is told when the next may', async () => {
    const eve = await withApp();
    const requests = await Promise.all(Array.from({ length: 6 }, () => open(eve.operator)));
    const answers = await Promise.all(
      requests.map(({ screen, id }) =>
        raw(
          screen,
          'POST /sendPush/operator',
          { username: eve.operator.email, data: { transactionId: id } },
          screen.headers,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    const { body, headers } = answers.find(({ status }) => status === 429)!;
    expect(body.errorCode).toBe(refusing('push.tooMany').errorCode);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(service.received.filter(({ path }) => path === eve.phone.path)).toHaveLength(3);
  });
});

describe('a request that is sent', () => {
  test('is listed in the app while it waits, for its operator alone', async () => {
    const { operator, app } = await withApp();
    const stranger = await withApp();
    expect((await app.call('GET /transaction/pending', {})).requests).toEqual([]);
    const [one, two] = [await open(operator), await open(operator)];
    const quiet = await open(operator);
    await one.push();
    await two.push();
    const { requests } = await app.call('GET /transaction/pending', {});
    expect(requests.map(({ device }) => device)).toHaveLength(2);
    const ids = requests.map(async ({ accessToken }) => {
      return askedIn(await visit(product).call('POST /verifyToken', { accessToken })).id;
    });
    expect(await Promise.all(ids)).toEqual([two.id, one.id]);
    expect(await stranger.app.call('GET /transaction/pending', {})).toEqual({ errorCode: 0, requests: [] });
    await two.decline();
    expect((await app.call('GET /transaction/pending', {})).requests).toHaveLength(1);
    await quiet.decline();
  });
  test('goes only from the browser that opened it, while it waits, to the operator it names', async () => {
    const { operator } = await withApp();
    const other = await withApp();
    const request = await open(operator);
    const before = service.received.length;
    const data = { transactionId: request.id };
    const body = { username: operator.email, data };
    for (const bearer of [undefined, request.accessToken, 'x'.repeat(43)])
      expect(
        await refusal(
          visit(product, 'localhost', bearer ? { bearer } : {}).call('POST /sendPush/operator', body),
        ),
      ).toEqual(refusing('transaction.unknown'));
    expect(await request.push(other.operator.email)).toEqual({ errorCode: 0, devices: 0 });
    expect(await request.push('nobody@acme.example')).toEqual({ errorCode: 0, devices: 0 });
    await request.decline();
    expect(await refusal(request.push())).toEqual(refusing('transaction.closed'));
    const anybody = await openRequest(product);
    expect(await anybody.push(operator.email)).toEqual({ errorCode: 0, devices: 0 });
    expect(service.received.length).toBe(before);
  });
  test('reaches nobody who is suspended or has no app, and tells neither', async () => {
    const { operator } = await withApp();
    const without = await operatorOf(product);
    const admin = await adminOf(product);
    const { userId } = operator;
    await admin.call('PUT /suspendOperator/:userId', { userId, suspended: true });
    for (const each of [operator, without]) {
      const request = await open(each);
      expect(await request.push()).toEqual({ errorCode: 0, devices: 0 });
    }
  });
});

describe('a push service', () => {
  let ada: WithApp;
  beforeEach(async () => {
    ada = await withApp();
  });
  test.each([404, 410])('that answers %i is not asked again: the app is forgotten', async (status) => {
    service.answers(ada.phone.path, { status });
    const request = await open(ada.operator);
    expect(await request.push()).toEqual({ errorCode: 0, devices: 0 });
    expect((await check(ada.operator.email)).isPushTokenAdded).toBe(false);
    const events = await eventsOf(`pushSubscription-${ada.subscription}`);
    expect(events.map(({ type, data }) => [type, data]).at(-1)).toEqual(['PushUnsubscribed', { gone: true }]);
  });
  test.each([429, 503])('that answers %i is asked again after what it says', async (status) => {
    service.answers(ada.phone.path, { status, headers: { 'Retry-After': '0' } }, { status }, { status: 410 });
    const request = await open(ada.operator);
    expect(await request.push()).toEqual({ errorCode: 0, devices: 1 });
    const messages = await service.came(ada.phone.path, 3);
    expect(messages.map((message) => ada.read(message).tag)).toEqual([request.id, request.id, request.id]);
    // So that the service replaces a message which it still has.
    expect(new Set(messages.map(({ headers }) => headers.topic)).size).toBe(1);
  });
  test('that refuses is believed', async () => {
    service.answers(ada.phone.path, { status: 403 });
    expect(await (await open(ada.operator)).push()).toEqual({ errorCode: 0, devices: 0 });
    expect((await check(ada.operator.email)).isPushTokenAdded).toBe(true);
  });
});

describe('subscribing', () => {
  let ada: WithApp;
  beforeAll(async () => {
    ada = await withApp();
  });
  const given = async (changes: object) => {
    const { endpoint, keys } = service.app();
    const { key: serverKey } = await ada.app.call('GET /push/key', {});
    const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, serverKey, ...changes };
    return raw(ada.app.guest, 'POST /push/subscribe', body);
  };
  test('the same app twice, or twice at once, is one', async () => {
    const tablet = service.app();
    const all = await Promise.all([ada.app.subscribe(tablet), ada.app.subscribe(tablet)]);
    all.push(await ada.app.subscribe(tablet));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const request = await open(ada.operator);
    expect(await request.push()).toEqual({ errorCode: 0, devices: 2 });
    expect(service.received.filter(({ path }) => path === tablet.path)).toHaveLength(1);
  });
  test('the app of another operator is not taken over, nor unsubscribed', async () => {
    const eve = await withApp();
    const { endpoint } = ada.phone;
    expect(await refusal(eve.app.subscribe(ada.phone))).toEqual(refusing('push.taken'));
    const foreign = eve.app.call('POST /push/unsubscribe', { endpoint });
    const nobodys = eve.app.call('POST /push/unsubscribe', { endpoint: `${endpoint}x` });
    expect([await refusal(foreign), await refusal(nobodys)]).toEqual([
      refusing('push.unknown'),
      refusing('push.unknown'),
    ]);
    expect((await check(ada.operator.email)).isPushTokenAdded).toBe(true);
  });
  test('ends when its operator says so, and when the operator is deleted', async () => {
    const eve = await withApp();
    await eve.app.call('POST /push/unsubscribe', { endpoint: eve.phone.endpoint });
    expect(await refusal(eve.app.subscribe(eve.phone))).toEqual(refusing('push.unknown'));
    expect((await check(eve.operator.email)).isPushTokenAdded).toBe(false);
    const again = service.app();
    const { id } = await eve.app.subscribe(again);
    expect((await check(eve.operator.email)).isPushTokenAdded).toBe(true);
    const admin = await adminOf(product);
    const { userId } = eve.operator;
    await admin.call('DELETE /admin/deleteOperator/:userId', { userId });
    const last = async () => (await eventsOf(`pushSubscription-${id}`)).at(-1)!.type;
    await expect.poll(last).toBe('PushUnsubscribed');
  });
  test.each([
    [{ endpoint: 'not an address' }, 400],
    [{ endpoint: `https://push.example/${'x'.repeat(2000)}` }, 400],
    [{ endpoint: `https://push.example/${'x'.repeat(600_000)}` }, 413],
    [{ endpoint: 'file:///etc/passwd' }, 400],
    [{ keys: { p256dh: Buffer.alloc(65).toString('base64url'), auth: 'a'.repeat(22) } }, 400],
    [{ keys: { p256dh: 'short', auth: 'a'.repeat(22) } }, 400],
    [{ keys: undefined }, 400],
    [{ serverKey: 'B'.repeat(87) }, 400],
  ])('what cannot be used is refused (%#)', async (changes, status) => {
    expect((await given(changes)).status).toBe(status);
  });
  test('an eleventh app is one too many', async () => {
    const eve = await withApp();
    for (let i = 0; i < 9; i++) await eve.app.subscribe(service.app());
    expect(await refusal(eve.app.subscribe(service.app()))).toEqual(refusing('push.limit'));
  });
  test('neither the log nor anything that staff can read shows the endpoint or the keys', async () => {
    const events = await eventsOf(`pushSubscription-${ada.subscription}`);
    const { endpoint, keys } = ada.phone;
    const admin = await adminOf(product);
    const { send, headers } = admin;
    const history = await send(`/api/history/streams/pushSubscription-${ada.subscription}/events`, {
      headers,
    });
    for (const text of [JSON.stringify(events), await history.text()])
      for (const secret of [endpoint, keys.p256dh, keys.auth]) expect(text).not.toContain(secret);
  });
});

describe('the code below the picture', () => {
  test('is typed into the app instead of scanning, by whoever may approve, while the request waits', async () => {
    const { operator, app } = await withApp();
    const eve = await withApp();
    const request = await openRequest(product, operator.email, { platform: 3 });
    expect(request.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const typed = ` ${request.code!.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    const { accessToken } = await app.call('POST /transaction/redeemCode', { code: typed });
    expect(askedIn(await visit(product).call('POST /verifyToken', { accessToken })).id).toBe(request.id);
    const no = refusing('transaction.unknown');
    for (const [who, code] of [
      [eve.app, request.code!],
      [app, 'ABCDE-12345'],
      [app, ''],
    ] as const)
      expect(await refusal(who.call('POST /transaction/redeemCode', { code }))).toEqual(no);
    const anybody = await openRequest(product, undefined, { platform: 3 });
    expect((await eve.app.call('POST /transaction/redeemCode', { code: anybody.code! })).errorCode).toBe(0);
    expect((await openRequest(product)).code).toBeNull();
  });
  test('cannot be guessed: after a hundred tries one waits', async () => {
    const { app } = await withApp();
    const tries = await Promise.all(
      Array.from({ length: 120 }, () =>
        raw(app.guest, 'POST /transaction/redeemCode', { code: 'ABCDE-12345' }),
      ),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

test('a sign-in to the app opens a session on the base host, but not with an unconfirmed e-mail', async () => {
  const operator = await operatorOf(product);
  const { guest, signedIn } = await appOf(product, operator);
  expect(signedIn).toEqual({
    errorCode: 0,
    email: operator.email,
    emailVerified: true,
    redirectTo: null,
    resendToken: null,
    accepted: {
      rpId: 'localhost',
      userId: Buffer.from(operator.userId).toString('base64url'),
      allAcceptedCredentialIds: [expect.any(String)],
    },
  });
  expect(await guest.call('GET /session', {})).toMatchObject({ role: 'operator', userId: operator.userId });
  expect(await visit(product).call('GET /session', {})).toMatchObject({ role: 'visitor' });
  await guest.call('POST /signOut', {});
  expect(await guest.call('GET /session', {})).toMatchObject({ role: 'visitor' });
  expect(await refusal(appOf(product, await register(product)))).toEqual(refusing('operator.unverified'));
});
