import { beforeAll, describe, expect, test } from 'vitest';
import { begins, pays, plays, sandboxNotice, subscriptionIn } from '../../test/people/payments.ts';
import { adminOf, operatorOf, unique } from '../../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../../test/product.ts';
import { until } from '../../test/until.ts';

let product: Here;
let admin: Guest;
let larger: string;
beforeAll(async () => {
  product = await sharedProduct();
  admin = await adminOf(product);
  const { planId: _, ...terms } = (await admin.call('GET /subscription/getAllPlans', {})).find(
    ({ planId }) => planId === 'special_plan',
  )!;
  const { name, description, priceInRupees, allowNumberOfApps, allowNumberOfUsers } = terms;
  const { allowTotalNumberOfUsers, allowTeamMembers, allowedNumberOfRPs } = terms;
  const limits = { allowNumberOfApps, allowNumberOfUsers, allowTotalNumberOfUsers };
  const made = await admin.call('POST /subscription/create', {
    ...{ name: `${name} Plus`, description, priceInRupees, priceInDollars: 9000 },
    ...{ ...limits, allowTeamMembers, allowedNumberOfRPs, published: true },
  });
  larger = made.id;
});

const webhook = (notice: { body: string; headers: Record<string, string> }, gateway = 'sandbox') =>
  visit(product).send(`/api/payments/${gateway}/payment/webhook`, { method: 'POST', ...notice });
const refused = (work: Promise<unknown>, code: string) =>
  expect(work).rejects.toThrow(expect.objectContaining({ refusal: code }));

describe('a purchase', () => {
  test('creates a subscription, opens its page, and once paid the organisation has the plan [org-billing.call.post-x-razorpay-payment-create, org-billing.purchase.create]', async () => {
    const operator = await operatorOf(product);
    const { uniqueId } = operator;
    const begun = await operator.call('POST /payments/:gateway/payment/create', {
      gateway: 'stripe',
      ...{ plan_id: 'price_of_the_browser', customer_notify: 1, total_count: 10 },
      notes: { planId: 'special_plan', uniqueId, amount: 6000 },
    });
    expect(begun.url).toBe(`${product.url}/payment/sandbox/${begun.id}`);
    const page = await (await visit(product).send(begun.url)).text();
    expect(page).toContain('Acme');
    expect(page).toContain('$6,000.00');
    expect(await subscriptionIn(product, uniqueId)).toMatchObject({ state: 'pending', gatewayId: '' });
    const to = await plays(product, begun.id, 'pay');
    expect(to).toBe(`${product.url}/payment/success?purchase=${begun.purchaseId}&organisation=${uniqueId}`);
    expect(await subscriptionIn(product, uniqueId)).toMatchObject({
      ...{ state: 'active', gatewayId: begun.id, planId: 'special_plan', amount: 600_000, currency: 'usd' },
    });
    await until(async () =>
      expect(await operator.call('GET /getOrgbyId/:uniqueId', { uniqueId })).toMatchObject({
        planId: 'special_plan',
      }),
    );
    const result = await visit(product).call('POST /payments/result', {
      uniqueId,
      purchaseId: begun.purchaseId,
    });
    expect(result.result).toBe('paid');
    expect(new URL(result.back)).toMatchObject({
      pathname: '/my-account',
      hostname: expect.stringMatching(/^.+\.localhost$/),
    });
  });
  test('begun twice, by two tabs, is one; at another price than was shown it is refused', async () => {
    const operator = await operatorOf(product);
    const [one, other] = await Promise.all([begins(operator), begins(operator)]);
    expect(other.id).toBe(one.id);
    await refused(begins(operator, 'special_plan', 5999), 'payment.price');
    await plays(product, one.id, 'pay');
    await refused(begins(operator), 'subscription.active');
  });
  test('of a plan with a lower price is refused while the one that the staff gave lasts [org-billing.purchase.downgrade]', async () => {
    const { id: smaller } = await admin.call('POST /subscription/create', {
      ...{ name: unique('Smaller '), description: 'Small', priceInRupees: 900, priceInDollars: 100 },
      ...{ allowNumberOfApps: 3, allowNumberOfUsers: 5, allowTotalNumberOfUsers: 5, allowTeamMembers: 2 },
      ...{ allowedNumberOfRPs: 1, published: true },
    });
    const operator = await operatorOf(product, 'special_plan');
    await refused(begins(operator, smaller, 100), 'subscription.downgrade');
    expect((await begins(operator, larger, 9000)).id).toBeTruthy();
    const other = await operatorOf(product);
    expect((await begins(other, smaller, 100)).id).toBeTruthy();
  });
  test('of another plan takes the place of one that waits, whose page is closed', async () => {
    const operator = await operatorOf(product);
    const first = await begins(operator);
    const second = await begins(operator, larger);
    expect(second.id).not.toBe(first.id);
    await until(async () => {
      const page = await (await visit(product).send(first.url)).text();
      expect(page).toContain('Ended');
    });
    await plays(product, second.id, 'pay');
    expect(await subscriptionIn(product, operator.uniqueId)).toMatchObject({
      planId: larger,
      state: 'active',
    });
  });
  test('that is declined or left has its true result, and can be paid later', async () => {
    const operator = await operatorOf(product);
    const { uniqueId } = operator;
    const { id, purchaseId } = await begins(operator);
    const result = async () =>
      (await visit(product).call('POST /payments/result', { uniqueId, purchaseId })).result;
    expect(await plays(product, id, 'leave')).toContain('/payment/cancel?');
    expect(await result()).toBe('open');
    await plays(product, id, 'decline');
    expect(await result()).toBe('failed');
    expect(await plays(product, id, 'confirm')).toContain('step=confirm');
    await plays(product, id, 'pay');
    expect(await result()).toBe('paid');
  });
  test('that was declined waits again once its page is handed out again, until the next attempt fails', async () => {
    const operator = await operatorOf(product);
    const { uniqueId } = operator;
    const result = async ({ purchaseId, since }: { purchaseId: string; since?: string }) =>
      (await visit(product).call('POST /payments/result', { uniqueId, purchaseId, since })).result;
    const first = await begins(operator);
    await plays(product, first.id, 'decline');
    expect(await result(first)).toBe('failed');
    const second = await begins(operator);
    expect([second.id, await result(second), await result(first)]).toEqual([first.id, 'open', 'failed']);
    await plays(product, second.id, 'decline');
    expect(await result(second)).toBe('failed');
    await plays(product, second.id, 'pay');
    expect(await result(second)).toBe('paid');
  });
  test('is refused for another organisation, and by a provider that the country does not have', async () => {
    const operator = await operatorOf(product);
    const other = await operatorOf(product);
    const notes = { planId: 'special_plan', uniqueId: other.uniqueId };
    const create = (gateway: string, about: typeof notes) =>
      operator.call('POST /payments/:gateway/payment/create', { gateway, notes: about });
    await refused(create('sandbox', notes), 'organisation.unknown');
    await refused(create('razorpay', { ...notes, uniqueId: operator.uniqueId }), 'payment.gateway');
    await refused(begins(operator, 'no_such_plan'), 'plan.unknown');
    await refused(begins(operator, 'free_trial'), 'payment.free');
  });
  test('has a link, which leads back to our own pages alone [org-licence.call.post-bblicense-getpaymentlink, api.licence-code]', async () => {
    const operator = await operatorOf(product);
    const link = (redirectUrl: string, orgId = operator.uniqueId) =>
      operator.call('POST /bblicense/getPaymentLink', {
        ...{ productId: 'latchkey', packageId: 'special_plan', orgId, country: 'Nowhere', redirectUrl },
      });
    const own = `${operator.guest.origin}/license`;
    const { code, data } = await link(own);
    expect(code).toBeGreaterThan(0);
    expect(await plays(product, data.split('/').at(-1)!, 'pay')).toBe(own);
    await refused(link('https://evil.example/'), 'request.invalid');
    await refused(link(own, (await operatorOf(product)).uniqueId), 'organisation.unknown');
  });
});

describe('a subscription', () => {
  test('changes to a plan of a higher price, and to none of a lower [org-billing.call.post-x-razorpay-payment-update, org-billing.purchase.update, org-billing.purchase.downgrade]', async () => {
    const operator = await operatorOf(product);
    const subscriptionId = await pays(product, operator);
    const update = (plan_id: string, about: object = {}) =>
      operator.call('POST /payments/:gateway/payment/update', {
        gateway: 'stripe',
        subscriptionId,
        plan_id,
        ...about,
      });
    await refused(update(larger, { amount: 1 }), 'payment.price');
    expect((await update(larger, { amount: 9000 })).data.errorCode).toBe(200);
    expect(await subscriptionIn(product, operator.uniqueId)).toMatchObject({
      planId: larger,
      amount: 900_000,
    });
    await refused(update('special_plan'), 'subscription.downgrade');
    await refused(update(larger, { subscriptionId: unique('sub') }), 'subscription.unknown');
    const other = await operatorOf(product);
    const theirs = { gateway: 'stripe', subscriptionId, plan_id: larger };
    await refused(other.call('POST /payments/:gateway/payment/update', theirs), 'subscription.unknown');
  });
  test('ends with its cycle when that is requested, which can be taken back [org-billing.call.post-x-x-payment-cancel, org-billing.purchase.cancel-state, data.current-plan, data.payments, org-account.call.get-getorgbyid]', async () => {
    const operator = await operatorOf(product);
    const { uniqueId } = operator;
    const subscriptionId = await pays(product, operator);
    const cancel = (cancel_at_cycle_end: boolean) =>
      operator.call('POST /payments/:gateway/payment/cancel', {
        ...{ gateway: 'sandbox', subscriptionId, cancel_at_cycle_end, uniqueId },
      });
    await cancel(true);
    const { periodEnd } = await subscriptionIn(product, uniqueId);
    const read = () => operator.call('GET /getOrgbyId/:uniqueId', { uniqueId });
    await until(async () => expect((await read()).currentPlan?.planId).toBe('special_plan'));
    const { currentPlan, lastPaymentDetails, paymentHistory } = await read();
    expect(currentPlan).toMatchObject({
      ...{ isActive: true, cancelAtCycleEnd: true, subscriptionId, subscriptionEndDate: periodEnd },
      ...{ gateway: 'sandbox', priceInDollars: 6000, subscriptionStartDate: expect.any(String) },
    });
    expect(lastPaymentDetails).toMatchObject({
      ...{
        paymentStatus: 'succeeded',
        subscriptionId,
        amount: 600_000,
        currency: 'usd',
        planId: 'special_plan',
      },
      ...{ gateway: 'sandbox', paymentDate: expect.any(String) },
    });
    expect(paymentHistory).toMatchObject([
      { amount: 600_000, currency: 'usd', status: 'succeeded', gateway: 'sandbox', name: 'Special Plan' },
    ]);
    await cancel(false);
    expect(await subscriptionIn(product, uniqueId)).toMatchObject({ cancelAtCycleEnd: false });
    const { guest, uniqueId: theirs } = await operatorOf(product);
    await refused(
      guest.call('POST /payments/:gateway/payment/cancel', {
        gateway: 'sandbox',
        subscriptionId,
        uniqueId: theirs,
      }),
      'subscription.unknown',
    );
  });
  test('of a deleted organisation ends at the provider', async () => {
    const operator = await operatorOf(product);
    const subscriptionId = await pays(product, operator);
    await admin.call('DELETE /admin/deleteOperator/:userId', { userId: operator.userId });
    await until(async () => {
      const page = await (await visit(product).send(`/payment/sandbox/${subscriptionId}`)).text();
      expect(page).toContain('Ended');
    });
  });
});

describe('a message of the provider', () => {
  async function notices() {
    const found: object[] = [];
    for await (const { type, data } of product.system.store.readAll())
      if (type === 'PaymentNoticeReceived') found.push(data as object);
    return found;
  }
  test('counts once, however often it comes, and two at once', async () => {
    const operator = await operatorOf(product);
    const notice = await sandboxNotice(product, await pays(product, operator));
    const { id } = JSON.parse(notice.body) as { id: string };
    const answers = await Promise.all([webhook(notice), webhook(notice), webhook(notice)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await notices()).filter((data) => (data as { noticeId: string }).noticeId === id)).toHaveLength(
      1,
    );
  });
  test('that is forged, or whose body was changed, is refused', async () => {
    const operator = await operatorOf(product);
    const { body, headers } = await sandboxNotice(product, await pays(product, operator));
    const changedBody = body.replace('"type":"test"', '"type":"tost"');
    for (const forged of [
      { body: changedBody, headers },
      { body: ` ${body}`, headers },
      { body, headers: { ...headers, 'x-sandbox-signature': '00' } },
      { body, headers: { 'content-type': 'application/json' } },
    ]) {
      const answer = await webhook(forged);
      expect([answer.status, (await answer.json()).errorCode]).toEqual([401, 3808]);
    }
    expect((await webhook({ body, headers }, 'stripe')).status).toBe(409);
    expect((await webhook({ body, headers }, 'nobody')).status).toBe(409);
  });
  test('is only a hint: what is true is asked of the provider', async () => {
    const operator = await operatorOf(product);
    const id = await pays(product, operator);
    const before = await subscriptionIn(product, operator.uniqueId);
    expect((await webhook(await sandboxNotice(product, id, 'subscription.canceled'))).status).toBe(200);
    await admin.call('POST /payments/reconcile/:uniqueId', { uniqueId: operator.uniqueId });
    expect(await subscriptionIn(product, operator.uniqueId)).toEqual(before);
  });
  test('that is lost changes nothing in the end: a reconciliation finds it out', async () => {
    const operator = await operatorOf(product);
    const { uniqueId } = operator;
    const id = await pays(product, operator);
    const { sandbox } = (await import('../../payments/gateways.ts')).gatewaysOf(product.system);
    await sandbox!.act(id, (play, now) => ({ ...play, state: 'canceled', endedAt: now }));
    expect(await subscriptionIn(product, uniqueId)).toMatchObject({ state: 'active' });
    const { state } = await admin.call('POST /payments/reconcile/:uniqueId', { uniqueId });
    expect(state).toBe('canceled');
    expect(await subscriptionIn(product, uniqueId)).toMatchObject({ state: 'canceled' });
    await refused(
      admin.call('POST /payments/reconcile/:uniqueId', { uniqueId: (await operatorOf(product)).uniqueId }),
      'subscription.unknown',
    );
  });
});
