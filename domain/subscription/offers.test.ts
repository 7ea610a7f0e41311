import { test } from 'vitest';
import { given } from '../testSpec.ts';
import { BeginPurchase, RequestPlanChange } from './commands.ts';
import * as happened from './events.ts';

const own = { stripe: 'price_usual', razorpay: 'plan_usual' };
const planOf = (offer: object | null) => ({
  status: 'active',
  terms: { priceInRupees: 4000, priceInDollars: 50, published: true, gatewayPlans: own, offer },
});
const spring = {
  ...{ isActive: true, name: 'Spring', discountedPriceInRupees: 4000, discountedPriceInDollars: 40 },
  gatewayPlans: { stripe: 'price_spring', razorpay: 'plan_spring' },
};
/** The plan's id and the price with which a purchase begins. */
const bought = (offer: object | null, about: object = {}) => {
  const sale = { planId: 'small', gateway: 'stripe', currency: 'usd', ...about } as const;
  const begins = given().when(
    BeginPurchase,
    { id: 'acme', purchaseId: 'purchase-1', ...sale },
    { needs: { plan: planOf(offer) } },
  );
  return (gatewayPlanId: string, amount: number) =>
    begins.then(happened.PurchaseBegun({ purchaseId: 'purchase-1', ...sale, gatewayPlanId, amount }));
};

test('an offer is sold by its own id at the provider while it lowers the price, and the plan by its own otherwise', () => {
  bought(spring)('price_spring', 4000);
  bought({ ...spring, isActive: false })('price_usual', 5000);
  bought(null)('price_usual', 5000);
  bought({ ...spring, discountedPriceInDollars: 60 })('price_usual', 5000);
  // It lowers no price in rupees.
  bought(spring, { gateway: 'razorpay', currency: 'inr' })('plan_usual', 400_000);
});
test('an offer without an id of its own, as all were before, leaves that of the plan', () => {
  const { gatewayPlans: _, ...before } = spring;
  bought(before)('price_usual', 4000);
  bought({ ...spring, gatewayPlans: { stripe: null, razorpay: null } })('price_usual', 4000);
});
test('a change to a plan with an offer is one to the id of the offer', () => {
  const gateway = 'stripe' as const;
  const first = { purchaseId: 'purchase-1', planId: 'first', gateway, currency: 'usd', amount: 1000 };
  const [periodStart, periodEnd] = ['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'];
  const paid = { gatewayId: 'sub_1', periodStart, periodEnd, seenAt: periodStart };
  given(
    happened.PurchaseBegun({ ...first, gatewayPlanId: 'price_first' }),
    happened.SubscriptionStarted({ ...first, ...paid }),
  )
    .when(
      RequestPlanChange,
      { id: 'acme', fromPlanId: 'first', planId: 'small', gateway, currency: 'usd' },
      { needs: { plan: planOf(spring), from: { status: 'active', terms: { priceInDollars: 10 } } } },
    )
    .then(
      happened.PlanChangeRequested({
        ...{ planId: 'small', gatewayPlanId: 'price_spring', currency: 'usd', amount: 4000 },
      }),
    );
});
