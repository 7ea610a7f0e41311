import type { EventOf } from '../kit.ts';
import * as happened from './events.ts';
import type { SeenPayment, Snapshot } from './snapshot.ts';
import { isEntitled, type Subscription, type subscription } from './subscription.ts';

type Happened = EventOf<(typeof subscription)['events']>;

/**
 * What has changed at the provider since it was last asked. However many of its messages were lost, doubled or out of
 * order, taking its present state leads to the same end, because only the difference counts.
 */
export function taken(state: Subscription, seen: Snapshot): Happened[] {
  const known = state.purchases[seen.purchaseId];
  const other = known?.gatewayId && known.gatewayId !== seen.gatewayId;
  if (!known || known.gateway !== seen.gateway || other) return [];
  if (seen.gatewayId === state.gatewayId) return seen.seenAt < state.seenAt ? [] : changes(state, seen);
  return beginning(state, seen);
}

/** A subscription that is not the one in force: one that begins, one too many, or one that has nothing more to say. */
function beginning(state: Subscription, seen: Snapshot): Happened[] {
  const { purchaseId, gateway, gatewayId, period, currency, amount, seenAt } = seen;
  const waits = state.purchase?.purchaseId === purchaseId;
  if (!period) {
    const closed = waits && seen.state === 'canceled';
    return [...(closed ? [happened.PurchaseAbandoned({ purchaseId })] : []), ...payments(state, seen)];
  }
  const bought = state.purchases[purchaseId]!;
  // One that was reported ends at the provider. Later, when nothing else is in force, it would take over and have ended.
  if (isEntitled(state) || bought.doubled || (!waits && !isEntitled(seen)))
    return [...doubled(state, seen), ...payments(state, seen)];
  const planId = state.plans[seen.gatewayPlanId] ?? bought.planId;
  const [periodStart, periodEnd] = [period.start, period.end];
  const first = { purchaseId, planId, gateway, gatewayId, currency, amount, periodStart, periodEnd, seenAt };
  const started: Subscription = {
    ...state,
    ...first,
    state: 'active',
    cancelAtCycleEnd: false,
    endedAt: null,
    purchase: waits ? null : state.purchase,
  };
  return [happened.SubscriptionStarted(first), ...changes(started, seen)];
}

/** Says once of a subscription that is not in force that it runs, and so has to end at the provider. */
function doubled(state: Subscription, { state: is, purchaseId, gateway, gatewayId }: Snapshot): Happened[] {
  if (!isEntitled({ state: is }) || state.purchases[purchaseId]!.doubled) return [];
  return [happened.SubscriptionDoubled({ purchaseId, gateway, gatewayId })];
}

/** The difference between the subscription in force and what the provider says of it. */
function changes(state: Subscription, seen: Snapshot): Happened[] {
  const { seenAt, currency, amount, period } = seen;
  // A canceled subscription does not come back. An answer that says so is an old one, or the provider still has what was
  // given up here.
  if (state.state === 'canceled' && seen.state !== 'canceled') {
    const runsOn = seenAt > state.seenAt ? doubled(state, seen) : [];
    return [...runsOn, ...payments(state, seen)];
  }
  const planId = state.plans[seen.gatewayPlanId] ?? state.planId;
  const events: Happened[] = [];
  if (period && (period.start !== state.periodStart || period.end !== state.periodEnd))
    events.push(happened.SubscriptionRenewed({ periodStart: period.start, periodEnd: period.end, seenAt }));
  if (planId !== state.planId || amount !== state.amount || currency !== state.currency)
    events.push(happened.SubscriptionPlanChanged({ planId, currency, amount, seenAt }));
  const cancels = seen.cancelAtCycleEnd ?? state.cancelAtCycleEnd;
  if (cancels !== state.cancelAtCycleEnd)
    events.push(
      cancels
        ? happened.CancellationScheduled({ endsAt: period?.end ?? state.periodEnd ?? seenAt, seenAt })
        : happened.CancellationWithdrawn({ seenAt }),
    );
  return [...events, ...moved(state, seen), ...left(state, seen), ...payments(state, seen)];
}

/** Leaves the purchase that waits when a subscription is in force, so that its page cannot be paid beside it. */
const left = ({ purchase }: Subscription, seen: Snapshot): Happened[] =>
  purchase && isEntitled(seen) ? [happened.PurchaseAbandoned({ purchaseId: purchase.purchaseId })] : [];

/** When a subscription has ended. Only what was paid after the end that is known moves it, not a card that is declined. */
function endOf({ endedAt: known }: Subscription, { endedAt, seenAt, payments }: Snapshot): string {
  const said = endedAt ?? seenAt;
  if (known === null || said <= known) return said;
  return payments.some(({ status, paidAt }) => status !== 'failed' && paidAt > known) ? said : known;
}

function moved(state: Subscription, seen: Snapshot): Happened[] {
  const { state: to, endedAt, seenAt } = seen;
  const end = endOf(state, seen);
  const same = to === state.state;
  if (to === 'active') return same ? [] : [happened.SubscriptionRecovered({ seenAt })];
  if (to === 'past_due') return same ? [] : [happened.SubscriptionPastDue({ seenAt })];
  const ended = same && (endedAt === null || end === state.endedAt);
  if (ended || to === 'pending') return [];
  return [
    to === 'unpaid'
      ? happened.SubscriptionUnpaid({ endedAt: end, seenAt })
      : happened.SubscriptionCanceled({ endedAt: end, seenAt }),
  ];
}

function payments(state: Subscription, { gateway, gatewayId, ...seen }: Snapshot): Happened[] {
  const isNew = ({ paymentId, paidAt, status, refunded }: SeenPayment) => {
    const known = state.payments[paymentId];
    if (!known && paidAt <= state.forgottenUntil) return false;
    if (known && seen.seenAt < known.seenAt) return false;
    return known?.status !== status || known.refunded !== refunded;
  };
  return seen.payments
    .filter(isNew)
    .sort((a, b) => a.paidAt.localeCompare(b.paidAt) || a.paymentId.localeCompare(b.paymentId))
    .map(({ gatewayPlanId, ...payment }) => {
      const planId = state.plans[gatewayPlanId ?? seen.gatewayPlanId] ?? state.planId;
      const known = state.payments[payment.paymentId];
      const was = known ? { status: known.status, refunded: known.refunded } : null;
      return happened.PaymentRecorded({ ...payment, was, planId, gateway, gatewayId, seenAt: seen.seenAt });
    });
}
