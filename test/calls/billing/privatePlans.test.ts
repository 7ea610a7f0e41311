import { beforeAll, expect, test } from 'vitest';
import { adminOf, operatorOf, unique } from '../../people/people.ts';
import { caughtUp, type Guest, type Here, sharedProduct } from '../../product.ts';

let product: Here;
let admin: Guest;
beforeAll(async () => {
  product = await sharedProduct();
  admin = await adminOf(product);
});
const create = async (published: boolean) =>
  (
    await admin.call('POST /subscription/create', {
      ...{ name: unique('Plan '), description: 'Agreed', priceInRupees: 900, priceInDollars: 10, published },
      ...{ allowNumberOfApps: 1, allowNumberOfUsers: 1, allowTotalNumberOfUsers: 1 },
      ...{ allowTeamMembers: 1, allowedNumberOfRPs: 1 },
      gatewayPlans: { stripe: 'price_agreed', razorpay: 'plan_agreed' },
    })
  ).id;
const plansOf = async ({ call }: Pick<Guest, 'call'>, filter = {}) =>
  call('GET /subscription/getAllPlans', { filter: JSON.stringify(filter) } as never);

test('operators are shown the plans that are sold and their own, whatever they filter by, and the staff all', async () => {
  const [agreed, sold, left] = [await create(false), await create(true), await create(true)];
  await admin.call('POST /subscription/withdraw/:planId', { planId: left });
  const own = await operatorOf(product, agreed);
  const other = await operatorOf(product);
  await caughtUp(product);
  const seen = async (caller: Pick<Guest, 'call'>) => {
    const ids = (await plansOf(caller, { id: [agreed, sold, left] })).map(({ planId }) => planId);
    return [agreed, sold, left].map((id) => ids.includes(id));
  };
  expect(await seen(admin)).toEqual([true, true, true]);
  expect(await seen(own)).toEqual([true, true, false]);
  expect(await seen(other)).toEqual([false, true, false]);
  const ids = (await plansOf(other)).map(({ planId }) => planId);
  expect(ids).toContain('free_trial');
  expect(ids).not.toContain(agreed);
});
