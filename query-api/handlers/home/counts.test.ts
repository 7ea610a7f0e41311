import { expect, test } from 'vitest';
import { firstDayOf, lastMonths, loginsOf, platformGroups, sumOf } from './counts.ts';

const now = new Date('2026-03-31T23:00:00Z');

test('platforms are grouped as ios, android, web and others [org-insights.platforms]', () => {
  expect(
    platformGroups({ iOS: 1, Android: 2, Windows: 3, macOS: 4, ChromeOS: 5, Linux: 6, Other: 7, Tizen: 8 }),
  ).toEqual({
    ...{ ios: 1, android: 2, web: 18, others: 15 },
  });
  expect(platformGroups({ iOS: 1 })).toEqual({ ios: 1 });
});
test('the last months go back over the year, whatever the day of the month', () =>
  expect(lastMonths(5, now)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12', '2025-11']));
test('thirty days end today', () => expect(firstDayOf(30, now)).toBe('2026-03-02'));
test('sign-ins by day come from several months, the oldest first, without earlier days', () => {
  const month = (id: string, days: Record<string, number>) => ({ id, days, platforms: {}, browsers: {} });
  const months = [month('ada 2026-03', { '31': 2, '01': 1 }), month('ada 2026-02', { '28': 5, '27': 9 })];
  expect(loginsOf(months, '2026-02-28')).toEqual({
    '2026-02-28': 5,
    '2026-03-01': 1,
    '2026-03-31': 2,
  });
});
test('counts of the same name add up', () =>
  expect(sumOf([{ Chrome: 1 }, { Chrome: 2, Edge: 3 }, {}])).toEqual({ Chrome: 3, Edge: 3 }));
