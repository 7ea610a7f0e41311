import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';

const limits = { atOnce: 2, waitingInOne: 50, waitingInAll: 60 };
const times = (count: number, each: () => Promise<unknown>) => Array.from({ length: count }, each);
const done = async () => {};

test('a flood in one lane holds up no other: the lanes take turns', async () => {
  const inTurn = lanesOf(limits);
  const begun: string[] = [];
  const of = (lane: string) => () => inTurn(lane, async () => begun.push(lane));
  await Promise.all([...times(40, of('flooded')), ...times(2, of('calm'))]);
  expect(begun.slice(0, 7)).toEqual(['flooded', 'flooded', 'flooded', 'calm', 'flooded', 'calm', 'flooded']);
  expect(begun).toHaveLength(42);
});

test('no more than the given number run at once, and each is begun when another has ended', async () => {
  const inTurn = lanesOf(limits);
  const ends: (() => void)[] = [];
  const all = times(5, () => inTurn('one', () => new Promise<void>((resolve) => ends.push(resolve))));
  for (const ended of [0, 1, 2, 3, 4]) {
    expect(ends).toHaveLength(Math.min(5, ended + 2));
    ends[ended]!();
    await all[ended];
  }
});

test('a full lane refuses, and so do all of them together, while those that came first go on', async () => {
  const inTurn = lanesOf(limits);
  const outcomes = await Promise.allSettled(
    ['first', 'second'].flatMap((lane) => times(60, () => inTurn(lane, done))),
  );
  const fulfilled = outcomes.map(({ status }) => status === 'fulfilled');
  expect(fulfilled.slice(0, 60).filter(Boolean)).toHaveLength(52);
  expect(fulfilled.slice(60).filter(Boolean)).toHaveLength(10);
});

test('work that fails gives its place to the next', async () => {
  const inTurn = lanesOf({ ...limits, atOnce: 1 });
  const failing = inTurn('one', () => Promise.reject(new Error('broken')));
  const next = inTurn('one', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
