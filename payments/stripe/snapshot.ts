import type Stripe from 'stripe';
import type { SeenPayment, Snapshot } from '../../domain/subscription/snapshot.ts';
import { givenUpAt, iso, paidPeriod } from '../seen.ts';

export const idOf = (it: string | { id: string } | null | undefined): string | null =>
  typeof it === 'string' ? it : (it?.id ?? null);

const states: Record<Stripe.Subscription['status'], Snapshot['state']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'canceled',
  incomplete: 'pending',
  incomplete_expired: 'canceled',
};

/** What was said of the period before it moved to the items (2025-03-31.basil). */
type Older = { current_period_start?: number; current_period_end?: number };

export type Said = {
  subscription: Stripe.Subscription;
  charges: readonly Stripe.Charge[];
  invoices: readonly Stripe.Invoice[];
  /** The ids of the charges that are disputed still, or whose dispute was lost. */
  disputed: ReadonlySet<string>;
};
/** Reads a subscription of Stripe; null when it is none of ours. */
export function snapshotOf(
  { subscription, charges, invoices, disputed }: Said,
  seenAt: string,
): Snapshot | null {
  const { id, metadata, status, items } = subscription;
  const item = items.data[0];
  if (!metadata.organisationId || !metadata.purchaseId || !item) return null;
  const older = subscription as Older;
  const start = item.current_period_start ?? older.current_period_start;
  const end = item.current_period_end ?? older.current_period_end;
  const wasPaid = !status.startsWith('incomplete') && start !== undefined && end !== undefined;
  // A status that Stripe invents later says nothing that is known here.
  const state = states[status] ?? 'pending';
  const payments = paymentsOf({ charges, invoices, disputed });
  return {
    gateway: 'stripe',
    gatewayId: id,
    purchaseId: metadata.purchaseId,
    organisationId: metadata.organisationId,
    state,
    gatewayPlanId: item.price.id,
    currency: item.price.currency,
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    // Stripe goes on to the next period before that is paid, and on and on while nothing is.
    period: wasPaid
      ? ((state !== 'active' || isOwed(invoices)) && paidPeriod(payments)) || {
          start: iso(start),
          end: iso(end),
        }
      : null,
    cancelAtCycleEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt:
      state === 'unpaid' ? givenUpAt(payments) : subscription.ended_at ? iso(subscription.ended_at) : null,
    payments,
    seenAt,
  };
}

/** Whether the newest invoice is not paid yet. For about an hour it is a draft, while the subscription is active. */
function isOwed(invoices: readonly Stripe.Invoice[]): boolean {
  const [newest] = invoices.toSorted((a, b) => b.created - a.created);
  return newest?.status === 'draft' || newest?.status === 'open';
}

/** Every attempt to charge. Its invoice tells the plan and the period, and is found by the payment intent that both have. */
function paymentsOf({ charges, invoices, disputed }: Omit<Said, 'subscription'>): SeenPayment[] {
  const lines = new Map(invoices.flatMap((invoice) => intentsOf(invoice).map((id) => [id, lineOf(invoice)])));
  const lineFor = (charge: Stripe.Charge) => lines.get(idOf(charge.payment_intent));
  return charges
    .filter(({ status }) => status !== 'pending')
    .map((charge) => ({
      paymentId: charge.id,
      paidAt: iso(charge.created),
      status: statusOf(charge, disputed.has(charge.id)),
      currency: charge.currency,
      amount: charge.amount,
      refunded: charge.amount_refunded,
      gatewayPlanId: idOf(lineFor(charge)?.pricing?.price_details?.price),
      period: periodOf(lineFor(charge)),
    }));
}
/** Whether nothing came of a dispute. A charge that had one stays marked as `disputed` even so. */
export const isDropped = ({ status }: Stripe.Dispute) => status === 'won' || status === 'warning_closed';
function statusOf({ status, amount_refunded }: Stripe.Charge, disputed: boolean): SeenPayment['status'] {
  if (status === 'failed') return 'failed';
  if (disputed) return 'disputed';
  return amount_refunded > 0 ? 'refunded' : 'succeeded';
}
const intentsOf = ({ payments }: Stripe.Invoice) =>
  (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
/** The line that asks for money; a proration has another line that gives some back. */
const lineOf = ({ lines }: Stripe.Invoice) => lines.data.find(({ amount }) => amount > 0);
const periodOf = (line: Stripe.InvoiceLineItem | undefined) =>
  line?.period ? { start: iso(line.period.start), end: iso(line.period.end) } : null;
