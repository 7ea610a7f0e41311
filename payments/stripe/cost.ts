import type Stripe from 'stripe';
import type { Cost } from '../port.ts';

/** Reads a price of Stripe; null when it is not one fixed amount for each cycle, so that what it charges depends. */
export function costOf({ currency, unit_amount, recurring }: Stripe.Price): Cost | null {
  if (unit_amount === null || recurring?.usage_type !== 'licensed') return null;
  const { interval, interval_count: count } = recurring;
  const months = interval === 'year' ? 12 * count : interval === 'month' ? count : null;
  return { currency, amount: unit_amount, months };
}
