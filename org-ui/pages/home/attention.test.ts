import { expect, test } from 'vitest';
import { itemsOf } from './attention.ts';

const plan = { daysLeft: 100, renewsItself: false, isPastDue: false, isActive: true };
const texts = (known: Partial<Parameters<typeof itemsOf>[0]>) =>
  itemsOf({ requests: 0, people: 0, plan, ...known }).map(({ text }) => text);

test('nothing is named where nothing waits', () => {
  expect(texts({})).toEqual([]);
  expect(texts({ plan: undefined })).toEqual([]);
});
test('a licence is named a month before its end, unless it renews itself', () => {
  expect(texts({ plan: { ...plan, daysLeft: 29 } })).toEqual(['Your license ends in 29 days.']);
  expect(texts({ plan: { ...plan, daysLeft: 1 } })).toEqual(['Your license ends in 1 day.']);
  expect(texts({ plan: { ...plan, daysLeft: 30 } })).toEqual([]);
  expect(texts({ plan: { ...plan, daysLeft: 1, renewsItself: true } })).toEqual([]);
  expect(texts({ plan: { ...plan, isActive: false } })).toEqual(['Your license has ended.']);
});
test('counts say where they stop, and lead to the list of what they count', () => {
  expect(texts({ requests: 2, people: 10_000 })).toEqual([
    'Requests that wait for an answer: 2',
    `People without a second device: more than ${(10_000).toLocaleString()}`,
  ]);
  expect(itemsOf({ requests: 0, people: 1, plan })[0]).toMatchObject({ to: '/people?devices=few' });
});
