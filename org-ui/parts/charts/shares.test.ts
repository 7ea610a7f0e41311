import { expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

test('shares come with the largest first, equal ones by name, and none for nothing', () => {
  expect(sharesOf({ web: 1, ios: 2, android: 1, others: 0 })).toEqual([
    { name: 'ios', count: 2, percent: 50 },
    { name: 'android', count: 1, percent: 25 },
    { name: 'web', count: 1, percent: 25 },
  ]);
  expect(sharesOf({})).toEqual([]);
});
