import { Refusal, type RefusalCode } from '../domain/refusals.ts';
import type { Allowance, Rate } from '../event-store/records/buckets.ts';
import type { Kit } from './kit.ts';
import { type Quota, quotas } from './limits/quotas.ts';

export type QuotaName = keyof typeof quotas;
/** The key under which a quota is counted for one of those whom it limits. */
export const quotaKey = (name: QuotaName, id: string) => `quota ${name} ${id}`;

/**
 * Takes one from a quota. When it is used up, the refusal says how many seconds to wait. `count` replaces the quota's
 * own number where a plan decides it.
 */
export async function withinQuota(
  kit: Pick<Kit, 'rates' | 'limits' | 'clock'>,
  name: QuotaName,
  id: string,
  { code = 'request.tooMany', count }: { code?: RefusalCode; count?: number } = {},
) {
  const quota: Quota = quotas[name];
  const rate = { count: count ?? quota.count, seconds: quota.seconds };
  mustBe(await allowed(kit, quotaKey(name, id), rate, quota.kept), code);
}

const allowed = (
  { rates, limits, clock }: Pick<Kit, 'rates' | 'limits' | 'clock'>,
  key: string,
  rate: Rate,
  kept: boolean,
) => (kept ? limits.allow(key, rate) : rates.allow(key, rate, clock()));

/** Refuses with the seconds to wait, unless there is an allowance. */
export function mustBe({ ok, retryAfterSeconds }: Allowance, code: RefusalCode = 'request.tooMany') {
  if (!ok) throw Object.assign(new Refusal(code), { retryAfterSeconds });
}
