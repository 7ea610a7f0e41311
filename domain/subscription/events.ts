import { z } from 'zod';
import { event } from '../kit.ts';

export const gateways = ['sandbox', 'stripe', 'razorpay'] as const;
export type Gateway = (typeof gateways)[number];
export const subscriptionStates = ['pending', 'active', 'past_due', 'unpaid', 'canceled'] as const;
/** `disputed`: the payer's bank asks the money back, and nobody knows yet how it ends. A part of it may be refunded. */
export const paymentStatuses = ['succeeded', 'failed', 'refunded', 'disputed'] as const;

const time = z.iso.datetime();
/** `amount` is in the smallest unit of the currency, which is written as in ISO 4217, in lower case. */
const price = { currency: z.string(), amount: z.int() };
/** The moment at which the provider was asked. An answer to an earlier question changes nothing any more. */
const seen = { seenAt: time };

/** An operator wants to buy a plan. The checkout is opened next. */
export const PurchaseBegun = event(
  'PurchaseBegun',
  z.object({
    purchaseId: z.string(),
    planId: z.string(),
    gateway: z.enum(gateways),
    /** The plan's id at the provider. */
    gatewayPlanId: z.string(),
    ...price,
  }),
);
/** The provider has a page where the purchase is paid. It may not know the subscription before that. */
export const CheckoutOpened = event(
  'CheckoutOpened',
  z.object({
    purchaseId: z.string(),
    checkoutId: z.string(),
    url: z.string(),
    gatewayId: z.string().nullable(),
  }),
);
/** Another purchase or subscription took its place, or the provider has closed the checkout. */
export const PurchaseAbandoned = event('PurchaseAbandoned', z.object({ purchaseId: z.string() }));

/** The purchase was paid. */
export const SubscriptionStarted = event(
  'SubscriptionStarted',
  z.object({
    purchaseId: z.string(),
    planId: z.string(),
    gateway: z.enum(gateways),
    gatewayId: z.string(),
    ...price,
    periodStart: time,
    periodEnd: time,
    ...seen,
  }),
);
/** A subscription runs at the provider without being the one in force here. It has to end there. */
export const SubscriptionDoubled = event(
  'SubscriptionDoubled',
  z.object({ purchaseId: z.string(), gateway: z.enum(gateways), gatewayId: z.string() }),
);
export const SubscriptionRenewed = event(
  'SubscriptionRenewed',
  z.object({ periodStart: time, periodEnd: time, ...seen }),
);
export const PlanChangeRequested = event(
  'PlanChangeRequested',
  z.object({ planId: z.string(), gatewayPlanId: z.string(), ...price }),
);
/** The provider has the subscription on another plan, or at another price. */
export const SubscriptionPlanChanged = event(
  'SubscriptionPlanChanged',
  z.object({ planId: z.string(), ...price, ...seen }),
);
/**
 * An operator wants the subscription to end with its cycle, or no longer wants it. `leaving`: because the organisation is
 * to be deleted, or no longer is.
 */
export const CancellationRequested = event(
  'CancellationRequested',
  z.object({ cancelAtCycleEnd: z.boolean(), leaving: z.boolean().optional() }),
);
export const CancellationScheduled = event('CancellationScheduled', z.object({ endsAt: time, ...seen }));
export const CancellationWithdrawn = event('CancellationWithdrawn', z.object({ ...seen }));
/** A charge failed. The provider tries again, and nothing is lost yet. */
export const SubscriptionPastDue = event('SubscriptionPastDue', z.object({ ...seen }));
/** A subscription that was past due or unpaid is paid again. */
export const SubscriptionRecovered = event('SubscriptionRecovered', z.object({ ...seen }));
/** The provider has given up charging. */
export const SubscriptionUnpaid = event('SubscriptionUnpaid', z.object({ endedAt: time, ...seen }));
export const SubscriptionCanceled = event('SubscriptionCanceled', z.object({ endedAt: time, ...seen }));

/** A payment as the provider has it now: a new one, or one whose status or refunded amount changed. */
export const PaymentRecorded = event(
  'PaymentRecorded',
  z.object({
    paymentId: z.string(),
    paidAt: time,
    status: z.enum(paymentStatuses),
    ...price,
    /** How much of the amount was paid back. */
    refunded: z.int(),
    /** The payment as it was recorded before; null for the first time. */
    was: z.object({ status: z.enum(paymentStatuses), refunded: z.int() }).nullable(),
    planId: z.string(),
    gateway: z.enum(gateways),
    gatewayId: z.string(),
    /** From when to when it pays; null where the provider did not say it. The end is when the next period begins. */
    period: z.object({ start: time, end: time }).nullable().default(null),
    /** As `seen`; events of earlier days do not have it. */
    seenAt: time.optional(),
  }),
  (first) => ({ period: null, ...first }),
);
