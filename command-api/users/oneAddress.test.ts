import { expect, test } from 'vitest';
import { calls } from '../../api/calls.ts';
import { raw } from '../../test/clients/raw.ts';
import { tomorrow } from '../../test/people/days.ts';
import { adminOf, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { sharedProduct } from '../../test/product.ts';

const { count } = calls.sdkVerifyLogin.rate!;

test('sign-ins of one address end only where somebody was wrong too often, and other organisations go on', async () => {
  const product = await sharedProduct();
  const [ada, eve] = [await operatorOf(product), await operatorOf(product)];
  const [shop, other] = [shopper(product, await webApp(ada)), shopper(product, await webApp(eve))];
  other.guest.address = shop.guest.address;
  for (const each of [shop, other]) await each.register(unique('user'));
  for (let n = 0; n < count + 10; n++) await shop.signIn();
  const path = `POST /sdk/${shop.appId}/verify-login`;
  const wrong = { credential: shop.key.get({ challenge: 'AAAA' }), transactionId: 'made up' };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429) statuses.push((await raw(shop.guest, path, wrong)).status);
  expect(statuses.length).toBeGreaterThan(count);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]));
  // The limit gives back one attempt in a second, so that more wrong ones take it before the right one comes.
  const outcome = async () => {
    await Promise.all(Array.from({ length: 10 }, () => raw(shop.guest, path, wrong)));
    return shop.signIn().then(
      () => 200,
      ({ status }) => status,
    );
  };
  await expect.poll(outcome).toBe(429);
  expect(await other.signIn()).toMatchObject({ errorCode: 0 });
});

test('the staff widens an office for a while, with effect on its next calls, and the reason is on record', async () => {
  const product = await sharedProduct();
  const admin = await adminOf(product);
  const shop = shopper(product, await webApp(await operatorOf(product)));
  shop.guest.address = '127.99.1.9';
  const path = `POST /sdk/${shop.appId}/verify-login`;
  const wrong = { credential: shop.key.get({ challenge: 'AAAA' }), transactionId: 'made up' };
  const attempt = async () => (await raw(shop.guest, path, wrong)).status;
  for (let n = 0; n < count; n++) expect(await attempt()).toBe(401);
  const until = tomorrow();
  const reason = 'Acme moves in';
  await admin.call('POST /addressLimits', { network: '127.99.1.8/29', factor: 5, reason, until });
  // The usual limit gives back one attempt in a second, so that only many at once show the wider one.
  const burst = async () => new Set(await Promise.all(Array.from({ length: count }, attempt)));
  await expect.poll(burst).toEqual(new Set([401]));
  const stream = await admin.call('GET /history/:stream', {
    stream: 'addressLimits-global',
    from: 0,
    count: 50,
  });
  expect(stream.events.at(-1)).toMatchObject({ type: 'AddressWidened', data: { reason, factor: 5 } });
  await admin.call('DELETE /addressLimits/:wideningId', { wideningId: '127.99.1.8_29' });
  await expect.poll(attempt).toBe(429);
});
