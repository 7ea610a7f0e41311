import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcileAll } from '../../../command-api/billing/nightly.ts';
import { PaymentNoticeReceived } from '../../../domain/paymentNotice/events.ts';
import { currencyOf } from '../../../domain/subscription/prices.ts';
import * as razorpayDouble from '../../../payments/testDoubles/razorpay.ts';
import * as stripeDouble from '../../../payments/testDoubles/stripe.ts';
import { refusal, refusing } from '../../clients/raw.ts';
import { subscriptionIn } from '../../people/payments.ts';
import { type Operator, unique } from '../../people/people.ts';
import { smallAtProviders, startWithProviders } from '../../people/providers.ts';
import { colleagueOf } from '../../people/team.ts';
import { type Guest, type Here, mailsOf, visit } from '../../product.ts';
import { until } from '../../until.ts';

type Started = Awaited<ReturnType<typeof startWithProviders>>;
type Double = Started['stripe'] | Started['razorpay'];
type Signed = { octets: Uint8Array; headers: Record<string, string> };
let stripe: Started['stripe'];
let razorpay: Started['razorpay'];
let product: Here;
let admin: Guest;
let create: Started['createPlan'];
let operatorIn: Started['operatorIn'];
let stop: Started['stop'];
let plan: string;

beforeAll(async () => {
  ({ stripe, razorpay, product, admin, createPlan: create, operatorIn, stop } = await startWithProviders());
  plan = await create({ gatewayPlans: smallAtProviders });
});
afterAll(() => stop());

const notices = async (name: string) => {
  let count = 0;
  for await (const { type, data } of product.system.store.readAll())
    if (type === PaymentNoticeReceived.type && (data as { gateway: string }).gateway === name) count++;
  return count;
};

describe.each([
  ['stripe', 'France', () => ({ double: stripe as Double, secrets: stripeDouble.secrets })],
  ['razorpay', 'India', () => ({ double: razorpay as Double, secrets: razorpayDouble.secrets })],
] as const)('%s', (gateway, country, parts) => {
  const begins = ({ call, uniqueId }: Pick<Operator, 'call' | 'uniqueId'>, planId = plan, amount?: number) =>
    call('POST /payments/:gateway/payment/create', {
      gateway,
      notes: { planId, uniqueId, ...(amount !== undefined && { amount }) },
    });
  const send = ({ octets, headers }: Signed, at: string = gateway) =>
    visit(product).send(`/api/payments/${at}/payment/webhook`, {
      ...{ method: 'POST', body: Buffer.from(octets).toString() },
      headers: { 'content-type': 'application/json', ...headers },
    });
  const state = (organisationId: string) => subscriptionIn(product, organisationId);
  const becomes = (organisationId: string, about: object) =>
    until(async () => expect(await state(organisationId)).toMatchObject(about));
  const reconcile = (uniqueId: string) => admin.call('POST /payments/reconcile/:uniqueId', { uniqueId });
  /** An organisation that has paid, of which the provider's message has come. */
  async function payer() {
    const { double } = parts();
    const operator = await operatorIn(country);
    const { id: checkoutId } = await begins(operator);
    await double.pays(checkoutId);
    expect((await send(await double.message(checkoutId))).status).toBe(200);
    await becomes(operator.uniqueId, { state: 'active', gateway, planId: plan });
    await product.reactions.settled();
    return { ...operator, checkoutId, double };
  }

  test('a purchase that two tabs and two operators begin is one, and its message opens the plan', async () => {
    const { double } = parts();
    const operator = await operatorIn(country);
    const colleague = await colleagueOf(product, operator);
    const all = await Promise.all([begins(operator), begins(operator), begins(colleague)]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    await double.pays(all[0]!.id);
    await send(await double.message(all[0]!.id));
    await becomes(operator.uniqueId, { state: 'active', gateway, planId: plan, amount: 5000 });
    await until(async () =>
      expect(await operator.call('GET /getOrgbyId/:uniqueId', { uniqueId: operator.uniqueId })).toMatchObject(
        { planId: plan },
      ),
    );
  });
  test('a message that is forged, changed, of another provider or of no secret in use is refused and changes nothing', async () => {
    const { uniqueId, checkoutId, double } = await payer();
    await double.givesUp(checkoutId);
    const before = [await notices(gateway), await state(uniqueId)];
    const real = await double.message(checkoutId);
    const octets = Buffer.from(real.octets);
    const forged: Signed[] = [
      { ...real, octets: Buffer.from(octets.toString().replace(/"amount":\d+/, '"amount":1')) },
      { octets, headers: {} },
      await double.message(checkoutId, 'another_secret'),
    ];
    for (const each of forged) expect((await send(each)).status).toBe(401);
    const other = gateway === 'stripe' ? 'razorpay' : 'stripe';
    expect((await send(real, other)).status).toBe(401);
    expect([await notices(gateway), await state(uniqueId)]).toEqual(before);
  });
  test('a message counts with either secret while one replaces the other, and once however often it comes', async () => {
    const { uniqueId, checkoutId, double } = await payer();
    const before = await notices(gateway);
    const { secrets } = parts();
    for (const secret of secrets) {
      const message = await double.message(checkoutId, secret);
      const answers = await Promise.all([send(message), send(message), send(message)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect(await notices(gateway)).toBe(before + 2);
    await reconcile(uniqueId);
    expect(Object.keys((await state(uniqueId)).payments)).toHaveLength(1);
  });
  test('messages that come late or out of order tell nothing but that the provider has to be asked', async () => {
    const { uniqueId, checkoutId, double } = await payer();
    const paid = await double.message(checkoutId);
    await double.givesUp(checkoutId);
    const failed = await double.message(checkoutId);
    await send(failed);
    await becomes(uniqueId, { state: 'unpaid' });
    const before = await state(uniqueId);
    expect((await send(paid)).status).toBe(200);
    await product.reactions.settled();
    expect({ ...(await state(uniqueId)), seenAt: '' }).toEqual({ ...before, seenAt: '' });
    await double.settles(checkoutId);
    await send(await double.message(checkoutId));
    await becomes(uniqueId, { state: 'active' });
  });
  test('the mail about a cancellation offers to take it back where the provider can do that alone', async () => {
    const { uniqueId, email, call } = await payer();
    const { gatewayId: subscriptionId } = await state(uniqueId);
    const cancelling = { gateway, subscriptionId, cancel_at_cycle_end: true, uniqueId };
    await call('POST /payments/:gateway/payment/cancel', cancelling);
    const told = await until(async () => {
      const mails = (await mailsOf(product)).filter(({ to }) => to === email);
      const mail = mails.find(({ subject }) => subject.startsWith('Small will end on'));
      expect(mail).toBeTruthy();
      return mail!;
    });
    expect(told.text.includes('take the cancellation back')).toBe(gateway === 'stripe');
    expect(told.text).toContain('everything works as before');
  });
  test('a message about one organisation changes no other', async () => {
    const [one, other] = [await payer(), await payer()];
    await one.double.givesUp(one.checkoutId);
    await one.double.givesUp(other.checkoutId);
    await send(await one.double.message(other.checkoutId));
    await becomes(other.uniqueId, { state: 'unpaid' });
    expect(await state(one.uniqueId)).toMatchObject({ state: 'active' });
  });
  test('an amount that the provider changes is taken as it is, and no other is', async () => {
    const { uniqueId, checkoutId, double } = await payer();
    const price = smallAtProviders[gateway];
    double.reprices(price, 7000);
    await send(await double.message(checkoutId));
    await becomes(uniqueId, { amount: 7000, planId: plan });
    double.reprices(price, 5000);
  });
  test('while the provider is away nothing is lost: the staff, a reconciliation and the message itself find it out', async () => {
    const [one, other] = [await payer(), await payer()];
    const { double } = one;
    await double.givesUp(one.checkoutId);
    await double.givesUp(other.checkoutId);
    const message = await double.message(one.checkoutId);
    double.goesDown(true);
    expect((await send(message)).status).toBe(200);
    expect(await refusal(reconcile(one.uniqueId))).toMatchObject(refusing('payment.away'));
    expect(await refusal(begins(await operatorIn(country)))).toMatchObject(refusing('payment.away'));
    const both = async (after: string) => (after ? [] : [one.uniqueId, other.uniqueId]);
    expect(await reconcileAll(product.system, both)).toMatchObject({ asked: 2, changed: 0, failed: 2 });
    expect(await state(one.uniqueId)).toMatchObject({ state: 'active' });
    double.goesDown(false);
    expect((await reconcile(one.uniqueId)).state).toBe('unpaid');
    expect(await reconcileAll(product.system, both)).toMatchObject({ asked: 2, changed: 1, failed: 0 });
    expect(await state(other.uniqueId)).toMatchObject({ state: 'unpaid' });
  });
  test('a price that changes between the page and the payment: what was begun is paid as begun, and nothing more at the old price', async () => {
    const { double } = parts();
    const changing = await create({ gatewayPlans: smallAtProviders });
    const operator = await operatorIn(country);
    const { id } = await begins(operator, changing, 50);
    const price = { priceInDollars: 60, priceInRupees: 60 };
    await admin.call('POST /subscription/updatePlan/:planId', { planId: changing, ...price });
    const now = { amount: 60, currency: currencyOf(country) };
    expect(await refusal(begins(operator, changing, 50))).toMatchObject(refusing('payment.price', now));
    await double.pays(id);
    await send(await double.message(id));
    await becomes(operator.uniqueId, { state: 'active', planId: changing, amount: 5000 });
  });
  test('a plan that is withdrawn meanwhile is kept by who pays, and sold to nobody else', async () => {
    const { double } = parts();
    const leaving = await create({ gatewayPlans: smallAtProviders });
    const operator = await operatorIn(country);
    const { id } = await begins(operator, leaving);
    await admin.call('POST /subscription/withdraw/:planId', { planId: leaving });
    const late = begins(await operatorIn(country), leaving);
    expect(await refusal(late)).toMatchObject(refusing('plan.unknown'));
    await double.pays(id);
    await send(await double.message(id));
    await becomes(operator.uniqueId, { state: 'active', planId: leaving });
    await until(async () =>
      expect((await product.system.executor.entitlementsOf(operator.uniqueId)).granted('app.count')).toBe(3),
    );
  });
  test('an organisation that is deleted while it pays is charged no more', async () => {
    const { double } = parts();
    const operator = await operatorIn(country);
    const { id } = await begins(operator);
    await admin.call('DELETE /admin/deleteOperator/:userId', { userId: operator.userId });
    await double.pays(id);
    await send(await double.message(id));
    await until(async () => expect(double.isEnded(id)).toBe(true));
  });
  test('limits lowered below what is used leave it, and refuse more by name', async () => {
    const shrinking = await create({ gatewayPlans: smallAtProviders });
    const { double } = parts();
    const operator = await operatorIn(country);
    const { id } = await begins(operator, shrinking);
    await double.pays(id);
    await send(await double.message(id));
    await becomes(operator.uniqueId, { state: 'active' });
    const make = () =>
      operator.call('POST /createWebApp', { name: unique('Shop '), origins: ['https://shop.example'] });
    await until(async () => expect((await make()).id).toBeTruthy());
    await make();
    await admin.call('POST /subscription/updatePlan/:planId', { planId: shrinking, allowNumberOfApps: 1 });
    const { message } = await refusal(make());
    expect(message).toBe('Error: No remaining usage for app.count.');
    const { uniqueId } = operator;
    expect(await operator.call('GET /getAllApplications/:uniqueId', { uniqueId })).toHaveLength(2);
  });
});
