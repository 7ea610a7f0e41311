import type { paymentCalls } from '../../../api/calls/billing/payments.ts';
import { begins, pays, sandboxNotice } from '../../people/payments.ts';
import { operatorOf } from '../../people/people.ts';
import { visit } from '../../product.ts';
import type { Inputs, World } from './world.ts';

const gateway = 'sandbox';

/** The own organisation, which pays for a plan from the first call that needs it. */
const payers = new WeakMap<World, Promise<string>>();
function payer(world: World) {
  const known = payers.get(world) ?? pays(world.product, world.own, 'special_plan');
  payers.set(world, known);
  return known;
}

export const payments: Inputs<typeof paymentCalls> = {
  createPayment: async ({ product }) => {
    const { guest, uniqueId } = await operatorOf(product);
    const notes = { planId: 'special_plan', uniqueId };
    return { as: 'operator', from: guest, input: { gateway, notes } };
  },
  updatePayment: async (world) => {
    const subscriptionId = await payer(world);
    return { as: 'operator', input: { gateway, subscriptionId, plan_id: 'special_plan' } };
  },
  cancelPayment: async (world) => {
    const subscriptionId = await payer(world);
    const { uniqueId } = world.own;
    return { as: 'operator', input: { gateway, subscriptionId, cancel_at_cycle_end: true, uniqueId } };
  },
  changeMeans: async (world) => {
    const subscriptionId = await payer(world);
    return { as: 'operator', input: { gateway, subscriptionId, uniqueId: world.own.uniqueId } };
  },
  getPaymentLink: async ({ product }) => {
    const { guest, uniqueId } = await operatorOf(product);
    return { as: 'operator', from: guest, input: { packageId: 'special_plan', orgId: uniqueId } };
  },
  paymentResult: async ({ product }) => {
    const operator = await operatorOf(product);
    const { purchaseId } = await begins(operator);
    return { as: 'visitor', input: { uniqueId: operator.uniqueId, purchaseId } };
  },
  paymentWebhook: async (world) => {
    const { body, headers } = await sandboxNotice(world.product, await payer(world));
    const from = visit(world.product);
    Object.assign(from.headers, headers);
    return { as: 'visitor', from, input: { gateway, ...JSON.parse(body) } };
  },
  reconcile: async (world) => {
    await payer(world);
    return { as: 'admin', input: { uniqueId: world.own.uniqueId } };
  },
};
