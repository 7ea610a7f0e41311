import { daysLater } from '../domain/entitlements/calendar.ts';
import type { SeenPayment } from '../domain/subscription/snapshot.ts';
import { lateDays } from '../domain/subscription/subscription.ts';

/** A time of a provider, in seconds. */
export const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * The longest of the last periods for which something was paid; null where no charge tells it. A change of the plan is paid
 * for the rest of a period.
 */
export function paidPeriod(payments: readonly SeenPayment[]): SeenPayment['period'] {
  const paid = payments.flatMap(({ status, period }) => (status !== 'failed' && period ? [period] : []));
  const keyed = paid.map((period) => ({
    period,
    end: Date.parse(period.end),
    start: Date.parse(period.start),
  }));
  return keyed.sort((a, b) => b.end - a.end || a.start - b.start)[0]?.period ?? null;
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
