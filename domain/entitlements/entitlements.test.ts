import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { CreatePlan, firstPlans } from '../plan/commands.ts';
import { PlanCreated } from '../plan/events.ts';
import { plan } from '../plan/plan.ts';
import { monthsLater } from './calendar.ts';
import {
  entitlements,
  isOver,
  type LicenceFacts,
  type Standings,
  type SubscriptionFacts,
} from './entitlements.ts';

const plans = new Map(
  firstPlans.map((first) => {
    const { id, ...terms } = CreatePlan.input.parse(first);
    return [id, fold(plan, [PlanCreated(terms)])];
  }),
);
const began = '2026-01-01T00:00:00.000Z';
const day = (n: number) => new Date(Date.parse(began) + n * 86_400_000);
const iso = (n: number) => day(n).toISOString();
const on = (planId: string, more: Partial<Standings> = {}): Standings => ({
  organisation: { planId, planSince: began },
  plan: plans.get(planId)!,
  licence: null,
  subscription: null,
  ...more,
});
const licence = (more: Partial<LicenceFacts> = {}): LicenceFacts => ({
  ...{ status: 'active', planId: 'special_plan', source: 'plan', issuedAt: began, expiresAt: iso(100) },
  ...more,
});
const subscription = (more: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  ...{ state: 'active', periodEnd: iso(50), cancelAtCycleEnd: true, endedAt: null },
  ...more,
});
const endOf = (standings: Standings) => entitlements(standings, day(0)).endsAt?.toISOString() ?? null;

describe('the end', () => {
  test('is that of the trial after 30 days, and that of another plan after its cycle', () => {
    expect(endOf(on('free_trial'))).toBe(iso(30));
    expect(endOf(on('special_plan'))).toBe('2027-01-01T00:00:00.000Z');
  });
  test('is unknown where nobody noted when the plan began', () =>
    expect(endOf(on('free_trial', { organisation: { planId: 'free_trial', planSince: null } }))).toBeNull());
  test('is that of the licence in force', () => {
    const special = (given: LicenceFacts) => endOf(on('special_plan', { licence: given }));
    expect(special(licence())).toBe(iso(100));
    expect(special(licence({ status: 'revoked' }))).toBe('2027-01-01T00:00:00.000Z');
    expect(special(licence({ planId: 'free_trial' }))).toBe('2027-01-01T00:00:00.000Z');
  });
  test('is not that of a licence that was issued after now, because the clock was set back', () => {
    const special = on('special_plan', { licence: licence({ issuedAt: iso(10) }) });
    expect(entitlements(special, day(5)).endsAt).toEqual(new Date('2027-01-01'));
    expect(entitlements(special, day(9.5)).endsAt).toEqual(day(100));
  });
  test('is that of a subscription that is paid, whatever a licence says', () => {
    const both = { licence: licence(), subscription: subscription() };
    expect(endOf(on('special_plan', both))).toBe(iso(50));
  });
  test('waits for two days for the payment of the next period', () => {
    const renewing = subscription({ cancelAtCycleEnd: false });
    expect(endOf(on('special_plan', { subscription: renewing }))).toBe(iso(52));
  });
  test('is not there while a charge is late', () =>
    expect(endOf(on('special_plan', { subscription: subscription({ state: 'past_due' }) }))).toBeNull());
  test.for(['canceled', 'unpaid'] as const)('is that of a subscription that is %s', (state) => {
    const over = subscription({ state, endedAt: iso(40) });
    expect(endOf(on('special_plan', { subscription: over }))).toBe(iso(40));
    expect(endOf(on('special_plan', { subscription: over, licence: licence() }))).toBe(iso(100));
    const own = licence({ source: 'subscription' });
    expect(endOf(on('special_plan', { subscription: over, licence: own }))).toBe(iso(40));
  });
  test('is not changed by a subscription that nobody has paid for', () =>
    expect(endOf(on('free_trial', { subscription: subscription({ state: 'pending' }) }))).toBe(iso(30)));
});

describe('the stages', () => {
  const at = (n: number, planId = 'free_trial') => entitlements(on(planId), day(n));
  test('a trial ends after 30 days, and 14 days later nobody signs in', () => {
    expect([0, 29, 30, 43, 44].map((n) => at(n).stage)).toEqual([
      'trial',
      'trial',
      'ended',
      'ended',
      'closed',
    ]);
    expect(at(0).closesAt).toEqual(day(44));
    expect([29, 30, 44].map((n) => isOver(at(n)))).toEqual([false, true, true]);
  });
  test('the days that are left', () =>
    expect([0, 29, 29.5, 30, 31].map((n) => at(n).daysLeft)).toEqual([30, 1, 1, 0, -1]));
  test('the flags say what has ended: the trial or a subscription', () => {
    expect(at(30)).toMatchObject({ isFreeTrialExpired: true, isSubscriptionExpired: false });
    expect(at(365, 'special_plan')).toMatchObject({ isFreeTrialExpired: false, isSubscriptionExpired: true });
    expect(at(364, 'special_plan')).toMatchObject({
      isFreeTrialExpired: false,
      isSubscriptionExpired: false,
    });
  });
  test('what the plan grants stays known after the end', () =>
    expect([at(0), at(100)].map(({ granted }) => granted('app.count'))).toEqual([1, 1]));
});

test('a month that is too short gives its last day', () => {
  expect(monthsLater(new Date('2027-01-31T10:00:00Z'), 1)).toEqual(new Date('2027-02-28T10:00:00Z'));
  expect(monthsLater(new Date('2027-11-30T10:00:00Z'), 3)).toEqual(new Date('2028-02-29T10:00:00Z'));
});
