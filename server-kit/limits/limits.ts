import { createHmac } from 'node:crypto';
import type { Buckets } from '../../event-store/records/buckets.ts';
import type { Vault } from '../../event-store/vault/vault.ts';
import { isUnavailable } from '../errors.ts';
import type { Rates } from './rates.ts';

/** Limits that all processes count together, and that a restart does not forget. */
export type Limits = Buckets;

/**
 * Keeps limits in the records, under keyed hashes, because keys contain addresses. While the records are unavailable,
 * this process counts alone, so that an outage does not free anybody from a limit.
 */
export function limitsOf(
  records: Buckets,
  alone: Rates,
  vault: Pick<Vault, 'derive'>,
  clock: () => number,
): Limits {
  const [secret] = vault.derive('limits') as [Buffer];
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const or = <T>(shared: Promise<T>, instead: () => T) =>
    shared.catch((error) => {
      if (!isUnavailable(error)) throw error;
      return instead();
    });
  return {
    allow: (key, rate) => or(records.allow(hashed(key), rate), () => alone.allow(key, rate, clock())),
    hasRoom: (key, rate) =>
      or(records.hasRoom(hashed(key), rate), () => {
        const allowance = alone.allow(key, rate, clock());
        if (allowance.ok) alone.putBack(key, rate);
        return allowance;
      }),
    putBack: (key, rate) => or(records.putBack(hashed(key), rate), () => alone.putBack(key, rate)),
  };
}
