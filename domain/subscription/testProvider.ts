import type { SeenPayment, Snapshot } from './snapshot.ts';

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
const firstDay = Date.parse('2026-01-01T00:00:00.000Z');

/** What can happen to a subscription at a provider. */
export const steps = [
  'wait',
  'pay',
  'fail',
  'giveUp',
  'cancelLater',
  'keep',
  'upgrade',
  'refund',
  'dispute',
  'end',
] as const;
export type Step = (typeof steps)[number];

/** A provider with one subscription, which says what it has after each step. A step that cannot be changes nothing. */
export function provider(purchaseId = 'purchase-1', gatewayId = 'sub_1') {
  let now = firstDay;
  let paid = 0;
  let is: Omit<Snapshot, 'seenAt' | 'payments'> = {
    ...{ gateway: 'stripe', gatewayId, purchaseId, organisationId: 'acme', state: 'pending' },
    ...{ gatewayPlanId: 'price_small', currency: 'usd', amount: 5000, period: null },
    ...{ cancelAtCycleEnd: false, endedAt: null },
  };
  let payments: SeenPayment[] = [];
  const isOver = () => is.state === 'canceled';
  const charge = (status: SeenPayment['status']) => {
    const { currency, amount, gatewayPlanId } = is;
    const paymentId = `${gatewayId}-${++paid}`;
    payments = [
      ...payments,
      { paymentId, paidAt: iso(now), status, currency, amount, refunded: 0, gatewayPlanId, period: null },
    ];
  };
  const last = (change: (payment: SeenPayment) => Partial<SeenPayment>) => {
    const at = payments.findLastIndex(({ status }) => status === 'succeeded');
    if (at >= 0) payments = payments.with(at, { ...payments[at]!, ...change(payments[at]!) });
  };
  const does: Record<Step, () => void> = {
    wait: () => {},
    pay() {
      if (isOver()) return;
      if (is.cancelAtCycleEnd) {
        is = { ...is, state: 'canceled', endedAt: is.period!.end };
        return;
      }
      charge('succeeded');
      const start = is.period ? Date.parse(is.period.end) : now;
      is = {
        ...is,
        state: 'active',
        endedAt: null,
        period: { start: iso(start), end: iso(start + 365 * day) },
      };
    },
    fail() {
      if (isOver()) return;
      charge('failed');
      // A card that is declined after the provider has given up moves what the provider says of the end.
      if (is.state === 'unpaid') is = { ...is, endedAt: iso(now) };
      else if (is.period) is = { ...is, state: 'past_due' };
    },
    giveUp() {
      if (is.state === 'past_due') is = { ...is, state: 'unpaid', endedAt: iso(now) };
    },
    cancelLater() {
      if (is.state === 'active') is = { ...is, cancelAtCycleEnd: true };
    },
    keep() {
      if (!isOver()) is = { ...is, cancelAtCycleEnd: false };
    },
    upgrade() {
      if (is.state !== 'active' || is.gatewayPlanId === 'price_large') return;
      is = { ...is, gatewayPlanId: 'price_large', amount: 20_000 };
      charge('succeeded');
    },
    refund: () => last(({ amount }) => ({ status: 'refunded', refunded: amount })),
    dispute: () => last(() => ({ status: 'disputed' })),
    end() {
      if (!isOver()) is = { ...is, state: 'canceled', endedAt: iso(now) };
    },
  };
  const says = (): Snapshot => ({ ...is, payments, seenAt: iso(now) });
  return {
    says,
    step(step: Step): Snapshot {
      now += day;
      does[step]();
      return says();
    },
  };
}
