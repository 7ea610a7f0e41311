import {
  type AddressLimits,
  addressLimits,
  addressLimitsId,
  factorOf,
} from '../../domain/addressLimits/addressLimits.ts';
import { ref } from '../../domain/kit.ts';
import type { Executor } from '../../event-store/executor/execute.ts';
import type { Rate } from '../../event-store/records/buckets.ts';
import { isUnavailable } from '../errors.ts';

/** How many times as much as others an address may do. */
export type FactorOf = (address: string) => Promise<number>;

/** The longest time in milliseconds that a process uses what it knows before it asks its cached state again. */
const freshFor = 500;

/**
 * Answers how far the staff widened the limits of an address. Each process looks at the list at most twice a second, so
 * that calls cost nothing and a change holds everywhere within a second. While the log is unavailable, the list that was
 * read last holds.
 */
export function wideningsOf(executor: Pick<Executor, 'look'>, clock: () => number): FactorOf {
  let known: Pick<AddressLimits, 'widened'> = addressLimits.initial;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  async function ask() {
    try {
      known = (await executor.look(ref(addressLimits, addressLimitsId))).state;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    } finally {
      askedAt = performance.now();
      asking = undefined;
    }
  }
  return async (address) => {
    if (performance.now() - askedAt > freshFor) await (asking ??= ask());
    return factorOf(known, address, new Date(clock()));
  };
}

/** A bucket widened by a factor. It has a key of its own, so that the wider limit holds in full at once. */
export const widenedBy = (factor: number, key: string, { count, seconds }: Rate): [string, Rate] =>
  factor === 1 ? [key, { count, seconds }] : [`${key} x${factor}`, { count: count * factor, seconds }];
