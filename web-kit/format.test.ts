import { expect, test } from 'vitest';
import { localDateTime, preciseDateTime, shortDate, shortDateTime } from './format.ts';

test('a short date is the American one [data.dates]', () => {
  expect(shortDate(new Date(2022, 1, 15))).toBe('2/15/22');
});
test('nothing, and what is no date, is shown as nothing', () => {
  expect([shortDate(null), shortDate(''), shortDate('soon')]).toEqual(['', '', '']);
});
test('other pages write a time as the viewer does, and the event history to the millisecond in the same zone', () => {
  const at = new Date(2022, 1, 15, 15, 4, 5, 678);
  expect(localDateTime(at)).toBe(at.toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' }));
  expect(preciseDateTime(at)).toMatch(/\b2022\b.*\b04\D05\D678\b/);
  expect([localDateTime(null), preciseDateTime(''), shortDateTime('soon')]).toEqual(['', '', '']);
});
