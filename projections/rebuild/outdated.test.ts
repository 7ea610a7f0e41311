import { expect, test } from 'vitest';
import { appended, both } from '../../event-store/eventstoredb/testKit.ts';
import { isFarBehind } from './outdated.ts';

test('models that lack a hundred events are not far behind, however far their positions are apart', async () => {
  const { store } = await both();
  const { position } = await appended(store);
  await appended(store, 100);
  expect((await store.head()) - position).toBeGreaterThan(10_000);
  expect(await isFarBehind(store, position)).toBe(false);
});
