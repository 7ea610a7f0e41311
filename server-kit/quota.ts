import type { Rate } from '../api/kit.ts';
import { Refusal, type RefusalCode } from '../domain/refusals.ts';
import type { Kit } from './kit.ts';

/** Takes one from a bucket of a handler's own; refuses with how long to wait when it is empty. */
export function withinQuota(
  { rates, clock }: Pick<Kit, 'rates' | 'clock'>,
  key: string,
  rate: Rate,
  code: RefusalCode = 'request.tooMany',
) {
  const { ok, retryAfterSeconds } = rates.allow(key, rate, clock());
  if (!ok) throw Object.assign(new Refusal(code), { retryAfterSeconds });
}
