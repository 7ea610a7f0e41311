import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { familyUser, personIdOf } from '../../test/people/familyUsers.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let personId: string;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  const { userId } = await familyUser(product, ada);
  personId = await personIdOf(product, userId);
  await define(costs, badge);
});
const costs = { name: 'cost_centre', label: 'Cost centre', kind: 'text' as const, options: [] as string[] };
const badge = { ...costs, name: 'badge', label: 'Badge', kind: 'number' as const };
const define = (...attributes: (typeof costs | typeof badge)[]) =>
  ada.call('PUT /attributes/:uniqueId', { uniqueId: ada.uniqueId, attributes });
const say = (attributes: Record<string, string>, by = ada) =>
  by.call('PUT /person/:personId/attributes', { personId, attributes });
const read = async () => {
  const { attributes } = await ada.call('GET /person/:personId/attributes', { personId });
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
};

test('what is said of a person stays until it is removed, or the organisation no longer keeps it', async () => {
  expect(await read()).toEqual({ cost_centre: '', badge: '' });
  await say({ cost_centre: 'R&D <7>' });
  await say({ badge: '42' });
  expect(await read()).toEqual({ cost_centre: 'R&D <7>', badge: '42' });
  await define(badge);
  expect(await read()).toEqual({ badge: '42' });
  await define(costs, badge);
  await say({ badge: '' });
  expect(await read()).toEqual({ cost_centre: 'R&D <7>', badge: '' });
  const { people } = await ada.call('POST /people/attributes', { personIds: ['nobody', personId] });
  expect(people).toEqual([{ personId, attributes: { cost_centre: 'R&D <7>' } }]);
});

test('the log holds no value that can be read without the key of the person', async () => {
  await say({ cost_centre: 'Sealed 7' });
  const events = await Array.fromAsync(product.system.store.readStream(`person-${personId}`));
  expect(events.filter(({ type }) => type === 'CustomAttributesChanged').length).toBeGreaterThan(0);
  expect(JSON.stringify(events)).not.toContain('Sealed 7');
  expect(await read()).toMatchObject({ cost_centre: 'Sealed 7' });
});

test('two who save at once lose nothing: one of them is told', async () => {
  await say({ cost_centre: '', badge: '' });
  const saved = await Promise.allSettled([say({ cost_centre: 'A' }), say({ badge: '1' })]);
  const kept = await read();
  expect(saved.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(saved.map(({ status }) => status === 'fulfilled')).toEqual([
    ...[kept.cost_centre === 'A', kept.badge === '1'],
  ]);
});

test('another organisation neither reads nor changes any of it', async () => {
  const rival = await operatorOf(product, 'special_plan');
  const { uniqueId } = ada;
  expect(await refusal(say({ badge: '1' }, rival))).toEqual(refusing('user.unknown'));
  expect(await rival.call('POST /people/attributes', { personIds: [personId] })).toMatchObject({
    people: [],
  });
  const reading = rival.call('GET /person/:personId/attributes', { personId });
  expect(await refusal(reading)).toEqual(refusing('user.unknown'));
  for (const asking of [
    () => rival.call('GET /attributes/:uniqueId', { uniqueId }),
    () => rival.call('PUT /attributes/:uniqueId', { uniqueId, attributes: [] }),
  ])
    expect(await refusal(asking())).toEqual(refusing('organisation.unknown'));
});
