import { z } from 'zod';

/**
 * What a suspension says: all that was signed in to or got by then has ended, and no activation brings it back. Those of
 * earlier releases do not say it.
 */
export const suspending = z.object({ until: z.iso.datetime().optional() });

/** The moment until which all has ended, in milliseconds since the epoch, when it was `before` until now. */
export const endedUntil = (before: number, { until }: z.output<typeof suspending>): number =>
  until === undefined ? before : Math.max(before, Date.parse(until));
