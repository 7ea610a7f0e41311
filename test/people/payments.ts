import { expect } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { subscription } from '../../domain/subscription/subscription.ts';
import { gatewaysOf } from '../../payments/gateways.ts';
import { signatureHeader } from '../../payments/sandbox/sandbox.ts';
import { type Here, visit } from '../product.ts';
import type { Operator } from './people.ts';

type Payer = Pick<Operator, 'uniqueId' | 'call'>;

/** Begins to buy a plan at the sandbox. */
export const begins = ({ call, uniqueId }: Payer, planId = 'special_plan', amount?: number) =>
  call('POST /payments/:gateway/payment/create', {
    gateway: 'sandbox',
    notes: { planId, uniqueId, ...(amount !== undefined && { amount }) },
  });
/** Lets something happen on the sandbox's page. Returns the page to which it leads. */
export async function plays(product: Here, subscriptionId: string, act: string): Promise<string> {
  const { send } = visit(product);
  const answer = await send(`/payment/sandbox/${subscriptionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `act=${act}`,
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!;
}
/** Buys a plan and pays. Returns the id of the subscription. */
export async function pays(product: Here, payer: Payer, planId?: string): Promise<string> {
  const { id } = await begins(payer, planId);
  await plays(product, id, 'pay');
  return id;
}
/** The subscription of an organisation as the log has it. */
export const subscriptionIn = async ({ system }: Here, organisationId: string) =>
  (await system.executor.look(ref(subscription, organisationId), { fresh: true })).state;
/** A message of the sandbox about a subscription: its body and its headers. */
export async function sandboxNotice({ system }: Here, subscriptionId: string, type = 'test') {
  const { sandbox } = gatewaysOf(system);
  const { octets, signature } = sandbox!.message((await sandbox!.look(subscriptionId))!, type);
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  return { body: octets.toString(), headers };
}
