import { expect, test } from 'vitest';
import { filterOf, lastDay, timesOf } from './audit.ts';

test('the audit is asked for by one kind of value, numbers as numbers [org-audit.operator.filter]', () => {
  expect(filterOf({ kind: '', value: '' })).toEqual({});
  expect(filterOf({ kind: 'status', value: '' })).toEqual({});
  expect(filterOf({ kind: 'status', value: 'Error' })).toEqual({ status: 'Error' });
  expect(filterOf({ kind: 'statusCode', value: '403' })).toEqual({ statusCode: 403 });
});
test('without a choice it begins a day ago and ends now, this minute included [org-audit.operator.dates]', () => {
  const now = new Date(2026, 4, 2, 12, 30, 15);
  const { startDate, endDate } = timesOf(lastDay(now));
  expect(startDate).toBe(new Date(2026, 4, 1, 12, 30).toISOString());
  expect(endDate).toBe(new Date(2026, 4, 2, 12, 30, 59, 999).toISOString());
  expect(timesOf({ start: '', end: '' })).toEqual({});
});
