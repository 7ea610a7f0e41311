import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptionPages } from '../../../projections/subscriptionPages.ts';
import { refusal, refusing } from '../../clients/raw.ts';
import { subscriptionIn } from '../../people/payments.ts';
import type { Operator } from '../../people/people.ts';
import { smallAtProviders, startWithProviders } from '../../people/providers.ts';
import { colleagueOf } from '../../people/team.ts';
import { caughtUp, visit } from '../../product.ts';
import { until } from '../../until.ts';

let here: Awaited<ReturnType<typeof startWithProviders>>;
let planId: string;
beforeAll(async () => {
  here = await startWithProviders();
  planId = await here.createPlan({ gatewayPlans: smallAtProviders });
});
afterAll(() => here.stop());

const beginsAt = (gateway: string, { call, uniqueId }: Pick<Operator, 'call' | 'uniqueId'>) =>
  call('POST /payments/:gateway/payment/create', { gateway, notes: { planId, uniqueId } });
const state = (uniqueId: string) => subscriptionIn(here.product, uniqueId);

describe.each([
  ['stripe', 'France'],
  ['razorpay', 'India'],
] as const)('%s', (gateway, country) => {
  test('a page that has expired there is not handed out again: the next one is new, and can be paid', async () => {
    const operator = await here.operatorIn(country);
    const first = await beginsAt(gateway, operator);
    expect((await beginsAt(gateway, operator)).id).toBe(first.id);
    await here[gateway].expires(first.id);
    const second = await beginsAt(gateway, operator);
    expect(second.id).not.toBe(first.id);
    await here[gateway].pays(second.id);
    const { uniqueId } = operator;
    await operator.call('POST /payments/result', { uniqueId, purchaseId: second.purchaseId });
    expect(await state(uniqueId)).toMatchObject({ state: 'active', planId, purchase: null });
  });
  test('a page that was paid without a message is no page any more: the plan is there', async () => {
    const operator = await here.operatorIn(country);
    const { id } = await beginsAt(gateway, operator);
    await here[gateway].pays(id);
    expect(await refusal(beginsAt(gateway, operator))).toMatchObject(refusing('subscription.active'));
    expect(await state(operator.uniqueId)).toMatchObject({ state: 'active', planId });
  });
  test('after an answer that was lost, a colleague begins the same purchase', async () => {
    const operator = await here.operatorIn(country);
    const colleague = await colleagueOf(here.product, operator);
    here[gateway].losesAnswers(true);
    expect(await refusal(beginsAt(gateway, operator))).toMatchObject(refusing('payment.away'));
    here[gateway].losesAnswers(false);
    const { id, purchaseId } = await beginsAt(gateway, colleague);
    await here[gateway].pays(id);
    const { uniqueId } = operator;
    const { result } = await colleague.call('POST /payments/result', { uniqueId, purchaseId });
    expect(result).toBe('paid');
  });
  test('a purchase long after the end of another subscription is asked for at night', async () => {
    const operator = await here.operatorIn(country);
    const { uniqueId } = operator;
    const { id, purchaseId } = await beginsAt(gateway, operator);
    await here[gateway].pays(id);
    await operator.call('POST /payments/result', { uniqueId, purchaseId });
    const { system } = here.product;
    const { gatewayId } = await state(uniqueId);
    await here[gateway].endsAtOnce(gatewayId);
    await here.admin.call('POST /payments/reconcile/:uniqueId', { uniqueId });
    await caughtUp(here.product);
    const later = () => system.clock() + 200 * 86_400_000;
    const isAsked = async () => (await subscriptionPages(system.db, later)('', 1000)).includes(uniqueId);
    expect(await isAsked()).toBe(false);
    await beginsAt(gateway, operator);
    await caughtUp(here.product);
    expect(await isAsked()).toBe(true);
  });
});

test('a message that a page of Stripe has expired gives the purchase up, though it names no subscription', async () => {
  const operator = await here.operatorIn('France');
  const { id } = await beginsAt('stripe', operator);
  await here.stripe.expires(id);
  const { octets, headers } = await here.stripe.expiry(id);
  const answer = await visit(here.product).send('/api/payments/stripe/payment/webhook', {
    ...{ method: 'POST', body: Buffer.from(octets).toString() },
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(answer.status).toBe(200);
  await until(async () => expect((await state(operator.uniqueId)).purchase).toBeNull());
});
