import { expect, test } from 'vitest';
import { pace } from './pace.ts';

/** The lengths of the pieces of a batch, where each event takes so many milliseconds to write. */
function lengths(pieces: ReturnType<typeof pace>, time: { now: number }, events: number, each: number) {
  const found: number[] = [];
  for (const { length } of pieces(Array.from({ length: events }))) {
    time.now += length * each;
    found.push(length);
  }
  return found;
}

test('the fewer events a machine writes in a moment, the fewer go into one transaction', () => {
  const time = { now: 0 };
  const pieces = pace(1000, { patience: 200, clock: () => time.now });
  const batch = (each: number) => lengths(pieces, time, 1000, each);
  expect(batch(0.01)).toEqual([100, 200, 400, 300]);
  expect(batch(0.01)).toEqual([800, 200]);
  expect(batch(0.5)).toEqual([1000]);
  expect(batch(0.5)).toEqual([500, 250, 250]);
  expect(batch(3)).toEqual([250, 125, 100, 100, 100, 100, 100, 100, 25]);
  expect(batch(100)).toEqual(Array.from({ length: 10 }, () => 100));
});

test('a batch without events is one piece, because the position moves on', () => {
  expect([...pace(1000)([])]).toEqual([[]]);
});
