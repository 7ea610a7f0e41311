import type { z } from 'zod';
import { aggregate } from '../kit.ts';
import * as events from './events.ts';

const { gateways: _, subscriptionStates: __, paymentStatuses: ___, ...happened } = events;

export type Purchase = z.output<typeof events.PurchaseBegun.schema> & {
  /** The provider's page; null until it is open. */
  checkout: { checkoutId: string; url: string; gatewayId: string | null } | null;
};
type Bought = {
  planId: string;
  gateway: events.Gateway;
  gatewayId: string | null;
  checkoutId: string | null;
  /** Whether it was said already that it runs without being in force. */
  doubled: boolean;
};
/** What is known of a payment; plan and provider are in the read model. */
type Known = {
  status: (typeof events.paymentStatuses)[number];
  refunded: number;
  gatewayId: string;
  paidAt: string;
  /** When the provider said so; empty where that was not noted. */
  seenAt: string;
};
/** How many payments are known one by one: the newest. Providers are asked for no more. */
export const knownPayments = 100;

/** Days for which a charge may be late. No provider tries for longer: Stripe does for two months at most. */
export const lateDays = 62;

/** What an organisation pays for. Its id is the organisation's. Times are in ISO 8601, UTC. */
export type Subscription = {
  status: 'absent' | 'active';
  /** `pending` before anything was paid; later, a further purchase does not change it until it is paid. */
  state: (typeof events.subscriptionStates)[number];
  planId: string;
  gateway: events.Gateway;
  gatewayId: string;
  currency: string;
  amount: number;
  periodStart: string | null;
  periodEnd: string | null;
  cancelAtCycleEnd: boolean;
  /** Whether it was to end with its cycle because the organisation is to be deleted, and for nothing else. */
  endsByLeaving: boolean;
  endedAt: string | null;
  /** Since when a charge is late, while one is. */
  pastDueSince: string | null;
  /** The purchase that waits for its payment. */
  purchase: Purchase | null;
  /** All purchases, by their ids, and the subscription that each became. */
  purchases: Record<string, Bought>;
  /** Our plans by the ids that they have at the provider, as far as this subscription was on them. */
  plans: Record<string, string>;
  payments: Record<string, Known>;
  /** The time of the newest payment that is no longer known. Nothing is taken of those up to it. */
  forgottenUntil: string;
  seenAt: string;
};

const boughtAs = ({ purchases }: Subscription, purchaseId: string, as: Partial<Bought>) => ({
  ...purchases,
  [purchaseId]: { ...purchases[purchaseId]!, ...as },
});
type Started = z.output<typeof events.SubscriptionStarted.schema>;
function start(state: Subscription, { purchaseId, seenAt, ...started }: Started): Subscription {
  const purchases = boughtAs(state, purchaseId, { gatewayId: started.gatewayId, doubled: false });
  const purchase = state.purchase?.purchaseId === purchaseId ? null : state.purchase;
  const isNew = { cancelAtCycleEnd: false, endsByLeaving: false, endedAt: null, pastDueSince: null };
  const fresh = { state: 'active', ...isNew } as const;
  return { ...state, ...started, ...fresh, purchase, purchases, seenAt };
}

/** The state with these payments, of which the oldest is forgotten when they are too many. */
function bounded(state: Subscription, payments: Record<string, Known>): Subscription {
  const all = Object.entries(payments);
  if (all.length <= knownPayments) return { ...state, payments };
  const keyOf = ([id, { paidAt }]: (typeof all)[number]) => `${paidAt} ${id}`;
  const oldest = all.reduce((a, b) => (keyOf(b) < keyOf(a) ? b : a));
  const { [oldest[0]]: _, ...kept } = payments;
  const { paidAt } = oldest[1];
  const forgottenUntil = paidAt > state.forgottenUntil ? paidAt : state.forgottenUntil;
  return { ...state, payments: kept, forgottenUntil };
}

export const subscription = aggregate<Subscription, typeof happened>({
  name: 'subscription',
  events: happened,
  unknown: 'subscription.unknown',
  initial: {
    status: 'absent',
    state: 'pending',
    planId: '',
    gateway: 'sandbox',
    gatewayId: '',
    currency: '',
    amount: 0,
    periodStart: null,
    periodEnd: null,
    cancelAtCycleEnd: false,
    endsByLeaving: false,
    endedAt: null,
    pastDueSince: null,
    purchase: null,
    purchases: {},
    plans: {},
    payments: {},
    forgottenUntil: '',
    seenAt: '',
  },
  evolve: {
    PurchaseBegun: (state, purchase) => {
      const { purchaseId, planId, gateway, gatewayPlanId } = purchase;
      return {
        ...state,
        status: 'active',
        purchase: { ...purchase, checkout: null },
        purchases: {
          ...state.purchases,
          [purchaseId]: { planId, gateway, gatewayId: null, checkoutId: null, doubled: false },
        },
        plans: { ...state.plans, [gatewayPlanId]: planId },
      };
    },
    CheckoutOpened: (state, { purchaseId, ...checkout }) => {
      if (state.purchase?.purchaseId !== purchaseId) return state;
      const { checkoutId, gatewayId } = checkout;
      const purchases = boughtAs(state, purchaseId, { gatewayId, checkoutId });
      return { ...state, purchase: { ...state.purchase, checkout }, purchases };
    },
    PurchaseAbandoned: (state, { purchaseId }) =>
      state.purchase?.purchaseId === purchaseId ? { ...state, purchase: null } : state,
    SubscriptionStarted: start,
    SubscriptionDoubled: (state, { purchaseId, gatewayId }) => ({
      ...state,
      purchase: state.purchase?.purchaseId === purchaseId ? null : state.purchase,
      purchases: boughtAs(state, purchaseId, { gatewayId, doubled: true }),
    }),
    SubscriptionRenewed: (state, renewed) => ({ ...state, ...renewed }),
    PlanChangeRequested: (state, { planId, gatewayPlanId }) => ({
      ...state,
      plans: { ...state.plans, [gatewayPlanId]: planId },
    }),
    SubscriptionPlanChanged: (state, changed) => ({ ...state, ...changed }),
    CancellationRequested: (state, { cancelAtCycleEnd, leaving = false }) => ({
      ...state,
      endsByLeaving: cancelAtCycleEnd && leaving,
    }),
    CancellationScheduled: (state, { seenAt }) => ({ ...state, cancelAtCycleEnd: true, seenAt }),
    CancellationWithdrawn: (state, { seenAt }) => ({
      ...state,
      ...{ cancelAtCycleEnd: false, endsByLeaving: false, seenAt },
    }),
    SubscriptionPastDue: (state, { seenAt }) => ({
      ...state,
      ...{ state: 'past_due', endedAt: null, pastDueSince: seenAt, seenAt },
    }),
    SubscriptionRecovered: (state, { seenAt }) => ({
      ...state,
      ...{ state: 'active', endedAt: null, pastDueSince: null, seenAt },
    }),
    SubscriptionUnpaid: (state, ended) => ({ ...state, ...ended, state: 'unpaid', pastDueSince: null }),
    SubscriptionCanceled: (state, ended) => ({ ...state, ...ended, state: 'canceled', pastDueSince: null }),
    PaymentRecorded: (state, { paymentId, status, refunded, gatewayId, paidAt, seenAt = '' }) =>
      bounded(state, { ...state.payments, [paymentId]: { status, refunded, gatewayId, paidAt, seenAt } }),
  },
});

/** Whether it entitles the organisation to its plan: a failed charge alone ends nothing. */
export const isEntitled = ({ state }: Pick<Subscription, 'state'>) =>
  state === 'active' || state === 'past_due';
