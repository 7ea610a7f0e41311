import { expect, test } from 'vitest';
import { slotsOfDay } from '../../../projections/models/counts/signInHours.ts';
import { daysOf, stepsOf, summed } from './steps.ts';

const now = Date.parse('2026-03-30T10:20:30.400Z');
const iso = (at: number) => new Date(at).toISOString();
/** A day with one sign-in in each half hour. */
const full = (day: string) => ({ day, counts: { signedIn: Array<number>(slotsOfDay).fill(1) } });

test('the day on which the clocks go forward has 23 hours', () => {
  const steps = stepsOf('7d', 'Europe/Berlin', now);
  expect(steps.begins).toHaveLength(14);
  expect([...steps.begins.slice(-3), steps.end].map(iso)).toEqual([
    ...['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z'],
    ...['2026-03-29T22:00:00.000Z', '2026-03-30T22:00:00.000Z'],
  ]);
  const days = ['2026-03-28', '2026-03-29', '2026-03-30'].map(full);
  expect(summed(days, steps).map(({ signedIn = 0 }) => signedIn)).toEqual([
    ...Array(11).fill(0),
    ...[46, 46, 48],
  ]);
});
test.for([
  ['America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06T04:00:00.000Z'],
  ['America/Havana', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00.000Z'],
  ['Atlantic/Azores', '2026-03-29T12:00:00Z', '2026-03-29T01:00:00.000Z'],
] as const)('in %s a day without midnight begins when the clocks have gone forward', ([zone, at, begin]) => {
  const today = stepsOf('7d', zone, Date.parse(at));
  expect(iso(today.begins.at(-1)!)).toBe(begin);
  const theDayBefore = stepsOf('7d', zone, Date.parse(begin) - 1);
  expect(iso(theDayBefore.end)).toBe(begin);
});
test('hours and days of a zone that is half an hour off are exact', () => {
  const hours = stepsOf('24h', 'Asia/Kolkata', now);
  expect([hours.begins.at(-1)!, hours.end].map(iso)).toEqual([
    ...['2026-03-30T09:30:00.000Z', '2026-03-30T10:30:00.000Z'],
  ]);
  const days = stepsOf('7d', 'Asia/Kolkata', now);
  expect(iso(days.begins.at(-1)!)).toBe('2026-03-29T18:30:00.000Z');
  const counts = { signedIn: Array<number>(slotsOfDay).fill(0).with(36, 1).with(37, 2) };
  expect(summed([{ day: '2026-03-29', counts }], days).slice(-2)).toEqual([{ signedIn: 1 }, { signedIn: 2 }]);
});
test('months are those of the calendar, and the year before is as long', () => {
  const steps = stepsOf('12m', 'America/New_York', now);
  expect(steps.begins).toHaveLength(24);
  expect([steps.begins[0]!, steps.begins[12]!, steps.begins[23]!, steps.end].map(iso)).toEqual([
    ...['2024-04-01T04:00:00.000Z', '2025-04-01T04:00:00.000Z'],
    ...['2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
  ]);
  expect(daysOf(steps)).toEqual(['2024-04-01', '2026-04-01']);
});
test('what lies outside of the steps does not count', () => {
  const steps = stepsOf('24h', 'UTC', now);
  const sums = summed(['2026-03-27', '2026-03-28', '2026-03-30', '2026-03-31'].map(full), steps);
  expect(sums.reduce((sum, { signedIn = 0 }) => sum + signedIn, 0)).toBe(2 * 13 + 2 * 11);
});
test('a zone that does not exist is refused', () => {
  expect(() => stepsOf('24h', 'Mars/Olympus', now)).toThrow('zone: is not valid');
});
