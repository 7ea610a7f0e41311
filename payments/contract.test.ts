import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Here, sharedProduct } from '../test/product.ts';
import { GatewayAwayError, type PaymentGateway } from './port.ts';
import { razorpayOf } from './razorpay/razorpay.ts';
import { decline, lastPayment, type Play, pay } from './sandbox/life.ts';
import { type Sandbox, sandboxOf } from './sandbox/sandbox.ts';
import { apiVersion } from './stripe/client.ts';
import { costOf } from './stripe/cost.ts';
import { stripeOf } from './stripe/stripe.ts';
import { type Played, paymentContract } from './testContract/contract.ts';
import * as razorpayDouble from './testDoubles/razorpay.ts';
import * as stripeDouble from './testDoubles/stripe.ts';

const day = 86_400_000;
let product: Here;
let sandbox: Played;
let stripe: Awaited<ReturnType<typeof stripeDouble.startStripe>>;
let stripeGateway: PaymentGateway;
let razorpay: Awaited<ReturnType<typeof razorpayDouble.startRazorpay>>;
let razorpayGateway: PaymentGateway;

beforeAll(async () => {
  product = await sharedProduct();
  sandbox = sandboxPlayed(product);
  stripe = await stripeDouble.startStripe();
  const { secrets: stripeSecrets } = stripeDouble;
  stripeGateway = stripeOf({
    ...{ key: 'sk_test_of_the_double', url: stripe.url, webhookSecrets: stripeSecrets, clock: stripe.now },
  });
  razorpay = await razorpayDouble.startRazorpay();
  const { keys, secrets: webhookSecrets } = razorpayDouble;
  razorpayGateway = razorpayOf({ ...keys, url: razorpay.url, webhookSecrets, clock: razorpay.now });
});
afterAll(async () => {
  await stripe.close();
  await razorpay.close();
});

/** The sandbox on a clock of its own. */
function sandboxPlayed({ system }: Here): Played {
  let now = Date.parse('2026-01-01T00:00:00.000Z');
  const gateway: Sandbox = sandboxOf({ ...system, clock: () => now });
  const act = async (id: string, does: (play: Play, at: number) => Play) =>
    void (await gateway.act(id, does));
  const toEnd = async (id: string) => {
    now = (await gateway.look(id))!.period!.end;
  };
  return {
    gateway,
    ...{ plans: { small: 'small', large: 'large' }, currency: 'usd' },
    takesBack: true,
    pays: (id) => act(id, pay),
    async fails(id) {
      await act(id, (play) => ({ ...play, card: 'declined' }));
      await toEnd(id);
    },
    async givesUp() {
      now += 30 * day;
    },
    settles: (id) => act(id, pay),
    refunds: (id) => act(id, (play) => lastPayment(play, 'refunded')),
    disputes: (id) => act(id, (play) => lastPayment(play, 'disputed')),
    cycleEnds: toEnd,
    async message(id) {
      const { octets, signature } = gateway.message((await gateway.look(id))!, 'charge');
      return { octets, headers: { 'x-sandbox-signature': signature } };
    },
  };
}

paymentContract('the sandbox', () => sandbox);
paymentContract('Stripe', () => ({
  ...{
    ...stripe,
    gateway: stripeGateway,
    ...{ plans: { small: 'price_small', large: 'price_large' }, currency: 'usd' },
    takesBack: true,
  },
}));
paymentContract('Razorpay', () => ({
  ...{
    ...razorpay,
    gateway: razorpayGateway,
    ...{ plans: { small: 'plan_small', large: 'plan_large' }, currency: 'inr' },
    takesBack: false,
  },
}));

const purchase = (purchaseId: string, gatewayPlanId: string) => ({
  ...{
    purchaseId,
    organisationId: 'acme',
    organisationName: 'Acme',
    email: 'ada@acme.example',
    gatewayPlanId,
  },
  ...{
    currency: 'usd',
    amount: 5000,
    months: 12,
    paidUrl: 'https://a.example/',
    leftUrl: 'https://a.example/',
  },
});

test('the sandbox lets a purchase be declined and paid later', async () => {
  const { gateway } = sandbox as Played & { gateway: Sandbox };
  const checkout = await gateway.begin(purchase('declined', 'small'));
  await gateway.act(checkout.checkoutId, decline);
  expect(await gateway.fetch(checkout)).toMatchObject({ state: 'pending', payments: [{ status: 'failed' }] });
  await gateway.act(checkout.checkoutId, pay);
  expect((await gateway.fetch(checkout))!.payments).toHaveLength(2);
});

describe('Stripe', () => {
  test('is asked in one version of its API, and purchases have a key against repeats', async () => {
    await stripeGateway.begin(purchase('versioned', 'price_small'));
    const { version, key } = stripe.seen.at(-1)!;
    expect([version, key]).toEqual([apiVersion, expect.stringMatching(/^begin versioned /)]);
  });
  test('counts a payment as disputed until its dispute is won or its inquiry is closed', async () => {
    const { checkoutId } = await stripeGateway.begin(purchase('disputes', 'price_small'));
    await stripe.pays(checkoutId);
    await stripe.disputes();
    const status = async () =>
      (await stripeGateway.fetch({ gatewayId: null, checkoutId }))!.payments[0]!.status;
    expect(await status()).toBe('disputed');
    for (const open of ['warning_needs_response', 'under_review', 'lost'] as const) {
      await stripe.decides(open);
      expect(await status()).toBe('disputed');
    }
    for (const over of ['won', 'warning_closed'] as const) {
      await stripe.decides(over);
      expect(await status()).toBe('succeeded');
    }
    // A bank may dispute a payment again.
    await stripe.disputes();
    expect(await status()).toBe('disputed');
  });
  test('says which period was paid while the next one is not, also after a change of the plan', async () => {
    const { checkoutId } = await stripeGateway.begin(purchase('paid-period', 'price_small'));
    await stripe.pays(checkoutId);
    const see = async () => (await stripeGateway.fetch({ gatewayId: null, checkoutId }))!;
    const { gatewayId, period } = await see();
    await stripeGateway.change(
      gatewayId,
      { gatewayPlanId: 'price_large', currency: 'usd', amount: 20_000, months: 1 },
      'paid-period',
    );
    await stripe.fails(checkoutId);
    expect((await see()).period).toEqual(period);
    await stripe.settles(checkoutId);
    expect((await see()).period!.start).toBe(period!.end);
  });
  test('goes on to the next period when that is paid, not when it begins', async () => {
    const { checkoutId } = await stripeGateway.begin(purchase('next-period', 'price_small'));
    await stripe.pays(checkoutId);
    const see = async () => (await stripeGateway.fetch({ gatewayId: null, checkoutId }))!;
    const { period } = await see();
    await stripe.beginsNext(checkoutId);
    expect(await see()).toMatchObject({ state: 'active', period });
    await stripe.settles(checkoutId);
    expect(await see()).toMatchObject({ state: 'active', period: { start: period!.end } });
  });
  test('charges the customer’s new means of payment: the subscription’s own is given up', async () => {
    const checkout = await stripeGateway.begin(purchase('means', 'price_small'));
    await stripe.pays(checkout.checkoutId);
    const sub = stripe.subOf(checkout.checkoutId);
    await stripeGateway.meansUrl(sub.id, 'https://a.example/');
    expect(sub.default_payment_method).toBeNull();
    expect(stripe.customers.get(sub.customer)).toMatchObject({ means: 'pm_1' });
  });
});

test('Razorpay says of the last of its cycles that the subscription ends with it, and of the others nothing', async () => {
  const checkout = await razorpayGateway.begin(purchase('last-cycle', 'plan_small'));
  await razorpay.pays(checkout.checkoutId);
  const told = async () => (await razorpayGateway.fetch(checkout))!.cancelAtCycleEnd;
  for (let cycle = 1; cycle < 10; cycle++) {
    expect(await told()).toBeNull();
    await razorpay.cycleEnds(checkout.checkoutId);
  }
  expect(await told()).toBe(true);
  await razorpay.cycleEnds(checkout.checkoutId);
  expect(await razorpayGateway.fetch(checkout)).toMatchObject({ state: 'canceled' });
});
test.each([
  ['Stripe', () => stripeGateway, 'price_small_monthly', 'usd'],
  ['Razorpay', () => razorpayGateway, 'plan_small_monthly', 'inr'],
] as const)(
  '%s tells the price of a month from that of a year, and knows nothing of a plan that is not there',
  async (_, gateway, gatewayPlanId, currency) => {
    const asked = { gatewayPlanId, currency, amount: 5000, months: 12 };
    expect(await gateway().costOf(asked)).toEqual({ currency, amount: 5000, months: 1 });
    expect(await gateway().costOf({ ...asked, gatewayPlanId: 'none' })).toBeNull();
  },
);
test('Stripe’s prices by the week, or by what is used, are none of a cycle of months', () => {
  const price = (about: object) =>
    costOf({ currency: 'usd', unit_amount: 5000, recurring: about } as unknown as Stripe.Price);
  const licensed = { interval: 'week', interval_count: 4, usage_type: 'licensed' };
  expect(price(licensed)).toEqual({ currency: 'usd', amount: 5000, months: null });
  expect(price({ ...licensed, interval: 'month', usage_type: 'metered' })).toBeNull();
});

test('Razorpay is sent the number of cycles, that it informs the payer, and whose purchase of which plan it is [org-billing.purchase.constants]', async () => {
  const { checkoutId } = await razorpayGateway.begin(purchase('constants', 'plan_small'));
  expect(razorpay.subs.find(({ id }) => id === checkoutId)).toMatchObject({
    ...{ total_count: 10, customer_notify: 1 },
    notes: { planId: 'plan_small', uniqueId: 'acme', amount: 5000 },
  });
});

describe.each([
  [
    'Stripe',
    () => ({ double: stripe, gateway: stripeGateway, plan: 'price_small', secrets: stripeDouble.secrets }),
  ],
  [
    'Razorpay',
    () => ({
      double: razorpay,
      gateway: razorpayGateway,
      plan: 'plan_small',
      secrets: razorpayDouble.secrets,
    }),
  ],
])('%s', (_, parts) => {
  test('signs with either of two secrets while one replaces the other, and with no third', async () => {
    const { double, gateway, plan, secrets } = parts();
    const { checkoutId } = await gateway.begin(purchase(`secrets-${plan}`, plan));
    await double.pays(checkoutId);
    for (const secret of secrets) {
      const { octets, headers } = await double.message(checkoutId, secret);
      expect(gateway.read({ octets, header: (name) => headers[name] }).id).toMatch(/^evt_/);
    }
    const { octets, headers } = await double.message(checkoutId, 'another_secret');
    expect(() => gateway.read({ octets, header: (name) => headers[name] })).toThrow('the signature is wrong');
  });
  test('tells of a dispute also where a part was paid back, because the rest may be lost', async () => {
    const { double, gateway, plan } = parts();
    const checkout = await gateway.begin(purchase(`partly-${plan}`, plan));
    await double.pays(checkout.checkoutId);
    await double.refunds(checkout.checkoutId, 2000);
    expect((await gateway.fetch(checkout))!.payments).toMatchObject([{ status: 'refunded', refunded: 2000 }]);
    await double.disputes(checkout.checkoutId);
    expect((await gateway.fetch(checkout))!.payments).toMatchObject([{ status: 'disputed', refunded: 2000 }]);
  });
  test('that is away says so, and nothing of its keys', async () => {
    const { double, gateway, plan } = parts();
    const checkout = await gateway.begin(purchase(`away-${plan}`, plan));
    await double.pays(checkout.checkoutId);
    double.goesDown(true);
    const failure = await gateway.fetch(checkout).catch((error: unknown) => error);
    double.goesDown(false);
    expect(failure).toBeInstanceOf(GatewayAwayError);
    expect(await gateway.fetch(checkout)).toMatchObject({ state: 'active' });
  });
});

test('a message of Stripe whose signature is older than five minutes is refused as a forged one', async () => {
  const { checkoutId } = await stripeGateway.begin(purchase('old-signature', 'price_small'));
  await stripe.pays(checkoutId);
  const { octets, headers } = await stripe.message(checkoutId);
  const readAfter = (seconds: number) => {
    const clock = () => stripe.now() + seconds * 1000;
    const { secrets: webhookSecrets } = stripeDouble;
    const later = stripeOf({ key: 'sk_test_of_the_double', url: stripe.url, webhookSecrets, clock });
    return later.read({ octets, header: (name) => headers[name] });
  };
  expect(readAfter(300).id).toMatch(/^evt_/);
  expect(() => readAfter(301)).toThrow(expect.objectContaining({ forged: true }));
});

test('a wrong key is no fault of the payer, and is not told', async () => {
  const wrong = stripeOf({ key: 'sk_test_wrong', url: stripe.url, webhookSecrets: [], clock: stripe.now });
  const failure = await wrong.begin(purchase('wrong-key', 'price_small')).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(GatewayAwayError);
  expect(String(failure)).not.toContain('sk_test');
});
