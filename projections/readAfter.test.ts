import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAfter } from './readAfter.ts';

// Time is faked, so that only tests advance it.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a position that was reached already is answered at once', async () => {
  const reads = readAfter();
  reads.advance(5);
  expect(await reads.reached(5)).toBe(true);
  expect(reads.waiting()).toBe(0);
});

test('a reader waits until the checkpoint gets there', async () => {
  const reads = readAfter();
  const answer = reads.reached(7);
  reads.advance(6);
  expect(reads.waiting()).toBe(1);
  reads.advance(9);
  expect(await answer).toBe(true);
  expect(reads.waiting()).toBe(0);
});

test('it waits no longer than the timeout', async () => {
  const reads = readAfter({ timeout: 20 });
  const answer = reads.reached(1);
  vi.advanceTimersByTime(19);
  expect(reads.waiting()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await answer).toBe(false);
  expect(reads.waiting()).toBe(0);
});

test('readers beyond the limit are answered at once', async () => {
  const reads = readAfter({ limit: 2 });
  const first = [reads.reached(1), reads.reached(1)];
  expect(await reads.reached(1)).toBe(false);
  reads.advance(1);
  expect(await Promise.all(first)).toEqual([true, true]);
});

test('a process that does not project asks for the checkpoint, only while somebody waits', async () => {
  let asked = 0;
  const poll = async () => {
    asked++;
    if (asked === 1) throw new Error('the database is away');
    return asked;
  };
  const reads = readAfter({ poll, every: 1 });
  expect(asked).toBe(0);
  const answer = reads.reached(4);
  await vi.advanceTimersByTimeAsync(3);
  expect(await answer).toBe(true);
  expect(asked).toBe(4);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(4);
});

test('a pause of the projector ends as soon as a reader waits', async () => {
  const reads = readAfter();
  let over = false;
  const pausing = reads.pause(15).then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(14);
  expect(over).toBe(false);
  const answer = reads.reached(3);
  await pausing;
  // With somebody waiting already, the next pause is over at once.
  const next = reads.pause(15);
  await vi.advanceTimersByTimeAsync(0);
  await next;
  reads.advance(3);
  expect(await answer).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
