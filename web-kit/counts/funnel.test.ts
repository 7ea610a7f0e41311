import { expect, test } from 'vitest';
import { browsersIn, ceremoniesIn, csvOf, type PasskeyCounts, stepsOf } from './funnel.ts';

const span = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-08T00:00:00.000Z' };
const safari = { ceremony: 'signIn', platform: 'iOS', browser: 'Safari' } as const;
const edge = { ceremony: 'signIn', platform: 'Windows', browser: 'Edge' } as const;
const counted: PasskeyCounts = {
  now: {
    ...span,
    browsers: [
      { ...safari, counts: { offered: 4, begun: 3, cancelled: 1, finished: 2 } },
      { ...edge, counts: { offered: 6, begun: 1, failed: 1 } },
    ],
  },
  before: { ...span, browsers: [{ ...safari, counts: { offered: 5 } }] },
};

test('steps are those of all browsers, each with its part of the longest bar', () =>
  expect(stepsOf(counted, 'signIn')).toEqual([
    { step: 'offered', now: 10, before: 5, part: 1 },
    { step: 'begun', now: 4, before: 0, part: 0.4 },
    { step: 'cancelled', now: 1, before: 0, part: 0.1 },
    { step: 'failed', now: 1, before: 0, part: 0.1 },
    { step: 'finished', now: 2, before: 0, part: 0.2 },
  ]));
test('only what was counted is shown, the most frequent browser first', () => {
  expect(ceremoniesIn(counted)).toEqual(['signIn']);
  const nothing = { ...span, browsers: [] };
  expect(ceremoniesIn({ now: nothing, before: nothing })).toEqual([]);
  expect(browsersIn(counted, 'signIn').map(({ browser }) => browser)).toEqual(['Edge', 'Safari']);
});
test('the file has both periods, with a number for each step', () =>
  expect(csvOf(counted).split('\r\n')).toEqual([
    'from,to,ceremony,platform,browser,offered,begun,cancelled,failed,finished',
    `${span.from},${span.to},signIn,iOS,Safari,5,0,0,0,0`,
    `${span.from},${span.to},signIn,iOS,Safari,4,3,1,0,2`,
    `${span.from},${span.to},signIn,Windows,Edge,6,1,0,1,0`,
  ]));
