import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { given } from '../testSpec.ts';
import {
  BeginPurchase,
  GiveUpLateCharge,
  OpenCheckout,
  RequestCancellation,
  RequestPlanChange,
  TakeSnapshot,
} from './commands.ts';
import * as happened from './events.ts';
import { currencyOf, exponentOf, gatewayOf, inMainUnit, inSmallestUnit, shownPrice } from './prices.ts';
import { isEntitled, knownPayments, subscription } from './subscription.ts';
import { provider } from './testProvider.ts';

const id = { id: 'acme' };
const terms = {
  ...{ priceInRupees: 4000, priceInDollars: 50, offer: null, published: true, billingCycle: 12 },
  ...{ allowNumberOfApps: 3, allowNumberOfUsers: 500, allowTotalNumberOfUsers: 1000 },
  gatewayPlans: { stripe: 'price_small', razorpay: null },
};
const plans = { plan: { status: 'active', terms } };
const buying = {
  ...id,
  purchaseId: 'purchase-1',
  planId: 'small',
  gateway: 'stripe',
  currency: 'usd',
} as const;
const begun = happened.PurchaseBegun({
  ...{ purchaseId: 'purchase-1', planId: 'small', gateway: 'stripe', gatewayPlanId: 'price_small' },
  ...{ currency: 'usd', amount: 5000 },
});
const buys = (change: object = {}, planNow: object = {}) =>
  given().when(
    BeginPurchase,
    { ...buying, ...change },
    {
      needs: { plan: { status: 'active', terms: { ...terms, ...planNow } } },
    },
  );
/** The events that a paid subscription has. */
const paid = () => {
  const { step } = provider();
  const seen = step('pay');
  return {
    step,
    seen,
    events: [begun, ...TakeSnapshot.decide(fold(subscription, [begun]), { ...id, seen }, {} as never)],
  };
};

describe('a purchase', () => {
  test('is of a plan at its price, in the smallest unit [org-billing.purchase.create]', () => {
    buys().then(begun);
    buys({ shown: 50 }).then(begun);
  });
  test('at another price than the buyer saw is refused', () => {
    buys({ shown: 49.99 }).thenRefused('payment.price', { amount: 50, currency: 'usd' });
    const offer = {
      isActive: true,
      name: 'Spring',
      discountedPriceInRupees: 1,
      discountedPriceInDollars: 40,
    };
    buys({ shown: 50 }, { offer }).thenRefused('payment.price');
    buys({ shown: 40 }, { offer }).then({ ...begun, data: { ...begun.data, amount: 4000 } });
  });
  test('needs the plan to have an id at the provider [org-billing.purchase.no-id]', () =>
    buys({ gateway: 'razorpay', currency: 'inr' }).thenRefused('payment.noPlan'));
  test('of a free plan, or of one that costs 10^12, is refused', () => {
    buys({}, { priceInDollars: 0 }).thenRefused('payment.free');
    buys({}, { priceInDollars: 1e12 }).thenRefused('payment.tooMuch');
  });
  test('begun twice is one; another plan takes its place', () => {
    given(begun)
      .when(BeginPurchase, { ...buying, purchaseId: 'purchase-2' }, { needs: plans })
      .then();
    given(begun)
      .when(BeginPurchase, { ...buying, purchaseId: 'purchase-2', planId: 'large' }, { needs: plans })
      .then(
        happened.PurchaseAbandoned({ purchaseId: 'purchase-1' }),
        happened.PurchaseBegun({ ...begun.data, purchaseId: 'purchase-2', planId: 'large' }),
      );
  });
  test('of a plan that is not published is refused to all who do not have it', () => {
    buys({}, { published: false }).thenRefused('plan.unknown');
    const own = { plan: { status: 'active', terms: { ...terms, published: false } } };
    given()
      .when(BeginPurchase, buying, { needs: { ...own, organisation: { planId: 'small' } } })
      .then(begun);
  });
  test('is refused while a subscription is in force, or of a plan that is withdrawn', () => {
    given(...paid().events)
      .when(BeginPurchase, { ...buying, purchaseId: 'purchase-2' }, { needs: plans })
      .thenRefused('subscription.active');
    given()
      .when(BeginPurchase, buying, { needs: { plan: { status: 'withdrawn', terms } } })
      .thenRefused('plan.unknown');
  });
  test('has one checkout, and an abandoned one has none', () => {
    const checkout = {
      purchaseId: 'purchase-1',
      checkoutId: 'cs_1',
      url: 'https://pay.example/1',
      gatewayId: null,
    };
    const opened = happened.CheckoutOpened(checkout);
    given(begun)
      .when(OpenCheckout, { ...id, ...checkout })
      .then(opened);
    given(begun, opened)
      .when(OpenCheckout, { ...id, ...checkout })
      .then();
    given(begun, opened)
      .when(OpenCheckout, { ...id, ...checkout, checkoutId: 'cs_2', url: 'https://pay.example/2' })
      .then();
    given(begun, happened.PurchaseAbandoned({ purchaseId: 'purchase-1' }))
      .when(OpenCheckout, { ...id, ...checkout })
      .then();
  });
});

test('a charge that is late for 62 days ends the subscription, unless it was paid or is late anew', () => {
  const { events } = paid();
  const since = '2026-02-01T00:00:00.000Z';
  const late = happened.SubscriptionPastDue({ seenAt: since });
  const giving = (day: string) => ({ now: new Date(`2026-${day}T00:00:00.000Z`) });
  const at = '2026-04-04T00:00:00.000Z';
  const input = { ...id, since };
  given(...events, late)
    .when(GiveUpLateCharge, input, giving('04-03'))
    .then();
  given(...events, late)
    .when(GiveUpLateCharge, input, giving('04-04'))
    .then(happened.SubscriptionCanceled({ endedAt: at, seenAt: at }));
  const paidUp = happened.SubscriptionRecovered({ seenAt: at });
  given(...events, late, paidUp)
    .when(GiveUpLateCharge, input, giving('04-04'))
    .then();
  const anew = happened.SubscriptionPastDue({ seenAt: at });
  given(...events, late, paidUp, anew)
    .when(GiveUpLateCharge, input, giving('04-04'))
    .then();
});

describe('a change of the plan', () => {
  const { events } = paid();
  const changing = {
    ...id,
    gateway: 'stripe',
    currency: 'usd',
    planId: 'large',
    fromPlanId: 'small',
  } as const;
  const at = (priceInDollars: number, more: object = {}, now: object = {}) => ({
    needs: {
      from: { status: 'active', terms: { ...terms, ...now } },
      plan: {
        status: 'active',
        terms: { ...terms, priceInDollars, gatewayPlans: { stripe: 'price_large' }, ...more },
      },
    },
  });
  test('is to a plan of a higher price [org-billing.purchase.update]', () =>
    given(...events)
      .when(RequestPlanChange, changing, at(200))
      .then(
        happened.PlanChangeRequested({
          ...{ planId: 'large', gatewayPlanId: 'price_large', currency: 'usd', amount: 20_000 },
        }),
      ));
  test('to a lower price in dollars is refused [org-billing.purchase.downgrade]', () =>
    given(...events)
      .when(RequestPlanChange, changing, at(49))
      .thenRefused('subscription.downgrade'));
  test('is judged by what a month costs: from a year of a smaller plan to a dearer one by the month, and not the other way', () => {
    const [year, month] = [{ billingCycle: 12 }, { billingCycle: 1, allowNumberOfApps: 20 }];
    given(...events)
      .when(RequestPlanChange, changing, at(199, month, { ...year, priceInDollars: 490 }))
      .then(
        happened.PlanChangeRequested({
          ...{ planId: 'large', gatewayPlanId: 'price_large', currency: 'usd', amount: 19_900 },
        }),
      );
    given(...events)
      .when(RequestPlanChange, changing, at(490, year, { ...month, priceInDollars: 199 }))
      .thenRefused('subscription.downgrade');
  });
  test('to a longer cycle may cost less by the month where the plan allows as much', () => {
    const by = (allowed: object) =>
      given(...events).when(
        RequestPlanChange,
        changing,
        at(490, { billingCycle: 12, ...allowed }, { billingCycle: 1, priceInDollars: 49 }),
      );
    by({}).then(
      happened.PlanChangeRequested({
        ...{ planId: 'large', gatewayPlanId: 'price_large', currency: 'usd', amount: 49_000 },
      }),
    );
    for (const less of ['allowNumberOfApps', 'allowNumberOfUsers', 'allowTotalNumberOfUsers'])
      by({ [less]: 2 }).thenRefused('subscription.downgrade');
  });
  test('at another price than the team saw is refused, with the price of now', () => {
    given(...events)
      .when(RequestPlanChange, { ...changing, shown: 199 }, at(200))
      .thenRefused('payment.price', { amount: 200, currency: 'usd' });
    given(...events)
      .when(RequestPlanChange, { ...changing, shown: 200 }, at(200))
      .then(
        happened.PlanChangeRequested({
          ...{ planId: 'large', gatewayPlanId: 'price_large', currency: 'usd', amount: 20_000 },
        }),
      );
  });
  const inAYear = '2027-01-02T00:00:00.000Z';
  test('waits until a cancellation has been taken back', () =>
    given(...events, happened.CancellationScheduled({ endsAt: inAYear, seenAt: inAYear }))
      .when(RequestPlanChange, changing, at(200))
      .thenRefused('subscription.ending'));
  test('needs a subscription in force that is still on the plan that the caller saw', () => {
    given(begun).when(RequestPlanChange, changing, at(200)).thenRefused('subscription.ended');
    given(...events)
      .when(RequestPlanChange, { ...changing, fromPlanId: 'medium' }, at(200))
      .thenRefused('subscription.changed');
  });
});

describe('a cancellation', () => {
  const { events, step } = paid();
  const cancelling = { ...id, gatewayId: 'sub_1', cancelAtCycleEnd: true };
  const scheduled = step('cancelLater');
  test('is requested, takes effect at the end of the cycle and can be taken back [org-billing.purchase.cancel-state]', () => {
    given(...events)
      .when(RequestCancellation, cancelling)
      .then(happened.CancellationRequested({ cancelAtCycleEnd: true }));
    const { seenAt } = scheduled;
    const cancels = happened.CancellationScheduled({ endsAt: '2027-01-02T00:00:00.000Z', seenAt });
    given(...events)
      .when(TakeSnapshot, { ...id, seen: scheduled })
      .then(cancels);
    const kept = step('keep');
    given(...events, cancels)
      .when(TakeSnapshot, { ...id, seen: kept })
      .then(happened.CancellationWithdrawn({ seenAt: kept.seenAt }));
    expect(isEntitled(fold(subscription, [...events, cancels]))).toBe(true);
  });
  test('because of a deletion is forgotten once it was withdrawn, whoever did that', () => {
    const leaving = happened.CancellationRequested({ cancelAtCycleEnd: true, leaving: true });
    const { seenAt } = scheduled;
    const cancels = happened.CancellationScheduled({ endsAt: seenAt, seenAt });
    const after = [...events, leaving, cancels, happened.CancellationWithdrawn({ seenAt })];
    expect(fold(subscription, after)).toMatchObject({ cancelAtCycleEnd: false, endsByLeaving: false });
  });
  test('of another subscription is refused', () =>
    given(...events)
      .when(RequestCancellation, { ...cancelling, gatewayId: 'sub_2' })
      .thenRefused('subscription.unknown'));
});

describe('what the provider says', () => {
  test('of another organisation, or of a purchase that nobody made, changes nothing', () => {
    const { seen } = paid();
    given(begun)
      .when(TakeSnapshot, { ...id, seen: { ...seen, organisationId: 'other' } })
      .then();
    given(begun)
      .when(TakeSnapshot, { ...id, seen: { ...seen, purchaseId: 'purchase-9' } })
      .then();
    given(begun)
      .when(TakeSnapshot, { ...id, seen: { ...seen, gateway: 'razorpay' } })
      .then();
  });
  test('about a failed charge ends nothing; canceled and unpaid do', () => {
    const { events, step } = paid();
    const after = (...seen: ReturnType<typeof step>[]) =>
      seen.reduce(
        (state, each) =>
          fold(
            { ...subscription, initial: state },
            TakeSnapshot.decide(state, { ...id, seen: each }, {} as never) as never,
          ),
        fold(subscription, events),
      );
    const [failed, unpaid] = [step('fail'), step('giveUp')];
    expect(isEntitled(after(failed))).toBe(true);
    expect(after(failed, unpaid)).toMatchObject({ state: 'unpaid', endedAt: unpaid.endedAt });
    const again = step('pay');
    expect(after(failed, unpaid, again)).toMatchObject({ state: 'active', endedAt: null });
    const ended = step('end');
    expect(after(failed, ended)).toMatchObject({ state: 'canceled', endedAt: ended.endedAt });
    // An answer from before the end that arrives after it.
    expect(after(ended, { ...again, seenAt: ended.seenAt })).toMatchObject({ state: 'canceled' });
  });
  test('about a declined card, or a cancellation, after the end moves the end no more', () => {
    const { events, step } = paid();
    step('fail');
    const unpaid = step('giveUp');
    const ended = happened.SubscriptionUnpaid({ endedAt: unpaid.endedAt!, seenAt: unpaid.seenAt });
    const past = [...events, ended];
    const about = (seen: typeof unpaid) =>
      given(...past).when(TakeSnapshot, { ...id, seen: { ...seen, payments: [] } });
    const declined = step('fail');
    expect(declined).toMatchObject({ state: 'unpaid', endedAt: declined.seenAt });
    about(declined).then();
    const canceled = step('end');
    const over = happened.SubscriptionCanceled({ endedAt: unpaid.endedAt!, seenAt: canceled.seenAt });
    about(canceled).then(over);
    given(...past, over)
      .when(TakeSnapshot, { ...id, seen: { ...canceled, payments: [] } })
      .then();
  });
  test('about an unpaid subscription without a time ends it when that was heard, once', () => {
    const { events, seen, step } = paid();
    const unpaid = { ...step('wait'), state: 'unpaid' as const, endedAt: null };
    const ended = happened.SubscriptionUnpaid({ endedAt: unpaid.seenAt, seenAt: unpaid.seenAt });
    given(...events)
      .when(TakeSnapshot, { ...id, seen: unpaid })
      .then(ended);
    const later = { ...unpaid, seenAt: step('wait').seenAt, payments: seen.payments };
    for (const endedAt of [null, later.seenAt])
      given(...events, ended)
        .when(TakeSnapshot, { ...id, seen: { ...later, endedAt } })
        .then();
  });
  test('about a second subscription that was paid is noted, and takes nothing over', () => {
    const { events } = paid();
    const left = happened.PurchaseBegun({ ...begun.data, purchaseId: 'purchase-2' });
    const second = provider('purchase-2', 'sub_2').step('pay');
    given(left, happened.PurchaseAbandoned({ purchaseId: 'purchase-2' }), ...events)
      .when(TakeSnapshot, { ...id, seen: { ...second, payments: [] } })
      .then(
        happened.SubscriptionDoubled({ purchaseId: 'purchase-2', gateway: 'stripe', gatewayId: 'sub_2' }),
      );
  });
  test('is compared with the newest payments alone, and brings no older one back', () => {
    const { seen, events } = paid();
    const time = (n: number) => new Date(Date.parse(seen.seenAt) + n * 1000).toISOString();
    const many = Array.from({ length: knownPayments + 20 }, (_, n) => ({
      ...seen.payments[0]!,
      ...{ paymentId: `ch_${n}`, paidAt: time(n + 1) },
    }));
    const all = { ...seen, payments: many };
    const takes = (past: typeof events, seen: typeof all) =>
      TakeSnapshot.decide(fold(subscription, past), { ...id, seen }, {} as never) as typeof events;
    const taken = takes(events, all);
    expect(taken).toHaveLength(many.length);
    const past = [...events, ...taken];
    const { payments } = fold(subscription, past);
    expect(Object.keys(payments)).toHaveLength(knownPayments);
    expect(payments[many.at(-1)!.paymentId]).toBeDefined();
    expect(takes(past, all)).toEqual([]);
    const refunded = { ...many.at(-1)!, status: 'refunded' as const, refunded: 5000 };
    expect(takes(past, { ...all, payments: [...many.slice(0, -1), refunded] })).toMatchObject([
      { data: { paymentId: refunded.paymentId, status: 'refunded' } },
    ]);
  });
  test('with an amount that is no integer, or of 10^13, is not taken at all', () => {
    const { seen } = paid();
    for (const amount of [0.5, -1, 1e13, Number.NaN])
      given(begun)
        .when(TakeSnapshot, { ...id, seen: { ...seen, amount } })
        .thenInvalid('seen.amount');
  });
});

test('India pays in rupees by Razorpay, in any letter case, others in dollars by Stripe [org-billing.purchase.gateway, org-billing.purchase.dollar]', () => {
  for (const country of ['India', 'INDIA', ' india '])
    expect([gatewayOf(country), currencyOf(country)]).toEqual(['razorpay', 'inr']);
  for (const country of ['Germany', 'Indiana', ''])
    expect([gatewayOf(country), currencyOf(country)]).toEqual(['stripe', 'usd']);
});
test('amounts are integers of the smallest unit, by the exponent of the currency', () => {
  expect(['inr', 'usd', 'jpy', 'kwd'].map(exponentOf)).toEqual([2, 2, 0, 3]);
  expect(inSmallestUnit(19.99, 'inr')).toBe(1999);
  expect(inSmallestUnit(500, 'jpy')).toBe(500);
  expect(inMainUnit(1999, 'usd')).toBe(19.99);
});
test('the price is that of an active offer, but never more than the usual one, which the card shows then', () => {
  const at = (isActive: boolean, dollars: number) =>
    shownPrice(
      { ...terms, offer: { isActive, discountedPriceInRupees: 1, discountedPriceInDollars: dollars } },
      'usd',
    );
  expect([at(false, 1), at(true, 40), at(true, 79)]).toEqual([50, 40, 50]);
});
