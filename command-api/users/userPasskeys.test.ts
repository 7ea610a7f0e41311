import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import type { SoftKey } from '../../test/clients/softKey.ts';
import { type App, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
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
    expect(answer.accepted.allAcceptedCredentialIds).toEqual([person.key.id, key.id]);
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

test('a passkey of another application confirms nothing, and its user adds none elsewhere', async () => {
  const [person, stranger] = [shopper(product, shop), shopper(product, single)];
  await person.register(unique('user'));
  await stranger.register(unique('user'));
  expect(await refusal(begins(person, shop, stranger.key))).toEqual(refusing('ceremony.failed'));
});

test('a user who was suspended meanwhile adds none', async () => {
  const person = shopper(product, shop);
  const { userId } = await person.register(unique('user'));
  const late = await begins(person, shop);
  await ada.call('PUT /updateUser/:userId', { userId, suspended: true });
  expect(await refusal(adds(person, shop, late, anotherKey()))).toEqual(refusing('user.suspended'));
});

test('nobody has more passkeys than the plan allows', async () => {
  const app = await webApp(await operatorOf(product));
  const person = shopper(product, app);
  await person.register(unique('user'));
  for (let devices = 1; devices < 5; devices++)
    await adds(person, app, await begins(person, app), anotherKey());
  expect(await refusal(begins(person, app))).toEqual(refusing('device.limit'));
});
