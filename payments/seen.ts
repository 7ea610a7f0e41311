import type { SeenPayment } from '../domain/subscription/snapshot.ts';

/** A time of a provider, in seconds. */
export const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Providers do not say since when a subscription is unpaid: they give up after the last failed charge. */
export const lastFailure = (payments: readonly SeenPayment[]) =>
  payments
    .filter(({ status }) => status === 'failed')
    .map(({ paidAt }) => paidAt)
    .sort()
    .at(-1) ?? null;
