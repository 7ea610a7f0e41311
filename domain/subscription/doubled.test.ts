import { describe, expect, test } from 'vitest';
import { fold, type Happened } from '../kit.ts';
import * as happened from './events.ts';
import type { Snapshot } from './snapshot.ts';
import { type Subscription, subscription } from './subscription.ts';
import { taken } from './taking.ts';
import { provider } from './testProvider.ts';

const begun = (n: 1 | 2) =>
  happened.PurchaseBegun({
    ...{ purchaseId: `purchase-${n}`, planId: 'small', gateway: 'stripe', gatewayPlanId: 'price_small' },
    ...{ currency: 'usd', amount: 5000 },
  });
const doubled = (n: 1 | 2) =>
  happened.SubscriptionDoubled({ purchaseId: `purchase-${n}`, gateway: 'stripe', gatewayId: `sub_${n}` });
const paid = { type: 'PaymentRecorded' };

/** A history that takes what the provider says. */
function history(...before: Happened[]) {
  const past = [...before];
  const take = (seen: Snapshot): Happened[] => {
    const events = taken(state(), seen);
    past.push(...events);
    return events;
  };
  const state = () => fold<Subscription>(subscription, past as never);
  return { take, state, add: (...events: Happened[]) => void past.push(...events) };
}

test('a subscription that was given up and is paid after another one was bought is reported once', () => {
  const { take, state, add } = history(begun(1));
  const { step } = provider();
  for (const each of ['pay', 'fail', 'giveUp'] as const) take(step(each));
  add(begun(2));
  take(provider('purchase-2', 'sub_2').step('pay'));
  expect(state()).toMatchObject({ state: 'active', gatewayId: 'sub_2' });
  expect(take(step('pay'))).toMatchObject([doubled(1), paid]);
  expect(take(step('wait'))).toEqual([]);
  expect(take(step('pay'))).toMatchObject([paid]);
  expect(state()).toMatchObject({ state: 'active', gatewayId: 'sub_2' });
});
test('a subscription that its page named before it was paid is reported when another one is in force', () => {
  const page = { checkoutId: 'sub_2', url: 'https://pay.example/2', gatewayId: 'sub_2' };
  const opened = happened.CheckoutOpened({ purchaseId: 'purchase-2', ...page });
  const left = happened.PurchaseAbandoned({ purchaseId: 'purchase-2' });
  const { take } = history(begun(2), opened, left, begun(1));
  take(provider().step('pay'));
  const second = provider('purchase-2', 'sub_2').step('pay');
  expect(take(second)).toMatchObject([doubled(2), paid]);
  expect(take(second)).toEqual([]);
});
test.for(['active', 'past_due'] as const)(
  'a subscription that ended here alone, and is %s at the provider, is reported once, but not for an older answer',
  (is) => {
    const { take, state, add } = history(begun(1));
    const { step } = provider();
    take(step('pay'));
    take(step('fail'));
    const at = '2026-06-01T00:00:00.000Z';
    add(happened.SubscriptionCanceled({ endedAt: at, seenAt: at }));
    const now: Snapshot = { ...step('wait'), state: is, seenAt: '2026-06-02T00:00:00.000Z' };
    expect(take({ ...now, seenAt: at })).toEqual([]);
    expect(take(now)).toEqual([doubled(1)]);
    expect(take({ ...now, seenAt: '2026-06-03T00:00:00.000Z' })).toEqual([]);
    expect(state()).toMatchObject({ state: 'canceled', endedAt: at });
  },
);

const left = (n: 1 | 2) => happened.PurchaseAbandoned({ purchaseId: `purchase-${n}` });
describe('a purchase that waits while a given-up subscription is paid', () => {
  /** The first subscription was given up, the second purchase waits, and then the bill of the first one is paid. */
  function paidLate() {
    const all = history(begun(1));
    const first = provider();
    for (const each of ['pay', 'fail', 'giveUp'] as const) all.take(first.step(each));
    all.add(begun(2));
    return { ...all, first };
  }
  test('is left, once, and nothing of it is taken when it is paid even so', () => {
    const { take, state, first } = paidLate();
    const renewed = [{ type: 'SubscriptionRenewed' }, { type: 'SubscriptionRecovered' }];
    expect(take(first.step('pay'))).toMatchObject([...renewed, left(2), paid]);
    expect(take(first.step('wait'))).toEqual([]);
    const second = provider('purchase-2', 'sub_2');
    expect(take(second.step('pay'))).toMatchObject([doubled(2), paid]);
    take(first.step('end'));
    expect(take(second.step('end'))).toEqual([]);
    expect(state()).toMatchObject({ state: 'canceled', gatewayId: 'sub_1', purchase: null });
  });
  test('is left when a charge of the first one is only late again', () => {
    const { take, first } = paidLate();
    const late: Snapshot = { ...first.step('wait'), state: 'past_due', endedAt: null };
    expect(take(late)).toMatchObject([{ type: 'SubscriptionPastDue' }, left(2)]);
  });
  test('is left when an earlier purchase, which nobody waited for, starts instead', () => {
    const { take, state } = history(begun(1), left(1), begun(2));
    expect(take(provider().step('pay'))).toMatchObject([{ type: 'SubscriptionStarted' }, left(2), paid]);
    expect(state()).toMatchObject({ state: 'active', gatewayId: 'sub_1', purchase: null });
  });
  test('never starts after it was reported as one too many, also where a log did not leave it', () => {
    const { take, state, add, first } = paidLate();
    add(happened.SubscriptionRecovered({ seenAt: first.step('wait').seenAt }));
    const second = provider('purchase-2', 'sub_2');
    expect(take(second.step('pay'))).toMatchObject([doubled(2), paid]);
    expect(state().purchase).toBeNull();
    add(happened.SubscriptionCanceled({ endedAt: first.says().seenAt, seenAt: first.says().seenAt }));
    expect(take(second.step('wait'))).toEqual([]);
    expect(take(second.step('end'))).toEqual([]);
  });
});
