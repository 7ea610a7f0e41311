import { expect, test } from 'vitest';
import { inWords } from '../../../web-kit/eventWords.ts';
import { chosenIn, datesIn, filterOf, lastDay, timesOf, writtenDates } from './audit.ts';

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
test('filter and times of the audit are read from the address, and what makes no sense there is not', () => {
  const usual = lastDay(new Date(2026, 4, 2, 12, 30));
  const read = (address: string) => datesIn(new URLSearchParams(address), usual);
  expect(read('')).toEqual(usual);
  expect(read('start=soon')).toEqual(usual);
  const dates = { start: '2026-05-01T10:00', end: '' };
  expect(read(new URLSearchParams(writtenDates(dates)).toString())).toEqual(dates);
  const chosen = (address: string) => chosenIn(new URLSearchParams(address));
  expect(chosen('kind=statusCode&value=403')).toEqual({ kind: 'statusCode', value: '403' });
  expect(chosen('kind=statusCode&value=402')).toEqual({ kind: 'statusCode', value: '' });
  expect(chosen('kind=actorId&value=x')).toEqual({ kind: '', value: '' });
});
test('what was done is told in words', () => {
  expect(inWords('ApplicationSuspended')).toBe('Application suspended');
  expect(inWords('OperatorEnrolled')).toBe('Operator enrolled');
});
