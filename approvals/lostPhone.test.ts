import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPushService, type PushService } from '../test/clients/pushService.ts';
import { personIdOf } from '../test/people/familyUsers.ts';
import { addByLink, ownPageAt, signInToOwnPage } from '../test/people/ownPage.ts';
import { type App, type Operator, operatorOf, shopper, webApp } from '../test/people/people.ts';
import { appOf, openRequest, shopRequest, withPhone } from '../test/people/phones.ts';
import { beginRecovering, finishRecovering, openedRecovery } from '../test/people/recovery.ts';
import { addsDevice, grantedDevice } from '../test/people/team.ts';
import { type Here, sharedProduct, solveCaptcha } from '../test/product.ts';

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

const messages = ({ path }: { path: string }) => service.received.filter((each) => each.path === path).length;
const lastOf = async (subscription: string) => {
  const stream = `pushSubscription-${subscription}`;
  return (await Array.fromAsync(product.system.store.readStream(stream))).at(-1)!.type;
};

describe('the app on the phone of a user', () => {
  /** A user with the app, which receives messages, and with another passkey elsewhere. */
  async function withApp() {
    const bob = await withPhone(product, shop);
    const { hostname } = new URL(bob.guest.origin);
    const own = ownPageAt(product, hostname);
    await signInToOwnPage(own, bob.key);
    const { accessToken } = await own.call('POST /me/deviceLink', {});
    const { key: other } = await addByLink(product, hostname, accessToken);
    await bob.signIn();
    const phone = service.app();
    const { id } = await bob.subscribe(phone);
    return { ...bob, other, phone, subscription: id };
  }
  type WithApp = Awaited<ReturnType<typeof withApp>>;
  const asks = ({ username }: WithApp) => shopRequest(product, shop, { type: 2, username, method: 'push' });
  const suspends = ({ userId }: WithApp, { id: credentialID }: { id: string }) =>
    acme.call('POST /suspendDevice', { userId, credentialID, suspended: true });
  async function recovers({ userId }: WithApp) {
    const { link } = await acme.call('POST /recovery/user/:userId', { userId });
    const { guest, key } = shopper(product, shop);
    const { appId } = shop;
    const invite = link!.split('/recoverUser/')[1]!;
    const { options, transactionId } = await guest.call('POST /sdk/:appId/register', { appId, invite });
    const credential = key.create(options);
    await guest.call('POST /sdk/:appId/verify-register', { appId, credential, transactionId });
  }

  test.for<[string, (bob: WithApp) => Promise<unknown>]>([
    ['the passkey is suspended with which it was signed in', (bob) => suspends(bob, bob.key)],
    [
      'that passkey is removed',
      ({ userId, key }) => acme.call('POST /removeDevice', { userId, credentialID: key.id }),
    ],
    ['the access was recovered', recovers],
  ])('is asked nothing more once %s', async ([, end]) => {
    const bob = await withApp();
    await end(bob);
    await product.reactions.settled();
    expect(await lastOf(bob.subscription)).toBe('PushUnsubscribed');
    await asks(bob);
    expect(messages(bob.phone)).toBe(0);
  });

  test('goes with the passkey with which it was signed in last, and with no other', async () => {
    const bob = await withApp();
    const { guest, other } = bob;
    const captcha = await solveCaptcha(guest);
    const { options, transactionId } = await guest.call('POST /app/login', { captcha });
    await guest.call('POST /app/verify-login', { credential: other.get(options), transactionId });
    expect((await bob.subscribe(bob.phone)).id).toBe(bob.subscription);
    const places = { kind: 'push.count', of: await personIdOf(product, bob.userId) } as const;
    expect(await product.system.executor.reserved.count(places)).toBe(1);
    await suspends(bob, bob.key);
    await product.reactions.settled();
    await asks(bob);
    await service.came(bob.phone.path, 1);
    const { userId } = bob;
    await acme.call('POST /suspendDevice', { userId, credentialID: bob.key.id, suspended: false });
    await suspends(bob, other);
    await product.reactions.settled();
    expect(await lastOf(bob.subscription)).toBe('PushUnsubscribed');
  });
});

describe('the apps of two people who were joined by mistake', () => {
  const joining = async (from: string, into: string) => {
    const [personId, other] = [await personIdOf(product, from), await personIdOf(product, into)];
    await acme.call('POST /person/:personId/join', { personId, into: other });
    return () => acme.call('DELETE /person/:personId/join', { personId });
  };
  test('are asked for each of the two alone once the join is taken back, whenever they subscribed', async () => {
    const bazaar = await webApp(acme);
    const [bob, ada] = [await withPhone(product, shop), await withPhone(product, bazaar)];
    const [bobs, bobsFirst, adas] = [service.app(), service.app(), service.app()];
    for (const [who, app] of [
      [bob, bobsFirst],
      [ada, adas],
    ] as const) {
      await who.signIn();
      await who.subscribe(app);
    }
    const part = await joining(bob.userId, ada.userId);
    await bob.signIn();
    const { id } = await bob.subscribe(bobs);
    const asks = (app: App, { username }: { username: string }) =>
      shopRequest(product, app, { type: 2, username, method: 'push' });
    await asks(bazaar, ada);
    await Promise.all([bobs, bobsFirst, adas].map(({ path }) => service.came(path, 1)));
    await part();
    await product.reactions.settled();
    expect(await lastOf(id)).toBe('PushUnsubscribed');
    await asks(bazaar, ada);
    await asks(shop, bob);
    await Promise.all([bobsFirst, adas].map(({ path }) => service.came(path, 2)));
    expect([bobs, bobsFirst, adas].map(messages)).toEqual([1, 2, 2]);
    await bob.signIn();
    await bob.subscribe(bobs);
    await asks(shop, bob);
    await service.came(bobs.path, 2);
    expect(messages(adas)).toBe(2);
  });
});

describe('the app on the phone of a member of the team', () => {
  test.for<[string, (ada: Operator) => Promise<unknown>]>([
    [
      'the passkey is suspended with which it was signed in',
      ({ call, userId, key }) =>
        call('POST /suspendOperatorDevice', { userId, credentialID: key.id, suspend: true }),
    ],
    [
      'the access was recovered',
      async (ada) => {
        const begun = await beginRecovering(product, (await openedRecovery(product, ada)).accessToken);
        await finishRecovering(begun, begun.key);
      },
    ],
  ])('is asked nothing more once %s', async ([, end]) => {
    const ada = await operatorOf(product);
    await addsDevice(product, (await grantedDevice(product, ada)).accessToken);
    const phone = service.app();
    const { id } = await (await appOf(product, ada)).subscribe(phone);
    await end(ada);
    await product.reactions.settled();
    expect(await lastOf(id)).toBe('PushUnsubscribed');
    const request = await openRequest(product, ada.email, { platform: 4 });
    expect(await request.push()).toEqual({ errorCode: 0, devices: 0 });
  });
});
