import { beforeAll, expect, test } from 'vitest';
import { radiusApp } from '../../../test/clients/radius.ts';
import { type Operator, operatorOf, shopper, unique, webApp } from '../../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../../test/product.ts';

let product: Here;
let ada: Operator;
const attention = ({ call }: Operator, unusedSince: string) => call('GET /attention', { unusedSince });

beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  const grace = shopper(product, await webApp(ada));
  await grace.register(unique('Grace'));
  await caughtUp(product);
});

test('people whose access hangs on one device are counted as the list of people has them', async () => {
  for (const unusedSince of ['2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z']) {
    const told = await attention(ada, unusedSince);
    expect(told.unused).toBe((await ada.call('GET /people', { unusedSince })).length);
    expect(told.withoutSecond).toBe(1);
  }
  const rival = await operatorOf(product);
  expect(await attention(rival, '2100-01-01T00:00:00.000Z')).toMatchObject({ withoutSecond: 0, unused: 0 });
});
test('a gateway that does not answer is named to those who have applications for it', async () => {
  const bob = await operatorOf(product, 'special_plan');
  await radiusApp(bob);
  // The gateway notes again every few seconds that it listens.
  const silent = async (who: Operator) => {
    await product.system.records.drop('listening', 'radius');
    return (await attention(who, '2100-01-01T00:00:00.000Z')).silent;
  };
  await expect.poll(() => silent(bob)).toEqual(['radius']);
  expect(await silent(ada)).toEqual([]);
  await expect
    .poll(async () => (await attention(bob, '2100-01-01T00:00:00.000Z')).silent, { timeout: 10_000 })
    .toEqual([]);
});
