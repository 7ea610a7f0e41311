import { beforeAll, expect, test } from 'vitest';
import { refresh } from '../../../command-api/billing/refresh.ts';
import { by, system } from '../../../event-store/testSystem.ts';
import { gatewaysOf } from '../../../payments/gateways.ts';
import type { Play } from '../../../payments/sandbox/life.ts';
import { begins, pays, subscriptionIn } from '../../people/payments.ts';
import { adminOf, type Operator, operatorOf } from '../../people/people.ts';
import { type Guest, type Here, sharedProduct } from '../../product.ts';
import { until } from '../../until.ts';

let product: Here;
let admin: Guest;
beforeAll(async () => {
  product = await sharedProduct();
  admin = await adminOf(product);
});
const atProvider = (subscriptionId: string) => gatewaysOf(product.system).sandbox!.look(subscriptionId);
const becomes = (subscriptionId: string, state: Play['state']) =>
  until(async () => expect(await atProvider(subscriptionId)).toMatchObject({ state }));
const turns = (subscriptionId: string, about: Partial<Play>) =>
  gatewaysOf(product.system).sandbox!.act(subscriptionId, (play) => ({ ...play, ...about }));
const reconcile = ({ uniqueId }: Operator) => admin.call('POST /payments/reconcile/:uniqueId', { uniqueId });

/** An organisation that bought again after its provider had given up the first subscription. */
async function buysAgain() {
  const operator = await operatorOf(product);
  const first = await pays(product, operator);
  await turns(first, { state: 'unpaid', endedAt: product.system.clock() });
  expect((await reconcile(operator)).state).toBe('unpaid');
  const second = await pays(product, operator);
  return { operator, first, second };
}

test('a subscription that was given up ends at the provider when another one starts, so that its bill cannot revive it', async () => {
  const { operator, first, second } = await buysAgain();
  await becomes(first, 'canceled');
  expect(await atProvider(second)).toMatchObject({ state: 'active' });
  expect(await subscriptionIn(product, operator.uniqueId)).toMatchObject({
    ...{ state: 'active', gatewayId: second },
  });
});

test('a purchase that waits is left, and its page closed, when the bill of the subscription that was given up is paid', async () => {
  const operator = await operatorOf(product);
  const first = await pays(product, operator);
  await turns(first, { state: 'unpaid', endedAt: product.system.clock() });
  expect((await reconcile(operator)).state).toBe('unpaid');
  const { id: second } = await begins(operator);
  await turns(first, { state: 'active', endedAt: null });
  expect((await reconcile(operator)).state).toBe('active');
  await becomes(second, 'canceled');
  const { gatewayId, purchase } = await subscriptionIn(product, operator.uniqueId);
  expect([gatewayId, purchase]).toEqual([first, null]);
});

test('a subscription that ended here while its provider was away ends there as soon as it answers', async () => {
  const operator = await operatorOf(product);
  const { uniqueId } = operator;
  const subscriptionId = await pays(product, operator);
  const { seenAt } = await subscriptionIn(product, uniqueId);
  await refresh(product.system, uniqueId, by(system), {
    adjust: (seen) => ({ ...seen, state: 'canceled', endedAt: seenAt, seenAt }),
  });
  expect(await atProvider(subscriptionId)).toMatchObject({ state: 'active' });
  expect((await reconcile(operator)).state).toBe('canceled');
  await becomes(subscriptionId, 'canceled');
});

test('all that a deleted organisation has bought ends at the provider', async () => {
  const { operator, first, second } = await buysAgain();
  await becomes(first, 'canceled');
  await turns(first, { state: 'active', endedAt: null });
  await admin.call('DELETE /admin/deleteOperator/:userId', { userId: operator.userId });
  await becomes(first, 'canceled');
  await becomes(second, 'canceled');
});
