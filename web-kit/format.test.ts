import { expect, test } from 'vitest';
import {
  documentDate,
  localDateTime,
  networkAddress,
  preciseDateTime,
  shortDate,
  shortDateTime,
  shortDay,
} from './format.ts';

test('a short date is the American one [data.dates]', () => {
  expect(shortDate(new Date(2022, 1, 15))).toBe('2/15/22');
  expect(shortDay(new Date(2022, 1, 15))).toBe('2/15');
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
test('the address of the machine itself is told in words, and that of IPv4 without the prefix of IPv6', () => {
  const came = ['::1', '::ffff:127.0.0.1', '::ffff:192.0.2.7', '192.0.2.7', '2001:db8::7'];
  expect(came.map(networkAddress)).toEqual([
    ...['the server itself (::1)', 'the server itself (127.0.0.1)'],
    ...['192.0.2.7', '192.0.2.7', '2001:db8::7'],
  ]);
});
test('the day of a document is that of UTC, whatever the zone of the viewer', () => {
  expect(documentDate('2026-12-31T23:59:59.000Z')).toBe('12/31/26');
  expect(documentDate('2027-01-01T00:00:00.000Z')).toBe('1/1/27');
});
