import { expect, test } from 'vitest';
import { signInEnds } from '../../domain/signIns/ends.ts';
import { attempts, type Use } from './attempts.ts';
import { colleagues } from './names.ts';
import { isThere, population, usable } from './people.ts';
import { daysUntil, germany, india } from './year.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const days = daysUntil(now, 365, india);
const people = population({
  ...{ names: colleagues, domain: 'acme.example', rhythm: 'work', country: 'IN', abroad: ['SG'] },
  ...{ days: days.length, founders: 0.6 },
});
const use: Use = { name: 'Office', people, share: () => 0.6, byPhone: 0.1 };
const year = attempts([use], days, now);
const on = (index: number) => year.filter(({ at }) => at >= days[index]!.at(0) && at < days[index]!.at(24));

test('a year of the demo is the same each time, in order, and has each way in which a sign-in ends', () => {
  expect(attempts([use], daysUntil(now, 365, india), now)).toEqual(year);
  const times = year.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.at(-1)).toBeLessThan(now);
  expect(new Set(year.map(({ end }) => end))).toEqual(new Set(signInEnds));
  const failed = year.filter(({ end }) => end !== 'signedIn').length;
  expect(failed / year.length).toBeGreaterThan(0.02);
  expect(failed / year.length).toBeLessThan(0.1);
});

test('an office of the demo is quiet at weekends and on holidays, and busier as people join', () => {
  const perDay = (which: typeof days) =>
    which.reduce((sum, { index }) => sum + on(index).length, 0) / which.length;
  const workdays = days.filter(({ isWorkday }) => isWorkday);
  expect(perDay(days.filter(({ isWorkday }) => !isWorkday))).toBeLessThan(perDay(workdays) / 10);
  expect(perDay(workdays.slice(-40))).toBeGreaterThan(perDay(workdays.slice(5, 45)));
  const gandhi = days.find(({ month, date }) => month === 10 && date === 2)!;
  expect(gandhi.isWorkday).toBe(false);
});

test('people of the demo work by the clock of their place, also when it is changed', () => {
  const berlin = daysUntil(now, 365, germany);
  const nine = (month: number) => berlin.find((day) => day.month === month && day.date === 15)!.at(9);
  expect(new Date(nine(1)).toISOString()).toBe('2026-01-15T08:00:00.000Z');
  expect(new Date(nine(7)).toISOString()).toBe('2026-07-15T07:00:00.000Z');
  expect(new Date(days.at(-1)!.at(0)).toISOString()).toBe('2026-11-19T18:30:00.000Z');
  const hours = year.map(({ at }) => (((at / 3_600_000 + 5.5) % 24) + 24) % 24);
  expect(Math.min(...hours)).toBeGreaterThan(8);
  expect(Math.max(...hours)).toBeLessThan(19);
});

test('nobody of the demo signs in before joining, after leaving, or with a lost phone', () => {
  expect(people.filter(({ leaves }) => leaves).length).toBeGreaterThan(1);
  expect(people.filter(({ loses }) => loses !== null).length).toBeGreaterThan(1);
  for (const { person, passkey, at } of year) {
    const { index } = days.findLast((day) => day.at(0) <= at)!;
    expect(isThere(person, index)).toBe(true);
    expect(usable(person, index)).toContain(passkey);
  }
});

test('in an outage of the demo nobody gets in, and people try again', () => {
  const broken = days.findLast(({ isWorkday }) => isWorkday)!;
  const outage = { day: broken.index, from: 8, to: 13 };
  const tried = attempts([{ ...use, outage }], [broken], now).filter(({ at }) => at < broken.at(13));
  expect(tried.length).toBeGreaterThan(10);
  expect(new Set(tried.map(({ end }) => end))).toEqual(new Set(['expired']));
});
