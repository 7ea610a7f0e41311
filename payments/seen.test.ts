import { expect, test } from 'vitest';
import type { SeenPayment } from '../domain/subscription/snapshot.ts';
import { givenUpAt, paidPeriod } from './seen.ts';

const at = (day: string) => `2026-${day}T00:00:00.000Z`;
const charges = (...all: [day: string, status: SeenPayment['status']][]) =>
  all.map(
    ([day, status]): SeenPayment => ({
      ...{ paymentId: `ch_${day}`, paidAt: at(day), status, currency: 'usd', amount: 5000, refunded: 0 },
      ...{ gatewayPlanId: null, period: null },
    }),
  );

test('an unpaid subscription was given up at its last failed charge, in whatever order its charges are told', () => {
  const all = charges(['01-01', 'succeeded'], ['02-01', 'failed'], ['02-05', 'failed']);
  expect(givenUpAt(all)).toBe(at('02-05'));
  expect(givenUpAt(all.toReversed())).toBe(at('02-05'));
});
test('a charge that failed before something was paid gives nothing up, also where the payment was returned since', () => {
  for (const status of ['succeeded', 'refunded', 'disputed'] as const)
    expect(givenUpAt(charges(['01-01', 'failed'], ['01-02', status]))).toBeNull();
  expect(givenUpAt([])).toBeNull();
});
test('a means of payment that is declined later than any provider tries moves nothing', () => {
  const all = charges(['02-01', 'failed'], ['02-05', 'failed'], ['04-04', 'failed'], ['04-05', 'failed']);
  expect(givenUpAt(all.slice(0, 3))).toBe(at('04-04'));
  expect(givenUpAt(all)).toBe(at('04-04'));
});

test('the period that was paid is the whole one, of which a change of the plan pays the rest', () => {
  const [first, second, rest, third] = [
    ['01-01', '02-01'],
    ['02-01', '03-01'],
    ['02-14', '03-01'],
    ['03-01', '04-01'],
  ].map(([start, end]) => ({ start: at(start!), end: at(end!) }));
  const paidFor = (period: SeenPayment['period'] = null, status: SeenPayment['status'] = 'succeeded') => ({
    ...charges(['01-01', status])[0]!,
    period,
  });
  const all = [
    paidFor(first),
    paidFor(second, 'refunded'),
    paidFor(rest),
    paidFor(third, 'failed'),
    paidFor(),
  ];
  expect(paidPeriod(all)).toEqual(second);
  expect(paidPeriod(all.toReversed())).toEqual(second);
  expect(paidPeriod([paidFor(third, 'failed'), paidFor()])).toBeNull();
  // A year was paid first, and then a month of another plan.
  const year = { start: at('01-01'), end: '2027-01-01T00:00:00.000Z' };
  const month = { ...paidFor(second), paidAt: at('02-01') };
  expect(paidPeriod([month, paidFor(year)])).toEqual(second);
});
