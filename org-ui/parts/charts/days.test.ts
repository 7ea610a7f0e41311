import { expect, test } from 'vitest';
import { everyDay, linesOf } from './days.ts';

test('the days until today have their counts, also those without any and those in another month', () => {
  const counted = [
    { day: '2026-02-27', count: 4 },
    { day: '2026-03-01', count: 2 },
  ];
  expect(everyDay(counted, 4, new Date('2026-03-02T23:59:00Z'))).toEqual([
    { day: '2026-02-27', count: 4 },
    { day: '2026-02-28', count: 0 },
    { day: '2026-03-01', count: 2 },
    { day: '2026-03-02', count: 0 },
  ]);
});

test('today, which is not over, is a piece of its own that goes on from yesterday', () => {
  const days = [4, 0, 2, 1].map((count, at) => ({ day: `2026-03-0${at + 1}`, count }));
  expect(linesOf(days)).toEqual({ over: [4, 0, 2, null], soFar: [null, null, 2, 1] });
});
