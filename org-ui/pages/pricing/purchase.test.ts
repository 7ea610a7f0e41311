import { expect, test } from 'vitest';
import { type CurrentPlan, failureOf, wayTo as wayIn } from './purchase.ts';

const room = { billingCycle: 12, allowNumberOfApps: 3, allowNumberOfUsers: 50, allowTotalNumberOfUsers: 100 };
const free = {
  ...room,
  ...{ planId: 'free_trial', isActive: true, cancelAtCycleEnd: false, renewsItself: false },
  ...{ subscriptionId: null, gateway: null, priceInDollars: 0 },
};
const paid = {
  ...{ ...free, planId: 'team', renewsItself: true, subscriptionId: 'sub_1', gateway: 'stripe' },
  priceInDollars: 120,
};
const plan = (planId: string, priceInDollars: number, more: Partial<typeof room> = {}) => ({
  ...{ ...room, planId, priceInDollars, priceInRupees: 90, offer: null, ...more },
});
const wayTo = (to: ReturnType<typeof plan>, now: CurrentPlan) => wayIn(to, now, 'usd');

test('a paid plan is bought from the free trial, and a subscription in force is changed to a dearer plan [org-billing.purchase.create, org-billing.purchase.update]', () => {
  expect(wayTo(plan('team', 120), free)).toBe('create');
  expect(wayTo(plan('large', 240), paid)).toBe('update');
  expect(wayTo(plan('other', 120), paid)).toBe('update');
});
test('a plan of a lower price is refused as a downgrade [org-billing.purchase.downgrade]', () => {
  expect(wayTo(plan('small', 119), paid)).toBe('downgrade');
});
test('plans of different cycles are compared by what a month of them costs, and a longer one may cost less where it allows as much', () => {
  const [year, month] = [
    { ...paid, priceInDollars: 490 },
    { ...paid, billingCycle: 1, priceInDollars: 49 },
  ];
  expect(wayTo(plan('business', 199, { billingCycle: 1 }), year)).toBe('update');
  expect(wayTo(plan('team_year', 490), month)).toBe('update');
  expect(wayTo(plan('team_year', 490), { ...month, allowNumberOfApps: 20 })).toBe('downgrade');
});
test('what has ended is bought anew, whatever it costs', () => {
  const ended = { ...paid, isActive: false, renewsItself: false };
  expect(wayTo(plan('team', 120), ended)).toBe('create');
  expect(wayTo(plan('small', 12), ended)).toBe('create');
});
test('the plan that is in force, and one that costs nothing, cannot be bought', () => {
  expect(wayTo(plan('team', 120), paid)).toBe('current');
  expect(wayTo({ ...plan('free_trial', 0), priceInRupees: 0 }, paid)).toBe('free');
});
test('a plan that costs nothing in the currency of the organization is not bought, whatever it costs in another', () => {
  const dollarsOnly = { ...plan('dollars', 120), priceInRupees: 0 };
  expect([wayIn(dollarsOnly, free, 'inr'), wayIn(dollarsOnly, free, 'usd')]).toEqual(['free', 'create']);
});
test('a subscription that is cancelled has to be kept before another plan can be had, until it has ended', () => {
  const cancelled = { ...paid, renewsItself: false, cancelAtCycleEnd: true };
  for (const price of [12, 240]) expect(wayTo(plan('other', price), cancelled)).toBe('ending');
  expect(wayTo(plan('team', 120), cancelled)).toBe('current');
  expect(wayTo(plan('large', 240), { ...cancelled, isActive: false })).toBe('create');
});
test('a purchase that failed is told in the words of the answer, else in the prescribed ones [org-billing.purchase.failed]', () => {
  expect(failureOf(new Error('No razorpay subscription id found'))).toBe('No razorpay subscription id found');
  expect(failureOf(undefined)).toBe('Your payment of New plan is failed');
});
