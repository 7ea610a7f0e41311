import type { Rate } from '../api/kit.ts';
import { Refusal, type RefusalCode } from '../domain/refusals.ts';
import type { Kit } from './kit.ts';

/** Takes one from a handler's own bucket. When it is empty, the refusal says how many seconds to wait. */
export function withinQuota(
  { rates, clock }: Pick<Kit, 'rates' | 'clock'>,
  key: string,
  rate: Rate,
  code: RefusalCode = 'request.tooMany',
) {
  const { ok, retryAfterSeconds } = rates.allow(key, rate, clock());
  if (!ok) throw Object.assign(new Refusal(code), { retryAfterSeconds });
}
