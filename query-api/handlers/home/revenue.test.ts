import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf, operatorOf, unique } from '../../../test/people/people.ts';
import { inDays, paymentOf, subscribed } from '../../../test/people/subscribers.ts';
import { type Guest, type Here, startProduct } from '../../../test/product.ts';

let product: Here;
let admin: Guest;
let planId: string;
beforeAll(async () => {
  // All that there is gets counted, up to the minute: charges of other tests would come into it as the time passes.
  const now = Date.now();
  product = await startProduct({ CAPTCHA: 'off' }, { clock: () => now });
  admin = await adminOf(product);
  const { id } = await admin.call('POST /subscription/create', {
    ...{ name: unique('Team '), description: 'For teams', priceInRupees: 9000, priceInDollars: 120 },
    ...{ allowNumberOfApps: 1, allowNumberOfUsers: 1, allowTotalNumberOfUsers: 1 },
    ...{ allowTeamMembers: 1, allowedNumberOfRPs: 1, published: true },
  });
  planId = id;
});
afterAll(() => product.stop());

/** The numbers that a subscription can change. */
async function numbers(currency: string, month: string) {
  const { states, income, failed, ending } = await admin.call('GET /admin/revenue', {});
  const line = income.find((each) => each.currency === currency && each.month === month);
  return {
    active: states.find(({ state }) => state === 'active')!.count,
    canceled: states.find(({ state }) => state === 'canceled')!.count,
    amount: line?.amount ?? 0,
    payments: line?.payments ?? 0,
    failed: failed.count,
    ending: ending.count,
  };
}

test('the revenue counts subscriptions by state, income by month and currency, failures, and what ends soon', async () => {
  const month = inDays(-1).slice(0, 7);
  const [one, other] = [await operatorOf(product), await operatorOf(product)];
  await subscribed(product, one.uniqueId, planId, {
    cancelAtCycleEnd: true,
    payments: [
      paymentOf(planId, { refunded: 2000, status: 'refunded' }),
      paymentOf(planId, { status: 'failed' }),
      paymentOf(planId, { status: 'disputed' }),
      paymentOf(planId, { paidAt: inDays(-400) }),
    ],
  });
  await subscribed(product, other.uniqueId, planId, {
    ...{ state: 'canceled', endedAt: inDays(-1), period: { start: inDays(-60), end: inDays(5) } },
    payments: [paymentOf(planId, { status: 'failed', paidAt: inDays(-40) })],
  });
  expect(await numbers('usd', month)).toEqual({
    ...{ active: 1, canceled: 1, amount: 10_000, payments: 1, failed: 1, ending: 1 },
  });
});
test('the lists behind the numbers have as many rows as the numbers say', async () => {
  const { uniqueId: orgId } = await operatorOf(product);
  const count = async () => (await admin.call('GET /admin/revenue', {})).licences.count;
  const before = await count();
  await admin.call('POST /bblicense/init', { orgId, days: 10 });
  expect(await count()).toBe(before + 1);
  const { failed, ending, licences } = await admin.call('GET /admin/revenue', {});
  const rows = async (model: string, filter: object) => {
    const query = new URLSearchParams({ range: '[0,0]', filter: JSON.stringify(filter) });
    const answer = await admin.send(`/api/models/${model}?${query}`);
    return Number(answer.headers.get('content-range')!.split('/')[1]);
  };
  const failures = { status: 'failed', paidAt_gte: failed.from, paidAt_lte: failed.to };
  expect(await rows('payments', failures)).toBe(failed.count);
  const ends = {
    ...{ cancelAtCycleEnd: true, state: ['active', 'past_due'] },
    ...{ periodEnd_gte: ending.from, periodEnd_lte: ending.to },
  };
  expect(await rows('subscriptions', ends)).toBe(ending.count);
  const { from: endsFrom, to: endsTo } = licences;
  const listed = async () => (await admin.call('GET /getAllOrganizationsList', { endsFrom, endsTo })).total;
  expect(await listed()).toBe(licences.count);
  // A licence is for the plan for which it was given.
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId: orgId, planId });
  expect([await count(), await listed()]).toEqual([before, before]);
});
