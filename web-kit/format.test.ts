import { expect, test } from 'vitest';
import { shortDate } from './format.ts';

test('a short date is the American one [data.dates]', () => {
  expect(shortDate(new Date(2022, 1, 15))).toBe('2/15/22');
});
test('nothing, and what is no date, is shown as nothing', () => {
  expect([shortDate(null), shortDate(''), shortDate('soon')]).toEqual(['', '', '']);
});
