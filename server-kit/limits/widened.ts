import { addressLimits, addressLimitsId, factorOf } from '../../domain/addressLimits/addressLimits.ts';
import { ref } from '../../domain/kit.ts';
import type { Executor } from '../../event-store/executor/execute.ts';
import type { Rate } from '../../event-store/records/buckets.ts';
import { isUnavailable } from '../errors.ts';

/** How many times as much as others an address may do. */
export type FactorOf = (address: string) => Promise<number>;

const list = ref(addressLimits, addressLimitsId);

/**
 * Answers how far the staff widened the limits of an address. What the process has heard of the log within a second is
 * enough; calls that must ask the log share the question. While the log is unavailable, the list that was read last holds.
 */
export function wideningsOf(executor: Pick<Executor, 'look' | 'known'>, clock: () => number): FactorOf {
  let last = addressLimits.initial;
  let asking: Promise<void> | undefined;
  async function ask() {
    try {
      last = (await executor.look(list)).state;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    } finally {
      asking = undefined;
    }
  }
  return async (address) => {
    const known = executor.known(list);
    if (known) last = known.state;
    else await (asking ??= ask());
    return factorOf(last, address, new Date(clock()));
  };
}

/** A bucket widened by a factor. It has a key of its own, so that the wider limit holds in full at once. */
export const widenedBy = (factor: number, key: string, { count, seconds }: Rate): [string, Rate] =>
  factor === 1 ? [key, { count, seconds }] : [`${key} x${factor}`, { count: count * factor, seconds }];
