import { Refusal, type RefusalCode } from '../../domain/refusals.ts';
import type { Allowance, Rate } from '../../event-store/records/buckets.ts';
import type { Kit } from '../kit.ts';
import { type Quota, quotas } from '../limits/quotas.ts';
import { addressKey } from '../limits/rates.ts';
import { widenedBy } from '../limits/widened.ts';

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
  const bucket =
    ip === undefined ? ([quotaKey(name, id), rate] as const) : await ofAddress(kit, name, id, ip, rate);
  mustBe(await takeOne(kit, ...bucket, quota.kept), code);
}

/** Counts a question whose answer reveals whether an e-mail address is registered, by the address that asks and in total. */
export async function mayAskForEmail(kit: Pick<Kit, 'rates' | 'limits' | 'clock' | 'widened'>, ip: string) {
  await withinQuota(kit, 'emailsAsked', '', { ip });
  await withinQuota(kit, 'allEmailsAsked', '');
}

/** The bucket of an address in a quota. `id` says what else the quota is counted by. */
export async function ofAddress(
  { widened }: Pick<Kit, 'widened'>,
  name: QuotaName,
  id: string,
  ip: string,
  rate: Rate = quotas[name],
): Promise<[key: string, rate: Rate]> {
  const key = quotaKey(name, [id, addressKey(ip)].filter(Boolean).join(' '));
  return widenedBy(await widened(ip), key, rate);
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
