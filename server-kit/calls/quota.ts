import { Refusal, type RefusalCode } from '../../domain/refusals.ts';
import type { Allowance, Rate } from '../../event-store/records/buckets.ts';
import type { Kit } from '../kit.ts';
import { type Quota, quotas } from '../limits/quotas.ts';
import { addressKeys } from '../limits/rates.ts';
import { widenedBy } from '../limits/widened.ts';

export type Bucket = [key: string, rate: Rate];
export type QuotaName = keyof typeof quotas;
/** The key under which a quota is counted for one of those whom it limits. */
export const quotaKey = (name: QuotaName, id: string) => `quota ${name} ${id}`;

/**
 * Takes one from a quota. When it is used up, the refusal says how many seconds to wait. `count` replaces the quota's
 * own number where a plan decides it; `ip` counts per address, as far as the staff widened its limits.
 */
export async function withinQuota(
  kit: Pick<Kit, 'rates' | 'limits' | 'clock' | 'widened'>,
  name: QuotaName,
  id: string,
  { code = 'request.tooMany', count, ip }: { code?: RefusalCode; count?: number; ip?: string } = {},
) {
  const quota: Quota = quotas[name];
  const rate = { count: count ?? quota.count, seconds: quota.seconds };
  const buckets: Bucket[] =
    ip === undefined ? [[quotaKey(name, id), rate]] : await ofAddress(kit, name, id, ip, rate);
  mustBe(await takeEach(kit, buckets, quota.kept), code);
}

/** Counts a question whose answer reveals whether an e-mail address is registered, by the address that asks and in total. */
export async function mayAskForEmail(kit: Pick<Kit, 'rates' | 'limits' | 'clock' | 'widened'>, ip: string) {
  await withinQuota(kit, 'emailsAsked', '', { ip });
  await withinQuota(kit, 'allEmailsAsked', '');
}

/** The buckets of an address and its network in a quota. `id` says what else the quota is counted by. */
export async function ofAddress(
  { widened }: Pick<Kit, 'widened'>,
  name: QuotaName,
  id: string,
  ip: string,
  rate: Rate = quotas[name],
): Promise<Bucket[]> {
  const factor = await widened(ip);
  return addressKeys(ip).map(([who, times]) => {
    const key = quotaKey(name, [id, who].filter(Boolean).join(' '));
    return widenedBy(factor, key, { count: rate.count * times, seconds: rate.seconds });
  });
}

/** Takes one from each bucket, or from none of them. */
export async function takeEach(
  kit: Pick<Kit, 'rates' | 'limits' | 'clock'>,
  buckets: readonly Bucket[],
  kept = false,
): Promise<Allowance> {
  for (const [at, bucket] of buckets.entries()) {
    const allowance = await takeOne(kit, ...bucket, kept);
    if (allowance.ok) continue;
    for (const taken of buckets.slice(0, at)) await (kept ? kit.limits : kit.rates).putBack(...taken);
    return allowance;
  }
  return { ok: true, retryAfterSeconds: 0 };
}

/** Takes one from a bucket of all processes, or of this one. */
export const takeOne = async (
  { rates, limits, clock }: Pick<Kit, 'rates' | 'limits' | 'clock'>,
  key: string,
  rate: Rate,
  kept = false,
): Promise<Allowance> => (kept ? limits.allow(key, rate) : rates.allow(key, rate, clock()));

/** Refuses with the seconds to wait, unless there is an allowance. */
export function mustBe({ ok, retryAfterSeconds }: Allowance, code: RefusalCode = 'request.tooMany') {
  if (!ok) throw Object.assign(new Refusal(code), { retryAfterSeconds });
}
