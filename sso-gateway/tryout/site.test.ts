import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPushService, type PushService } from '../../test/clients/pushService.ts';
import { radiusApp } from '../../test/clients/radius.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type App, type Operator, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { phoneWith, withPhone } from '../../test/people/phones.ts';
import { caughtUp, type Guest, type Here, sharedProduct } from '../../test/product.ts';
import { until } from '../../test/until.ts';

let product: Here;
let service: PushService;
let ada: Operator;
let app: App;
let bob: Awaited<ReturnType<typeof withPhone>>;
beforeAll(async () => {
  service = await openPushService();
  product = await sharedProduct({ PUSH_ENDPOINTS: 'any' });
  ada = await operatorOf(product, 'special_plan');
  app = await webApp(ada);
  bob = await withPhone(product, app);
});
afterAll(async () => {
  await service?.close();
});

type Caller = Pick<Guest, 'call'>;
type How = { method?: 'push'; appId?: string };
const begin = (username: string, how: How = {}, { call }: Caller = ada) =>
  call('POST /tryPhoneSignIn/:appId', { appId: app.appId, username, ...how });
const read = (tryoutId: string, { call }: Caller = ada) => call('GET /tryouts/:tryoutId', { tryoutId });
/** What came of a tryout, once it has ended. */
const ended = (id: string) =>
  until(async () => {
    const tried = await read(id);
    expect(tried.state).not.toBe('waiting');
    return tried;
  });
/** The phone that scans the code of a tryout. */
async function scanning(id: string) {
  const { request } = await read(id);
  return phoneWith(product, request!.url!, request!.number);
}
/** Why a tryout ended at once. */
const whyNot = async (username: string, how?: How) =>
  (await read((await begin(username, how)).id)).problem?.code;

describe('a tryout of a web application', () => {
  test('asks a phone as a page would, shows what the back end would get, and counts as no sign-in', async () => {
    const after = await product.system.store.head();
    const { id } = await begin(bob.username);
    const waiting = await read(id);
    expect(waiting).toMatchObject({ state: 'waiting', family: 'general', appId: app.appId, told: [] });
    expect(waiting.request).toMatchObject({ svg: expect.stringContaining('<svg') });
    expect(waiting.checks).toEqual([{ code: 'website', state: 'fine', about: app.origin }]);
    const phone = await scanning(id);
    expect(await phone.asked()).toMatchObject({ kind: 'general', numbers: expect.any(Array) });
    await phone.approve(bob.key);
    const tried = await ended(id);
    expect(tried).toMatchObject({ state: 'signedIn', problem: null, request: null });
    expect(tried.told).toEqual(
      expect.arrayContaining([
        { name: 'sub', value: bob.userId, from: ['accessToken'] },
        { name: 'username', value: bob.username, from: ['verifyToken'] },
        { name: 'usernameVerified', value: 'false', from: ['accessToken', 'verifyToken'] },
      ]),
    );
    expect(tried.facts).toContainEqual({ name: 'audience', value: app.appId });
    expect(JSON.parse(tried.raw[0]!.text)).toMatchObject({ iss: product.url, org: ada.uniqueId });
    expect(JSON.stringify(tried)).not.toMatch(/eyJ|secret/);
    const kinds: string[] = [];
    for await (const { type, data } of product.system.store.readAll({ after })) {
      kinds.push(type);
      if (type === 'SignInTried') expect(data).toMatchObject({ triedBy: ada.userId, method: 'phone' });
    }
    expect(kinds).toEqual(expect.arrayContaining(['ApplicationTried', 'SignInTried']));
    expect(kinds).not.toContain('SignedIn');
    await caughtUp(product);
    const users = await ada.call('GET /getAllUsersByAppId/:appId', { appId: app.appId });
    expect(users.find(({ userId }) => userId === bob.userId)).toMatchObject({ loginCount: 0 });
  });
  test('asks the app by a message, without a code, and says when there is no app', async () => {
    expect(await whyNot(bob.username, { method: 'push' })).toBe('tryout.app');
    await bob.signIn();
    const phone = service.app();
    await bob.subscribe(phone);
    const { id } = await begin(bob.username, { method: 'push' });
    const { request, asked } = await read(id);
    expect(request).toEqual({ number: expect.any(Number), url: null, svg: null });
    expect(asked).toEqual({ username: bob.username, radiusClientId: null, method: 'push' });
    const [message] = await service.came(phone.path, 1);
    const { url } = JSON.parse(String(phone.keys.open(message!.body)));
    await phoneWith(product, bob.guest.origin + url, request!.number).approve(bob.key);
    expect((await ended(id)).state).toBe('signedIn');
  });
  test('ends at once with what keeps a page from signing the person in', async () => {
    expect(await whyNot('nobody at all')).toBe('tryout.nobody');
    const here = unique('eve');
    await shopper(product, app).register(here);
    expect(await whyNot(here)).toBe('tryout.device');
    const dora = await withPhone(product, app);
    await ada.call('PUT /updateUser/:userId', { userId: dora.userId, suspended: true });
    expect(await whyNot(dora.username)).toBe('user.suspended');
    const { appId } = await webApp(ada, 'http://shop.localhost:3000');
    await ada.call('PUT /updateApp/:appId', { appId, remotePlatformAuth: false });
    const barred = await read((await begin(bob.username, { appId })).id);
    expect(barred).toMatchObject({ problem: { code: 'tryout.remote' }, request: null });
    expect(barred.checks).toMatchObject([{ code: 'localWebsite' }]);
    await ada.call('PUT /updateApp/:appId', { appId, remotePlatformAuth: true, suspended: true });
    expect(await whyNot(bob.username, { appId })).toBe('application.suspended');
  });
  test('shows that the person declined, and goes on for another one that was begun at the same moment', async () => {
    const [one, other] = await Promise.all([begin(bob.username), begin(bob.username)]);
    await (await scanning(one.id)).decline();
    expect(await ended(one.id)).toMatchObject({ state: 'failed', problem: { code: 'tryout.declined' } });
    expect(await read(other.id)).toMatchObject({ state: 'waiting', request: { url: expect.any(String) } });
  });
  test('is refused for another organisation, another kind of application and no name', async () => {
    const eve = await operatorOf(product, 'special_plan');
    const refused = (...asked: Parameters<typeof begin>) => refusal(begin(...asked));
    expect(await refused(bob.username, {}, eve)).toEqual(refusing('application.unknown'));
    const { appId } = await radiusApp(ada);
    expect(await refused(bob.username, { appId })).toEqual(refusing('application.kind'));
    expect(await refused(' ')).toMatchObject({ status: 400 });
    const { id } = await begin(bob.username);
    expect(await refusal(read(id, eve))).toEqual(refusing('tryout.unknown'));
  });
});
