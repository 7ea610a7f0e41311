import { describe, expect, test } from 'vitest';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import * as happened from '../../../domain/subscription/events.ts';
import { after, at } from '../../testSpec.ts';
import { income } from './income.ts';
import { payments } from './payments.ts';
import { subscriptions } from './subscriptions.ts';

const seenAt = at;
const price = { currency: 'usd', amount: 5000 };
const begun = happened.PurchaseBegun({
  ...{ purchaseId: 'purchase-1', planId: 'small', gateway: 'stripe', gatewayPlanId: 'price_small', ...price },
});
const period = { periodStart: '2026-01-01T00:00:00.000Z', periodEnd: '2027-01-01T00:00:00.000Z' };
const started = happened.SubscriptionStarted({
  ...{ purchaseId: 'purchase-1', planId: 'small', gateway: 'stripe', gatewayId: 'sub_1' },
  ...{ ...price, ...period, seenAt },
});
const payment = (change: object = {}) =>
  happened.PaymentRecorded({
    ...{ paymentId: 'ch_1', paidAt: at, status: 'succeeded', ...price, refunded: 0 },
    ...{ planId: 'small', gateway: 'stripe', gatewayId: 'sub_1', was: null },
    ...change,
  });
const under = { organisationId: 'acme' };
type Happened = ReturnType<typeof payment> | Parameters<typeof after>[1][1];
const story = (model: Parameters<typeof after>[0], ...events: Happened[]) =>
  after(model, ...events.map((event) => ['acme', event, under] as [string, Happened, typeof under]));

describe('a subscription', () => {
  test('waits for its payment, runs, and shows each step', () => {
    story(subscriptions, begun).shows({ id: 'acme', state: 'pending', periodEnd: null, amount: 5000 });
    story(subscriptions, begun, started).shows({ state: 'active', gatewayId: 'sub_1', ...period });
    const late = [begun, started, happened.SubscriptionPastDue({ seenAt })];
    story(subscriptions, ...late).shows({ state: 'past_due' });
    story(subscriptions, ...late, happened.SubscriptionRecovered({ seenAt })).shows({ state: 'active' });
    const endedAt = '2026-02-01T00:00:00.000Z';
    story(subscriptions, ...late, happened.SubscriptionUnpaid({ endedAt, seenAt })).shows({
      state: 'unpaid',
      endedAt,
    });
    story(subscriptions, ...late, happened.SubscriptionCanceled({ endedAt, seenAt })).shows({
      state: 'canceled',
      endedAt,
    });
  });
  test('shows that it will end, and no longer when that is taken back', () => {
    const scheduled = happened.CancellationScheduled({ endsAt: period.periodEnd, seenAt });
    story(subscriptions, begun, started, scheduled).shows({ cancelAtCycleEnd: true });
    story(subscriptions, begun, started, scheduled, happened.CancellationWithdrawn({ seenAt })).shows({
      cancelAtCycleEnd: false,
    });
  });
  test('shows its renewal and its other plan', () => {
    const renewed = { periodStart: period.periodEnd, periodEnd: '2028-01-01T00:00:00.000Z' };
    const larger = { planId: 'large', currency: 'usd', amount: 20_000 };
    story(
      subscriptions,
      ...[begun, started, happened.SubscriptionRenewed({ ...renewed, seenAt })],
      happened.SubscriptionPlanChanged({ ...larger, seenAt }),
    ).shows({ ...renewed, ...larger });
  });
  test('that ended shows until another purchase is paid', () => {
    const canceled = happened.SubscriptionCanceled({ endedAt: at, seenAt });
    const again = happened.PurchaseBegun({ ...begun.data, purchaseId: 'purchase-2', planId: 'large' });
    story(subscriptions, begun, started, canceled, again).shows({ state: 'canceled', planId: 'small' });
  });
  test('tells the purchase that waits, until it is paid or given up, also beside one that has ended', () => {
    const canceled = happened.SubscriptionCanceled({ endedAt: at, seenAt });
    const again = happened.PurchaseBegun({ ...begun.data, purchaseId: 'purchase-2' });
    const given = (purchaseId: string) => happened.PurchaseAbandoned({ purchaseId });
    const ended = [begun, started, canceled];
    story(subscriptions, begun).shows({ waitingPurchase: 'purchase-1' });
    story(subscriptions, ...ended).shows({ waitingPurchase: null });
    story(subscriptions, ...ended, again).shows({ waitingPurchase: 'purchase-2' });
    story(subscriptions, ...ended, again, given('purchase-1')).shows({ waitingPurchase: 'purchase-2' });
    story(subscriptions, ...ended, again, given('purchase-2')).shows({ waitingPurchase: null });
    const paid = happened.SubscriptionStarted({ ...started.data, purchaseId: 'purchase-2' });
    story(subscriptions, ...ended, again, paid).shows({ waitingPurchase: null });
  });
  test('shows the last failed charge until something is paid', () => {
    const failed = payment({ paymentId: 'ch_2', status: 'failed', paidAt: '2026-01-05T00:00:00.000Z' });
    story(subscriptions, begun, started, failed).shows({ failedAt: '2026-01-05T00:00:00.000Z' });
    const paid = payment({ paymentId: 'ch_3', paidAt: '2026-01-06T00:00:00.000Z' });
    story(subscriptions, begun, started, failed, paid).shows({ failedAt: null });
  });
  test('goes with its organisation; its payments stay', () => {
    expect(story(subscriptions, begun, started, OrganisationDeleted({})).rows).toEqual([]);
    expect(story(payments, payment(), OrganisationDeleted({})).rows).toHaveLength(1);
  });
});

test('a payment shows what the provider said last, and two providers may use the same id', () => {
  const refunded = payment({ status: 'refunded', refunded: 5000 });
  story(payments, payment(), refunded).shows({
    id: 'stripe ch_1',
    ...under,
    status: 'refunded',
    refunded: 5000,
  });
  expect(story(payments, payment(), payment({ gateway: 'razorpay' })).rows).toHaveLength(2);
});

test('a payment keeps the plan that it was for when it is paid back after a change of the plan', () => {
  const refunded = payment({ status: 'refunded', refunded: 5000, planId: 'large' });
  story(payments, payment(), refunded).shows({ planId: 'small', status: 'refunded' });
});

describe('the income of a month', () => {
  const month = at.slice(0, 7);
  const other = { paymentId: 'ch_2', amount: 700 };
  const shows = (...events: Happened[]) => story(income, ...events).shows;
  test('adds up what was paid in a currency', () => {
    shows(payment(), payment(other))({ id: `${month} usd`, month, amount: 5700, payments: 2 });
  });
  test('counts no charge that failed, until it is paid', () => {
    const failed = payment({ ...other, status: 'failed' });
    shows(payment(), failed)({ amount: 5000, payments: 1 });
    const was = { status: 'failed', refunded: 0 };
    shows(payment(), failed, payment({ ...other, was }))({ amount: 5700, payments: 2 });
  });
  test('loses what is paid back or disputed, and gets it back', () => {
    const partly = { status: 'refunded', refunded: 2000 };
    const was = { status: 'succeeded', refunded: 0 };
    const refunded = payment({ ...partly, was });
    shows(payment(), refunded)({ amount: 3000, payments: 1 });
    const disputed = payment({ status: 'disputed', refunded: 2000, was: partly });
    shows(payment(), refunded, disputed)({ amount: 0, payments: 0 });
    const won = payment({ ...partly, was: { status: 'disputed', refunded: 2000 } });
    shows(payment(), refunded, disputed, won)({ amount: 3000, payments: 1 });
  });
});
