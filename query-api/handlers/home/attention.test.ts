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
test('two people who were joined have a second device together, until one of them is lost', async () => {
  const eve = await operatorOf(product, 'special_plan');
  const apps = await Promise.all([webApp(eve), webApp(eve)]);
  const names = apps.map(() => unique('Joined'));
  for (const [n, app] of apps.entries()) await shopper(product, app).register(names[n]!);
  await caughtUp(product);
  const listed = async (query: object) =>
    (await eve.call('GET /people', query)).map(({ personId }) => personId).sort();
  const filtered = (filter: object) => listed({ filter: JSON.stringify(filter) });
  const personOf = async (username: string) => (await filtered({ q: username }))[0]!;
  const [from, into] = [await personOf(names[0]!), await personOf(names[1]!)];
  const later = '2100-01-01T00:00:00.000Z';
  /** Who is found as without a second device, and as having only one that was not used, with the numbers of the first page. */
  const found = async () => {
    await caughtUp(product);
    const few = await filtered({ withoutSecond: eve.uniqueId });
    const unused = await listed({ unusedSince: later });
    const others = await filtered({ withoutSecond: null });
    const told = await attention(eve, later);
    expect([told.withoutSecond, told.unused]).toEqual([few.length, unused.length]);
    return { few, unused, others };
  };
  const both = [from, into].sort();
  const [own] = await eve.call('GET /person/:personId/devices', { personId: into });
  expect(await found()).toEqual({ few: both, unused: both, others: [] });
  await eve.call('POST /person/:personId/join', { personId: from, into });
  expect(await found()).toEqual({ few: [], unused: [], others: both });
  // All that is left then is the passkey of who was joined into the person.
  await eve.call('DELETE /person/:personId/device/:deviceId', { personId: into, deviceId: own!.id });
  expect(await found()).toEqual({ few: [into], unused: [into], others: [from] });
  await eve.call('DELETE /person/:personId/join', { personId: from });
  expect(await found()).toEqual({ few: both, unused: [from], others: [] });
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
