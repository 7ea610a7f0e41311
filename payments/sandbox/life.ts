import { monthsLater } from '../../domain/entitlements/calendar.ts';
import type { SeenPayment } from '../../domain/subscription/snapshot.ts';

/** A subscription at the sandbox. Times are in milliseconds since the epoch. */
export type Play = {
  gatewayId: string;
  purchaseId: string;
  organisationId: string;
  organisationName: string;
  gatewayPlanId: string;
  currency: string;
  amount: number;
  months: number;
  paidUrl: string;
  leftUrl: string;
  state: 'pending' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  period: { start: number; end: number } | null;
  cancelAtCycleEnd: boolean;
  endedAt: number | null;
  /** Whether the next charges succeed. */
  card: 'good' | 'declined';
  /** The tries that failed in this cycle, and the time of the next one. */
  tries: number;
  nextTry: number | null;
  payments: SeenPayment[];
};

const day = 86_400_000;
/** Days after a failed charge at which it is tried again; after the last one, the sandbox gives up. */
const retryDays = [1, 3, 5, 7] as const;

type Span = { start: number; end: number };
/** What happens when the means of payment are charged, for a period. */
function charged(
  play: Play,
  at: number,
  status: SeenPayment['status'],
  { start, end }: Span,
  amount = play.amount,
): Play {
  const { gatewayId, currency, gatewayPlanId, payments } = play;
  const paymentId = `${gatewayId}_${payments.length + 1}`;
  const paidAt = new Date(at).toISOString();
  const period = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  const payment = { paymentId, paidAt, status, currency, amount, refunded: 0, gatewayPlanId, period };
  return { ...play, payments: [...payments, payment] };
}
const paidUp = { state: 'active', endedAt: null, tries: 0, nextTry: null } as const;
/** The cycle that begins at this time. */
const cycle = ({ months }: Play, start: number): Span => ({
  start,
  end: monthsLater(new Date(start), months).getTime(),
});

/** The cycle that is paid next: the first one begins now. */
const next = (play: Play, now: number) => cycle(play, play.period?.end ?? now);

/** Pays the purchase, or what is overdue. An overdue cycle goes on as if it had been paid in time. */
export function pay(play: Play, now: number): Play {
  if (play.state === 'canceled' || play.state === 'active') return play;
  const period = next(play, now);
  return { ...charged(play, now, 'succeeded', period), ...paidUp, card: 'good', period };
}
/** A charge fails: of the purchase, or of what is overdue. */
export function decline(play: Play, now: number): Play {
  if (play.state === 'canceled' || play.state === 'unpaid') return play;
  const failed = charged(play, now, 'failed', next(play, now));
  return play.state === 'pending' ? failed : { ...failed, card: 'declined' };
}

/** Lets pass what the provider does by itself until `now`: renewals, failed charges and their retries, ends. */
export function advanced(play: Play, now: number): Play {
  for (let at = play; ; ) {
    const next = step(at, now);
    if (next === at) return at;
    at = next;
  }
}
function step(play: Play, now: number): Play {
  const { state, period, cancelAtCycleEnd, card, tries } = play;
  if (!period) return play;
  const coming = cycle(play, period.end);
  if (state === 'active' && period.end <= now) {
    if (cancelAtCycleEnd) return { ...play, state: 'canceled', endedAt: period.end };
    if (card === 'good') return { ...charged(play, period.end, 'succeeded', coming), period: coming };
    const nextTry = period.end + retryDays[0] * day;
    return { ...charged(play, period.end, 'failed', coming), state: 'past_due', tries: 1, nextTry };
  }
  if (state !== 'past_due' || play.nextTry === null || play.nextTry > now) return play;
  const at = play.nextTry;
  if (card === 'good') return { ...charged(play, at, 'succeeded', coming), ...paidUp, period: coming };
  const failed = charged(play, at, 'failed', coming);
  if (tries >= retryDays.length) return { ...failed, state: 'unpaid', endedAt: at, nextTry: null };
  return { ...failed, tries: tries + 1, nextTry: period.end + retryDays[tries]! * day };
}

/** Changes the plan, and charges the difference for the rest of the cycle. */
export function changed(
  play: Play,
  to: Pick<Play, 'gatewayPlanId' | 'currency' | 'amount'>,
  now: number,
): Play {
  if (play.gatewayPlanId === to.gatewayPlanId || !play.period) return play;
  const { start, end } = play.period;
  const rest = Math.max(0, end - now) / (end - start);
  const difference = Math.round((to.amount - play.amount) * rest);
  const moved = { ...play, ...to };
  return difference > 0 ? charged(moved, now, 'succeeded', { start: now, end }, difference) : moved;
}

/** Changes the last payment that succeeded: it is paid back, or the payer's bank disputes it. */
export function lastPayment(play: Play, status: 'refunded' | 'disputed'): Play {
  const at = play.payments.findLastIndex((payment) => payment.status === 'succeeded');
  if (at < 0) return play;
  const payment = play.payments[at]!;
  const refunded = status === 'refunded' ? payment.amount : payment.refunded;
  return { ...play, payments: play.payments.with(at, { ...payment, status, refunded }) };
}
export const ended = (play: Play, now: number): Play =>
  play.state === 'canceled' ? play : { ...play, state: 'canceled', endedAt: now, nextTry: null };
