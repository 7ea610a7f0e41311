import { expect, test } from 'vitest';
import { priceOf, type SoldPlan } from './offer.ts';

const plan: SoldPlan = {
  ...{ name: 'Team', description: '', priceInRupees: 9000, priceInDollars: 120, billingCycle: 12 },
  ...{ allowNumberOfApps: 1, allowNumberOfUsers: 1, allowedNumberOfRPs: 1, isPopular: false, features: [] },
  offer: { isActive: true, name: 'Spring', discountedPriceInRupees: 6000, discountedPriceInDollars: 79 },
};
test('an offer lowers the price by a rounded percentage in the chosen currency', () => {
  expect(priceOf(plan, 'usd')).toEqual({ price: 120, offer: { name: 'Spring', price: 79, percent: 34 } });
  expect(priceOf(plan, 'inr').offer?.percent).toBe(33);
});
test('an offer that is paused, or no lower than the price, is none', () => {
  expect(priceOf({ ...plan, offer: { ...plan.offer!, isActive: false } }, 'usd').offer).toBeNull();
  expect(priceOf({ ...plan, priceInDollars: 79 }, 'usd').offer).toBeNull();
  expect(priceOf({ ...plan, priceInDollars: 0 }, 'usd').offer).toBeNull();
});
