import { daysLater } from '../domain/entitlements/calendar.ts';
import type { SeenPayment } from '../domain/subscription/snapshot.ts';
import { lateDays } from '../domain/subscription/subscription.ts';

/** A time of a provider, in seconds. */
export const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * The period for which something was paid last; null where no charge tells it. A change of the plan is paid for the rest of a
 * period, of which the whole is meant.
 */
export function paidPeriod(payments: readonly SeenPayment[]): SeenPayment['period'] {
  const paid = payments.flatMap(({ status, period, paidAt }) =>
    status !== 'failed' && period ? [{ ...period, paidAt }] : [],
  );
  const [last] = paid.toSorted((a, b) => b.paidAt.localeCompare(a.paidAt) || b.end.localeCompare(a.end));
  if (!last) return null;
  const starts = paid.filter(({ end }) => end === last.end).map(({ start }) => start);
  return { start: starts.sort()[0]!, end: last.end };
}

/**
 * Providers do not say since when a subscription is unpaid: they give up after the last failed charge. What failed before
 * something was paid is settled, and what fails more than `lateDays` after the first failure is no try of theirs. Null
 * where no charge tells it.
 */
export function givenUpAt(payments: readonly SeenPayment[]): string | null {
  const times = (isMeant: (status: SeenPayment['status']) => boolean) =>
    payments
      .filter(({ status }) => isMeant(status))
      .map(({ paidAt }) => paidAt)
      .sort();
  const paidAt = times((status) => status !== 'failed').at(-1) ?? '';
  const failures = times((status) => status === 'failed').filter((time) => time > paidAt);
  const [first] = failures;
  if (!first) return null;
  const until = daysLater(new Date(first), lateDays).toISOString();
  return failures.findLast((time) => time <= until)!;
}
