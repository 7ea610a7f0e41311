import { expect, test } from 'vitest';
import { priceOf } from '../../../web-kit/plans/offer.ts';
import type { PlanRow } from './index.ts';
import { changesIn, previewedIn, savedAs, termFields, termsIn, typedOf } from './terms.ts';

const plan = {
  ...{ name: 'Large', description: 'For all', priceInRupees: 1000, priceInDollars: 12, billingCycle: 12 },
  ...{ allowNumberOfApps: 1, allowNumberOfUsers: 1, allowedNumberOfRPs: 1, allowTotalNumberOfUsers: 1 },
  ...{ allowTeamMembers: 1, published: true, isPopular: false, offer: null, features: [], gatewayPlans: {} },
} as unknown as PlanRow;

test('a new offer lowers the previewed price in a currency only once a price has been typed for it', () => {
  const begun = { ...typedOf(plan), offer: 'shown', offerName: 'Spring' };
  const previewed = (typed: object) =>
    (['usd', 'inr'] as const).map((currency) => priceOf(previewedIn({ ...begun, ...typed }), currency).offer);
  expect(previewed({})).toEqual([null, null]);
  expect(previewed({ offerDollars: 'cheap', offerRupees: '-5' })).toEqual([null, null]);
  expect(previewed({ offerDollars: '9' })).toEqual([{ name: 'Spring', price: 9, percent: 25 }, null]);
  expect(previewed({ offerDollars: '0' })).toEqual([{ name: 'Spring', price: 0, percent: 100 }, null]);
});
test('an offer is lower than the price, but for a currency in which the plan costs nothing', () => {
  const rupees = termFields.find(({ key }) => key === 'offerRupees')!;
  const problem = (priceInRupees: number, typed: string) =>
    rupees.rule!(typed, typedOf({ ...plan, priceInRupees }));
  expect([problem(1000, '900'), problem(0, '0')]).toEqual([undefined, undefined]);
  expect(problem(1000, '1000')).toBeTruthy();
});
test('an offer keeps its own ids at the providers, and one without any has none', () => {
  const typed = {
    ...typedOf(plan),
    ...{ offer: 'shown', offerName: 'Spring', offerDollars: '9', offerRupees: '900' },
  };
  const sent = termsIn({ ...typed, offerStripe: 'price_spring' });
  expect(sent.offer).toMatchObject({ gatewayPlans: { stripe: 'price_spring', razorpay: null } });
  expect(typedOf({ ...plan, ...sent })).toMatchObject({ offerStripe: 'price_spring', offerRazorpay: '' });
  const { gatewayPlans: _, ...before } = sent.offer!;
  expect(typedOf({ ...plan, offer: before })).toMatchObject({ offerStripe: '', offerRazorpay: '' });
  expect(changesIn({ ...plan, offer: before }, typedOf({ ...plan, offer: before }))).toEqual({});
});
test('what was saved is shown as the server has it, so that it is no change of somebody else', () => {
  const typed = {
    ...typedOf(plan),
    offer: 'shown',
    offerName: 'Spring',
    offerDollars: '9,50',
    offerRupees: '900.00',
  };
  expect(savedAs(plan, typed)).toEqual({ ...typed, offerDollars: '9.5', offerRupees: '900' });
  expect(savedAs(plan, { ...typed, offer: 'none' })).toEqual(typedOf(plan));
});
