import { expect, test } from 'vitest';
import { arrivedIn } from './arrived.ts';

const request = (requestedAt: string, secondsLeft = 120) => ({ requestedAt, secondsLeft });

test('a request is announced once, when it arrives, and not as its seconds run down', () => {
  const first = request('12:00');
  expect(arrivedIn([], [first])).toBe(first);
  expect(arrivedIn([first], [request('12:00', 116)], first)).toBe(first);
  const second = request('12:01');
  expect(arrivedIn([first], [second, request('12:00', 112)], first)).toBe(second);
});
test('a request that is over is no longer told, and an older one that is left did not arrive again', () => {
  const [first, second] = [request('12:00'), request('12:01')];
  expect(arrivedIn([second, first], [first], second)).toBeUndefined();
  expect(arrivedIn([first], [], first)).toBeUndefined();
});
