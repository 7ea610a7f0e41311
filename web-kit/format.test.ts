import { expect, test } from 'vitest';
import { dayMonthYear, shortDate } from './format.ts';

test('a date is shown as DD-MMM-YYYY', () => {
  expect(dayMonthYear(new Date(2022, 1, 5))).toBe('05-Feb-2022');
});
test('a short date is the American one [data.dates]', () => {
  expect(shortDate(new Date(2022, 1, 15))).toBe('2/15/22');
});
test('nothing, and what is no date, is shown as nothing', () => {
  expect([shortDate(null), dayMonthYear(''), dayMonthYear('soon')]).toEqual(['', '', '']);
});
