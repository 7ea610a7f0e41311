import { expect, test } from 'vitest';
import { progress } from './progress.ts';

test('a run tells how far it is half a second after its start, and then every two seconds, once each time', async () => {
  let now = 0;
  const told: number[] = [];
  const report = progress(
    () => now,
    async () => void told.push(now),
  );
  for (; now <= 5000; now += 100) await Promise.all([report(), report(), report()]);
  expect(told).toEqual([500, 2500, 4500]);
});
