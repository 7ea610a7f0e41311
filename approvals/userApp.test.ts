import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../domain/limits.ts';
import { openPushService, type PushService } from '../test/clients/pushService.ts';
import { raw, refusal, refusing } from '../test/clients/raw.ts';
import { personIdOf } from '../test/people/familyUsers.ts';
import {
  type App,
  adminOf,
  type Operator,
  operatorOf,
  shopper,
  unique,
  webApp,
} from '../test/people/people.ts';
import { appOf, phoneWith, shopRequest, withPhone } from '../test/people/phones.ts';
import { type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let service: PushService;
let acme: Operator;
let shop: App;
beforeAll(async () => {
  service = await openPushService();
  product = await sharedProduct({ PUSH_ENDPOINTS: 'any' });
  acme = await operatorOf(product, 'special_plan');
  shop = await webApp(acme);
});
afterAll(async () => {
  await service?.close();
});

/** A user with the app on a phone, which receives messages. */
async function withApp(app = shop, username?: string) {
  const person = await withPhone(product, app, username);
  await person.signIn();
  const phone = service.app();
  const { id } = await person.subscribe(phone);
  const waiting = async () => (await person.call('GET /transaction/pending', {})).requests;
  return { ...person, phone, subscription: id, waiting };
}
type WithApp = Awaited<ReturnType<typeof withApp>>;
const open = (username: string, app = shop) =>
  shopRequest(product, app, { type: 2, username, method: 'push' });
/** The decrypted message that a phone received: its content, and the page that it opens. */
async function received({ phone, guest }: WithApp, number: number, count = 1) {
  const message = (await service.came(phone.path, count)).at(-1)!;
  const shown = JSON.parse(String(phone.keys.open(message.body))) as Record<
    'url' | 'title' | 'body' | 'tag',
    string
  >;
  return { shown, ...phoneWith(product, guest.origin + shown.url, number) };
}
const eventsOf = (stream: string) => Array.fromAsync(product.system.store.readStream(stream));
const failed = refusing('ceremony.failed');

test('a user in the app and an operator in the console share a browser on the host of the organisation', async () => {
  const bob = await withApp();
  const { guest } = bob;
  const inApp = { 'x-session': 'app' };
  const inConsole = async () => (await guest.call('GET /session', {})).role;
  const userOfApp = async () => (await raw(guest, 'GET /app', undefined, inApp)).body.username;
  for (const [name, value] of acme.guest.cookies) guest.cookies.set(name, value);
  expect([await inConsole(), await userOfApp()]).toEqual(['operator', bob.username]);
  await bob.signIn();
  expect([await inConsole(), await userOfApp()]).toEqual(['operator', bob.username]);
  expect((await raw(guest, 'POST /signOut', {}, inApp)).status).toBe(200);
  expect([await inConsole(), await userOfApp()]).toEqual(['operator', null]);
});

describe('a user with the app', () => {
  test('is asked by a message, which leads to the request; approved, the page is signed in [sso.push]', async () => {
    const bob = await withApp();
    expect(await bob.call('GET /app', {})).toEqual({
      errorCode: 0,
      owner: 'user',
      organisation: 'Acme',
      username: bob.username,
    });
    const request = await open(bob.username);
    const { shown, asked, approve } = await received(bob, request.number);
    expect(shown.tag).toBe(request.id);
    expect(`${shown.title} ${shown.body}`).not.toMatch(new RegExp(`\\b${request.number}\\b`));
    expect(JSON.stringify(shown)).not.toContain(bob.username);
    expect(await asked()).toMatchObject({ id: request.id, kind: 'general', state: 'pending' });
    expect(await bob.waiting()).toMatchObject([{ route: 'approve' }]);
    await approve(bob.key);
    expect((await request.result()).token).toMatchObject({ userId: bob.userId });
    expect((await eventsOf(`transaction-${request.id}`)).at(-1)).toMatchObject({
      ...{ type: 'SignedIn', data: { method: 'push' } },
    });
    expect(await bob.waiting()).toEqual([]);
  });
  test('is asked in the language that the user has chosen', async () => {
    const bob = await withApp();
    await bob.call('PUT /ownLanguage', { language: 'es' });
    const { shown } = await received(bob, (await open(bob.username)).number);
    expect(shown.title).toBe('Aprobar un inicio de sesión');
    expect(shown.body).toMatch(/ quiere iniciar sesión en .+\. Toque para responder\.$/);
  });
  test('gets three messages in ten minutes, whoever asks; what the page hears is always the same', async () => {
    const bob = await withApp();
    const seen = async (username: string) => {
      const { appId, origin } = shop;
      const body = { type: 2, username, method: 'push' };
      const answer = await raw(visit(product, 'localhost', { origin }), `POST /sdk/${appId}/request`, body, {
        origin,
      });
      return { status: answer.status, fields: Object.keys(answer.body), link: answer.body.url };
    };
    const all = [];
    for (let i = 0; i <= limits.pushes; i++) all.push(await seen(bob.username));
    all.push(await seen((await withPhone(product, shop)).username), await seen(unique('nobody')));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(all[0]).toMatchObject({ status: 200, link: null });
    await service.came(bob.phone.path, limits.pushes);
    expect(await bob.waiting()).toHaveLength(limits.pushes);
  });
  test('is named by the page, which asks for a sign-in; and the plan must grant messages', async () => {
    const body = { appId: shop.appId, method: 'push' } as const;
    const { call } = visit(product, 'localhost', { origin: shop.origin });
    for (const wrong of [{ type: 2 }, { type: 1, username: unique('new') }] as const)
      expect(await refusal(call('POST /sdk/:appId/request', { ...body, ...wrong }))).toMatchObject({
        status: 400,
      });
    const plain = await operatorOf(product, 'special_plan');
    const other = await webApp(plain);
    const bob = await withApp(other);
    const admin = await adminOf(product);
    const { id } = await admin.call('POST /subscription/create', {
      ...{ name: unique('Plan '), description: 'Without messages', priceInRupees: 1, priceInDollars: 1 },
      ...{ allowNumberOfApps: 5, allowNumberOfUsers: 5, allowTotalNumberOfUsers: 5 },
      ...{ allowTeamMembers: 5, allowedNumberOfRPs: 5 },
      grants: {
        'authenticate.different.device.appless.QR': true,
        'authenticate.different.device.inapp.push': false,
      },
    });
    await admin.call('PUT /updateOrg/:uniqueId', { uniqueId: plain.uniqueId, planId: id });
    const { status, message } = await refusal(open(bob.username, other));
    expect(status).toBe(refusing('plan.feature').status);
    expect(message).toContain('authenticate.different.device.inapp.push');
    const byCode = await shopRequest(product, other, { type: 2, username: bob.username });
    await byCode.approve(bob.key);
    expect((await byCode.result()).token).toMatchObject({ userId: bob.userId });
  });
});

describe('somebody else', () => {
  let bob: WithApp;
  beforeAll(async () => {
    bob = await withApp();
  });
  test('of the same name in another application gets nothing, and cannot approve', async () => {
    const other = await webApp(acme);
    const namesake = await withApp(other, bob.username);
    const request = await open(bob.username);
    const { approve } = await received(bob, request.number);
    expect(await namesake.waiting()).toEqual([]);
    expect(service.received.filter(({ path }) => path === namesake.phone.path)).toEqual([]);
    expect(await refusal(approve(namesake.key))).toEqual(failed);
    expect(await request.result()).toMatchObject({ state: 'pending', token: null });
  });
  test('of another organisation, with a passkey of a site or of the console, does not get into the app [security.role.org-user]', async () => {
    const rival = await withPhone(product, await webApp(await operatorOf(product, 'special_plan')));
    const here = visit(product, `${acme.subdomain}.localhost`);
    const site = shopper(product, shop);
    await site.register(unique('user'));
    for (const key of [rival.key, site.key, acme.key]) {
      const { options, transactionId } = await here.call('POST /app/login', {});
      const credential = key.get(options);
      expect(await refusal(here.call('POST /app/verify-login', { credential, transactionId }))).toEqual(
        failed,
      );
    }
    // Begun on one host, ended on another.
    const no = refusing('session.forbidden');
    const begun = await bob.begin();
    expect(await refusal(rival.call('POST /app/verify-login', begun))).toEqual(no);
    expect(await refusal(visit(product).call('POST /app/login', {}))).toEqual(no);
    expect(await refusal(visit(product, 'admin.localhost').call('GET /app', {}))).toEqual(no);
    expect(await here.call('GET /app', {})).toMatchObject({ owner: 'user', username: null });
  });
  test('who replays or alters an answer does not get into the app', async () => {
    const begun = await bob.begin();
    const thief = visit(product, `${acme.subdomain}.localhost`);
    expect(
      await refusal(thief.call('POST /app/verify-login', { ...begun, transactionId: 'x'.repeat(80) })),
    ).toEqual(failed);
    expect(await bob.call('POST /app/verify-login', begun)).toMatchObject({ userId: bob.userId });
    expect(await refusal(thief.call('POST /app/verify-login', begun))).toEqual(failed);
    expect(await thief.call('GET /app', {})).toMatchObject({ username: null });
  });
  test('neither takes over the endpoint of a user’s app nor ends it, be it a user or an operator', async () => {
    const eve = await withApp();
    const operator = await appOf(product, acme);
    const { endpoint } = bob.phone;
    for (const foreign of [eve, operator]) {
      expect(await refusal(foreign.subscribe(bob.phone))).toEqual(refusing('push.taken'));
      expect(await refusal(foreign.call('POST /push/unsubscribe', { endpoint }))).toEqual(
        refusing('push.unknown'),
      );
    }
    expect(await refusal(visit(product).call('GET /push/key', {}))).toEqual(refusing('session.none'));
  });
});

describe('the session of the app', () => {
  test('opens nothing of the console, whose session on the same host is not one of the app', async () => {
    const bob = await withApp();
    const { uniqueId } = acme;
    for (const call of [
      () => bob.call('GET /getOrgbyId/:uniqueId', { uniqueId }),
      () => bob.call('PUT /updateUser/:userId', { userId: bob.userId, suspended: false }),
      () => bob.call('POST /transaction/redeemCode', { code: 'ABCDE-12345' }),
    ])
      expect(await refusal(call())).toEqual(refusing('session.forbidden'));
    expect(await bob.call('GET /session', {})).toMatchObject({ role: 'visitor' });
    expect(await acme.call('GET /app', {})).toMatchObject({ owner: 'user', username: null });
  });
  test('ends with a suspension of user, application or organisation, and no message is sent meanwhile', async () => {
    const owner = await operatorOf(product, 'special_plan');
    const own = await webApp(owner);
    const bob = await withApp(own);
    const pending = () => bob.call('GET /transaction/pending', {});
    await owner.call('PUT /updateUser/:userId', { userId: bob.userId, suspended: true });
    expect(await refusal(pending())).toEqual(refusing('user.suspended'));
    await open(bob.username, own);
    const filter = { streamPrefixes: [`pushes-${await personIdOf(product, bob.userId)}`] };
    expect(await Array.fromAsync(product.system.store.readAll({ filter }))).toEqual([]);
    await owner.call('PUT /updateUser/:userId', { userId: bob.userId, suspended: false });
    expect(await refusal(pending())).toEqual(refusing('session.none'));
    await bob.signIn();
    await owner.call('PUT /updateApp/:appId', { appId: own.appId, suspended: true });
    expect(await refusal(pending())).toEqual(refusing('application.suspended'));
    expect(await refusal(bob.signIn())).toEqual(refusing('application.suspended'));
  });
  test('goes with the user, and so does what the app has told', async () => {
    const bob = await withApp();
    await acme.call('DELETE /deleteUser/:userId', { userId: bob.userId });
    expect(await refusal(bob.call('GET /transaction/pending', {}))).toEqual(refusing('session.none'));
    const stream = `pushSubscription-${bob.subscription}`;
    await expect.poll(async () => (await eventsOf(stream)).at(-1)!.type).toBe('PushUnsubscribed');
    const erased = async () => {
      const { vault } = product.system;
      const [first] = await vault.open(await eventsOf(stream));
      return first!.data;
    };
    await expect.poll(erased).toMatchObject({
      ownerId: await personIdOf(product, bob.userId),
      endpoint: null,
      p256dh: null,
      auth: null,
    });
  });
  test('may turn messages off: then no app is asked', async () => {
    const bob = await withApp();
    await bob.call('POST /push/unsubscribe', { endpoint: bob.phone.endpoint });
    const request = await open(bob.username);
    expect(await bob.waiting()).toHaveLength(1);
    expect(service.received.filter(({ path }) => path === bob.phone.path)).toEqual([]);
    await request.cancel();
    expect(await bob.waiting()).toEqual([]);
  });
});
