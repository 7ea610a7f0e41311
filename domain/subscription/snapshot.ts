import { z } from 'zod';
import { gateways, paymentStatuses, subscriptionStates } from './events.ts';

const time = z.iso.datetime();
const text = z.string().min(1).max(255);
/** An amount in the smallest unit of a currency. The bound is far above what a provider takes. */
const amount = z.int().min(0).max(1_000_000_000_000);
const currency = z.string().regex(/^[a-z]{3}$/);

const seenPayment = z.object({
  paymentId: text,
  paidAt: time,
  status: z.enum(paymentStatuses),
  currency,
  amount,
  refunded: amount,
  /** The plan that it pays, where the provider says so. */
  gatewayPlanId: text.nullable(),
  /** From when to when it pays, where the provider says so. */
  period: z.object({ start: time, end: time }).nullable().default(null),
});
/** What a provider said about one subscription when it was asked at `seenAt`. */
export const snapshot = z.object({
  gateway: z.enum(gateways),
  gatewayId: text,
  /** The purchase that the provider notes with the subscription. */
  purchaseId: text,
  organisationId: text,
  state: z.enum(subscriptionStates),
  gatewayPlanId: text,
  currency,
  amount,
  /** The last one that was paid; null until it was paid for the first time. */
  period: z.object({ start: time, end: time }).nullable(),
  /** Null where the provider does not say it. */
  cancelAtCycleEnd: z.boolean().nullable(),
  /** When a canceled or unpaid one ended. */
  endedAt: time.nullable(),
  payments: z.array(seenPayment).max(1000),
  seenAt: time,
});
export type SeenPayment = z.output<typeof seenPayment>;
export type Snapshot = z.output<typeof snapshot>;
