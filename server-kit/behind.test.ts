import { expect, test } from 'vitest';
import { appended, both } from '../event-store/eventstoredb/testKit.ts';
import { behindAt } from './behind.ts';

test('a follower is behind by events and not by positions, of which a thousand are counted', async () => {
  const { store } = await both();
  const kit = { store, clock: () => Date.now() + 60_000 };
  const { position } = await appended(store);
  expect(await behindAt(kit, position)).toEqual({ events: 0, seconds: 0 });
  await appended(store, 3);
  const behind = await behindAt(kit, position);
  expect(behind.events).toBe(3);
  expect(behind.seconds).toBeGreaterThanOrEqual(60);
  await appended(store, 1000);
  expect((await behindAt(kit, position)).events).toBe(1000);
});
