import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, refusing } from '../../clients/raw.ts';
import { subscriptionIn } from '../../people/payments.ts';
import type { Operator } from '../../people/people.ts';
import { smallAtProviders, startWithProviders } from '../../people/providers.ts';

let here: Awaited<ReturnType<typeof startWithProviders>>;
beforeAll(async () => {
  here = await startWithProviders();
});
afterAll(() => here.stop());

describe.each([
  ['stripe', 'France'],
  ['razorpay', 'India'],
] as const)('%s', (gateway, country) => {
  const begins = ({ call, uniqueId }: Operator, planId: string) =>
    call('POST /payments/:gateway/payment/create', { gateway, notes: { planId, uniqueId } });
  const change = (planId: string, about: object) =>
    here.admin.call('POST /subscription/updatePlan/:planId', { planId, ...about });
  const offer = {
    ...{ isActive: true, name: 'Spring', discountedPriceInRupees: 40, discountedPriceInDollars: 40 },
    gatewayPlans: { stripe: 'price_small_offer', razorpay: 'plan_small_offer' },
  };
  /** A plan that cannot be bought, and why the provider would charge something else. */
  const wrong = async (about: object) => {
    const planId = await here.createPlan({ gatewayPlans: smallAtProviders, ...about });
    return refusal(begins(await here.operatorIn(country), planId));
  };

  test('a plan that costs another amount there, in another cycle, or is not there at all, is not sold, and nothing is charged', async () => {
    const refused = refusing('payment.costs');
    expect(await wrong({ priceInRupees: 60, priceInDollars: 60 })).toMatchObject(refused);
    expect(await wrong({ billingCycle: 1 })).toMatchObject(refused);
    expect(await wrong({ offer: { ...offer, gatewayPlans: undefined } })).toMatchObject(refused);
    expect(await wrong({ gatewayPlans: { stripe: 'price_none', razorpay: 'plan_none' } })).toMatchObject(
      refused,
    );
  });
  test('an offer with an id of its own there is charged at its price, and the plan at its own once the offer is over', async () => {
    const planId = await here.createPlan({ gatewayPlans: smallAtProviders, offer });
    const double = here[gateway];
    const charged = async () => {
      const operator = await here.operatorIn(country);
      const { id, purchaseId } = await begins(operator, planId);
      await double.pays(id);
      const { uniqueId } = operator;
      await operator.call('POST /payments/result', { uniqueId, purchaseId });
      const { state, amount, planId: has } = await subscriptionIn(here.product, uniqueId);
      return { state, amount, isIt: has === planId };
    };
    expect(await charged()).toEqual({ state: 'active', amount: 4000, isIt: true });
    await change(planId, { offer: { ...offer, isActive: false } });
    expect(await charged()).toEqual({ state: 'active', amount: 5000, isIt: true });
  });
  test('a page that is open already is not handed out again once the plan has another cycle', async () => {
    const planId = await here.createPlan({ gatewayPlans: smallAtProviders });
    const operator = await here.operatorIn(country);
    await begins(operator, planId);
    await change(planId, { billingCycle: 1 });
    expect(await refusal(begins(operator, planId))).toMatchObject(refusing('payment.costs'));
  });
  test('a subscription changes to no plan that costs something else there', async () => {
    const from = await here.createPlan({ gatewayPlans: smallAtProviders });
    const operator = await here.operatorIn(country);
    const { uniqueId } = operator;
    const { id, purchaseId } = await begins(operator, from);
    await here[gateway].pays(id);
    await operator.call('POST /payments/result', { uniqueId, purchaseId });
    const { gatewayId: subscriptionId } = await subscriptionIn(here.product, uniqueId);
    const large = { gatewayPlans: { stripe: 'price_large', razorpay: 'plan_large' } };
    const update = async (price: number) =>
      operator.call('POST /payments/:gateway/payment/update', {
        ...{ gateway, subscriptionId },
        plan_id: await here.createPlan({ ...large, priceInRupees: price, priceInDollars: price }),
      });
    expect(await refusal(update(150))).toMatchObject(refusing('payment.costs'));
    expect(await subscriptionIn(here.product, uniqueId)).toMatchObject({ planId: from, amount: 5000 });
    await update(200);
    expect(await subscriptionIn(here.product, uniqueId)).toMatchObject({ amount: 20_000 });
  });
});
