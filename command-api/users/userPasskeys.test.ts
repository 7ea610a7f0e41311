import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import type { SoftKey } from '../../test/clients/softKey.ts';
import { type App, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { berlin, phoneWith, shopRequest } from '../../test/people/phones.ts';
import { type Here, startProduct } from '../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
let shop: App;
let single: App;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  ada = await operatorOf(product, 'special_plan');
  shop = await webApp(ada);
  single = await webApp(ada, undefined, { multipleDeviceAllowed: false });
});
afterAll(() => product.stop());

type Shopper = ReturnType<typeof shopper>;
const anotherKey = () => shopper(product, shop).key;
/** Confirms with the known passkey, and returns the options for a further one. */
async function confirms({ guest, key }: Shopper, { appId }: App, by: SoftKey = key) {
  const { options, transactionId } = await guest.call('POST /sdk/:appId/login', { appId });
  return { appId, credential: by.get(options), transactionId };
}
const begins = async (person: Shopper, app: App, by?: SoftKey) =>
  person.guest.call('POST /sdk/:appId/add-device', await confirms(person, app, by));
type Begun = Awaited<ReturnType<typeof begins>>;
const adds = ({ guest }: Shopper, { appId }: App, { options, transactionId }: Begun, key: SoftKey) =>
  guest.call('POST /sdk/:appId/verify-add-device', {
    appId,
    credential: key.create(options),
    transactionId,
  });

test('a user adds a further passkey on the website, and both sign in to the same account', async () => {
  const person = shopper(product, shop);
  const { userId } = await person.register(unique('user'));
  const begun = await begins(person, shop);
  expect(begun.options.excludeCredentials).toEqual([{ type: 'public-key', id: person.key.id }]);
  const key = anotherKey();
  expect(await adds(person, shop, begun, key)).toMatchObject({ userId });
  for (const each of [person.key, key]) {
    const answer = await person.guest.call(
      'POST /sdk/:appId/verify-login',
      await confirms(person, shop, each),
    );
    expect(answer).toMatchObject({ userId });
    expect(new Set(answer.accepted.allAcceptedCredentialIds)).toEqual(new Set([person.key.id, key.id]));
  }
});

test('an application that allows one device refuses a further one, before and after the passkey is made', async () => {
  const person = shopper(product, single);
  await person.register(unique('user'));
  expect(await refusal(begins(person, single))).toEqual(refusing('device.single'));
  const other = shopper(product, shop);
  await other.register(unique('user'));
  const begun = await begins(other, shop);
  const smuggled = adds(person, single, begun, anotherKey());
  expect(await refusal(smuggled)).toEqual(refusing('device.single'));
});

test('a confirmation ends with the passkey that gave it', async () => {
  const person = shopper(product, shop);
  const { userId } = await person.register(unique('user'));
  const second = anotherKey();
  await adds(person, shop, await begins(person, shop), second);
  const begun = await begins(person, shop, second);
  const named = { userId, credentialID: second.id };
  await ada.call('POST /suspendDevice', { ...named, suspended: true });
  expect(await refusal(adds(person, shop, begun, anotherKey()))).toEqual(refusing('session.token'));
});

test('one confirmation adds one passkey, and is used up', async () => {
  const person = shopper(product, shop);
  await person.register(unique('user'));
  const confirmation = await confirms(person, shop);
  const begun = await person.guest.call('POST /sdk/:appId/add-device', confirmation);
  expect(await refusal(person.guest.call('POST /sdk/:appId/add-device', confirmation))).toEqual(
    refusing('ceremony.failed'),
  );
  const outcomes = await Promise.allSettled([1, 2].map(() => adds(person, shop, begun, anotherKey())));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

describe('a phone gets the further passkey', () => {
  /** Confirms with the passkey that is there, and opens the request for the phone. */
  async function asks(person: Shopper, app: App, by?: SoftKey) {
    const opened = await person.guest.call('POST /sdk/:appId/add-phone', {
      ...(await confirms(person, app, by)),
      place: berlin,
    });
    const { transactionId, secret } = opened;
    const waiting = { appId: app.appId, transactionId, secret };
    return {
      ...phoneWith(product, opened.url, opened.number),
      number: opened.number,
      result: () => person.guest.call('POST /sdk/:appId/result', waiting),
    };
  }
  const registered = async (app = shop) => {
    const person = shopper(product, app);
    const username = unique('user');
    return { ...person, username, userId: (await person.register(username)).userId };
  };

  test('that the page asked for, and both sign in to the same account', async () => {
    const person = await registered();
    const request = await asks(person, shop);
    expect(await request.asked()).toMatchObject({
      ...{ kind: 'general-add-device', type: 1, auth: 'addDevice', email: person.username, ...berlin },
    });
    expect((await request.result()).token).toBeNull();
    const key = request.key();
    expect(await request.register(key)).toMatchObject({ kind: 'general-add-device' });
    expect((await request.result()).token).toMatchObject({ userId: person.userId });
    const byPhone = await shopRequest(product, shop, { type: 2, username: person.username });
    await byPhone.approve(key);
    expect((await byPhone.result()).token).toMatchObject({ userId: person.userId });
    expect(await person.signIn()).toMatchObject({ userId: person.userId });
  });
  test('once for one confirmation, whatever is sent again', async () => {
    const person = await registered();
    const confirmation = await confirms(person, shop);
    const ask = () => person.guest.call('POST /sdk/:appId/add-phone', confirmation);
    const asked = await Promise.allSettled([ask(), ask()]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(ask())).toEqual(refusing('ceremony.failed'));
    const [open] = asked.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const request = phoneWith(product, open!.url, open!.number);
    const { options, transactionId } = await request.choose();
    const answer = () => ({ credential: request.key().create(options), transactionId });
    const verify = () => request.guest.call('POST /verify-approveTransaction', answer());
    const outcomes = await Promise.allSettled([verify(), verify()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
  test('unless the passkey that asked is gone by then', async () => {
    const person = await registered();
    const second = anotherKey();
    await adds(person, shop, await begins(person, shop), second);
    const request = await asks(person, shop, second);
    const { options, transactionId } = await request.choose();
    await ada.call('POST /suspendDevice', {
      userId: person.userId,
      credentialID: second.id,
      suspended: true,
    });
    const answer = { credential: request.key().create(options), transactionId };
    const late = request.guest.call('POST /verify-approveTransaction', answer);
    expect(await refusal(late)).toEqual(refusing('transaction.expired'));
  });
  test('unless it is declined, reported, or another number is chosen', async () => {
    const person = await registered();
    for (const end of ['decline', 'report'] as const) {
      const request = await asks(person, shop);
      await request[end]();
      expect(await refusal(request.choose())).toEqual(refusing('transaction.closed'));
      expect(await request.result()).toMatchObject({ transactionStatus: 'FAILED', token: null });
    }
    const guessed = await asks(person, shop);
    const { numbers } = await guessed.asked();
    const wrong = numbers.find((number) => number !== guessed.number)!;
    expect(await refusal(guessed.choose(wrong))).toEqual(refusing('transaction.number'));
  });
  test('where the application allows several devices, and the user is active at the end', async () => {
    expect(await refusal(asks(await registered(single), single))).toEqual(refusing('device.single'));
    const stranger = await registered(single);
    expect(await refusal(asks(await registered(), shop, stranger.key))).toEqual(refusing('user.noAccess'));
    const person = await registered();
    const late = await asks(person, shop);
    const { options, transactionId } = await late.choose();
    await ada.call('PUT /updateUser/:userId', { userId: person.userId, suspended: true });
    const answer = { credential: late.key().create(options), transactionId };
    const finish = late.guest.call('POST /verify-approveTransaction', answer);
    expect(await refusal(finish)).toEqual(refusing('user.suspended'));
  });
  test('as long as the plan allows further ones', async () => {
    const app = await webApp(await operatorOf(product));
    const person = await registered(app);
    const late = await asks(person, app);
    for (let devices = 1; devices < 5; devices++)
      await adds(person, app, await begins(person, app), anotherKey());
    expect(await refusal(asks(person, app))).toEqual(refusing('device.limit'));
    expect(await refusal(late.register(late.key()))).toEqual(refusing('device.limit'));
  });
});

test('a passkey of another application confirms nothing, and its user adds none elsewhere', async () => {
  const [person, stranger] = [shopper(product, shop), shopper(product, single)];
  await person.register(unique('user'));
  await stranger.register(unique('user'));
  expect(await refusal(begins(person, shop, stranger.key))).toEqual(refusing('user.noAccess'));
});

test('a user who was suspended meanwhile adds none', async () => {
  const person = shopper(product, shop);
  const { userId } = await person.register(unique('user'));
  const late = await begins(person, shop);
  await ada.call('PUT /updateUser/:userId', { userId, suspended: true });
  expect(await refusal(adds(person, shop, late, anotherKey()))).toEqual(refusing('user.suspended'));
});

test('nobody has more passkeys than the plan allows, and the license shows how many the person with the most has', async () => {
  const owner = await operatorOf(product);
  const app = await webApp(owner);
  const person = shopper(product, app);
  await person.register(unique('user'));
  for (let devices = 1; devices < 5; devices++)
    await adds(person, app, await begins(person, app), anotherKey());
  expect(await refusal(begins(person, app))).toEqual(refusing('device.limit'));
  const used = async () =>
    (await owner.call('GET /usage', {})).features.find(({ name }) => name === 'max.device.count');
  await expect.poll(used).toMatchObject({ total: 5, used: 5 });
});
