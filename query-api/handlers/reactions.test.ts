import { expect, test } from 'vitest';
import { adminOf } from '../../test/people/people.ts';
import { sharedProduct } from '../../test/product.ts';

test('the staff read which reactions run, since when, and how far each is behind', async () => {
  const product = await sharedProduct();
  const admin = await adminOf(product);
  const read = () => admin.call('GET /reactions', {});
  await expect.poll(async () => (await read()).reactions.length).toBeGreaterThan(10);
  const { since, reactions } = await read();
  expect(Date.parse(since!)).toBeLessThanOrEqual(Date.now());
  for (const { name, events, seconds, failed } of reactions)
    expect([name, events >= 0, seconds >= 0, failed >= 0]).toEqual([expect.any(String), true, true, true]);
  expect(Array.isArray(reactions[0]!.underWay)).toBe(true);
});
test('the staff read whether single sign-on and RADIUS answer', async () => {
  const product = await sharedProduct();
  const { gateways } = await (await adminOf(product)).call('GET /reactions', {});
  expect(gateways).toEqual([
    { name: 'sso', state: 'answers' },
    { name: 'radius', state: 'answers' },
  ]);
});
