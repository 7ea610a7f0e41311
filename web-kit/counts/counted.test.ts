import { expect, test } from 'vitest';
import { spanOf } from './counted.ts';

test('a step ends when the next one begins, and the newest goes on', () => {
  const [first, second] = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'];
  const counted = { now: { steps: [first, second].map((from) => ({ from, counts: {} })) } };
  expect(spanOf(counted, first)).toEqual({ from: first, to: second });
  expect(spanOf(counted, second)).toEqual({ from: second });
});
