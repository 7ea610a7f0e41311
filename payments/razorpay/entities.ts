import { z } from 'zod';
import type { SeenPayment, Snapshot } from '../../domain/subscription/snapshot.ts';
import type { Cost } from '../port.ts';
import { givenUpAt, iso } from '../seen.ts';

// The entities of https://razorpay.com/docs/api/payments/subscriptions, as far as they are read. Times are in seconds.
const time = z.number().nullable();
/** Notes that are empty come as a list. */
const notes = z
  .union([z.record(z.string(), z.union([z.string(), z.number()])), z.array(z.never())])
  .transform((given) => (Array.isArray(given) ? {} : given) as Record<string, string | number>);

export const subscription = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.enum([
    ...['created', 'authenticated', 'active', 'pending', 'halted', 'paused'],
    ...['cancelled', 'completed', 'expired'],
  ] as const),
  current_start: time,
  current_end: time,
  ended_at: time,
  quantity: z.number(),
  /** How many cycles are still to be charged. */
  remaining_count: z.number().nullish(),
  notes,
  short_url: z.string(),
});
export const plan = z.object({
  id: z.string(),
  /** A cycle is so many of these periods. */
  period: z.string(),
  interval: z.number(),
  item: z.object({ amount: z.number(), currency: z.string() }),
});
export const invoice = z.object({
  id: z.string(),
  subscription_id: z.string().nullish(),
  order_id: z.string().nullish(),
  /** The period that it is for. */
  billing_start: z.number().nullish(),
  billing_end: z.number().nullish(),
});
export const payment = z.object({
  id: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount: z.number(),
  amount_refunded: z.number().nullish(),
  currency: z.string(),
  created_at: z.number(),
  invoice_id: z.string().nullish(),
  disputed: z.boolean().nullish(),
});
export const many = <S extends z.ZodType>(one: S) => z.object({ items: z.array(one) });

/** The months of the periods that have whole ones. */
const monthsIn = new Map([
  ['monthly', 1],
  ['quarterly', 3],
  ['yearly', 12],
]);
/** What a plan of Razorpay charges. */
export function costOf({ item, period, interval }: z.output<typeof plan>): Cost {
  const months = monthsIn.get(period);
  return {
    ...{ currency: item.currency.toLowerCase(), amount: item.amount },
    months: months ? months * interval : null,
  };
}

type Billed = Pick<z.output<typeof invoice>, 'billing_start' | 'billing_end'>;
export type Said = {
  subscription: z.output<typeof subscription>;
  plan: z.output<typeof plan>;
  payments: readonly (z.output<typeof payment> & Billed)[];
};

const states: Record<Said['subscription']['status'], Snapshot['state']> = {
  created: 'pending',
  authenticated: 'pending',
  active: 'active',
  pending: 'past_due',
  halted: 'unpaid',
  paused: 'unpaid',
  cancelled: 'canceled',
  completed: 'canceled',
  expired: 'canceled',
};

/** Reads a subscription of Razorpay; null when it is none of ours. */
export function snapshotOf({ subscription: it, plan, payments: all }: Said, seenAt: string): Snapshot | null {
  const { uniqueId, purchaseId } = it.notes;
  if (!uniqueId || !purchaseId) return null;
  const state = states[it.status];
  const payments = all.flatMap(paymentOf);
  const { current_start: start, current_end: end, ended_at: endedAt } = it;
  return {
    gateway: 'razorpay',
    gatewayId: it.id,
    purchaseId: String(purchaseId),
    organisationId: String(uniqueId),
    state,
    gatewayPlanId: it.plan_id,
    currency: plan.item.currency.toLowerCase(),
    amount: plan.item.amount * it.quantity,
    period: start !== null && end !== null ? { start: iso(start), end: iso(end) } : null,
    // Without a further cycle it ends by itself. Of a cancellation Razorpay says nothing until then.
    cancelAtCycleEnd: it.remaining_count === 0 ? true : null,
    endedAt: state === 'unpaid' ? givenUpAt(payments) : endedAt === null ? null : iso(endedAt),
    payments,
    seenAt,
  };
}
function paymentOf(it: Said['payments'][number]): SeenPayment[] {
  const refunded = it.amount_refunded ?? 0;
  const statuses: Record<typeof it.status, SeenPayment['status'] | null> = {
    created: null,
    authorized: null,
    captured: it.disputed ? 'disputed' : refunded > 0 ? 'refunded' : 'succeeded',
    refunded: 'refunded',
    failed: 'failed',
  };
  const status = statuses[it.status];
  if (!status) return [];
  const { id: paymentId, amount, currency, created_at } = it;
  const paid = { paymentId, paidAt: iso(created_at), status, amount, refunded };
  const { billing_start: start, billing_end: end } = it;
  const period = start && end ? { start: iso(start), end: iso(end) } : null;
  return [{ ...paid, currency: currency.toLowerCase(), gatewayPlanId: null, period }];
}
