import { createHmac, randomInt } from 'node:crypto';
import { mustBe, quotaKey } from '../server-kit/calls/quota.ts';
import type { Kit } from '../server-kit/kit.ts';
import { quotas } from '../server-kit/limits/quotas.ts';

/** How long a code can be used, in milliseconds. */
const codeLasts = 300_000;
const kind = 'network code';
/** The key under which a person's wrong codes are counted. */
const guesses = (personId: string) => quotaKey('networkCodes', personId);

type Keeping = Pick<Kit, 'records' | 'vault' | 'clock' | 'limits'>;
const hashOf = ({ vault }: Keeping, personId: string, code: string) =>
  createHmac('sha256', vault.derive('network codes')[0]!).update(`${personId} ${code}`).digest('base64url');

/**
 * Makes a code that signs a person in to a network once, in place of the password. It replaces an earlier one. Refuses while
 * there is no room for a wrong one, which each guess takes first, so that the right one would be void.
 */
export async function newCode(kit: Keeping, personId: string) {
  mustBe(await kit.limits.hasRoom(guesses(personId), quotas.networkCodes), 'radius.codes');
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const expiresAt = kit.clock() + codeLasts;
  await dropCode(kit, personId);
  await kit.records.put(kind, hashOf(kit, personId, code), {}, { expiresAt, group: personId });
  return { code, expiresAt: new Date(expiresAt).toISOString() };
}

/** Voids the code of a person who has one. */
export const dropCode = ({ records }: Pick<Kit, 'records'>, personId: string) =>
  records.dropGroup(kind, personId);

/** The code that a password may be, typed with or without the space in its middle; null for other words. */
export function codeIn(password: string): string | null {
  const [, first, second] = /^(\d{4}) ?(\d{4})$/.exec(password.trim()) ?? [];
  return first && second ? first + second : null;
}

/** What came of a code that was typed. */
export type Used = 'right' | 'wrong' | 'none';
/**
 * Uses a person's code: `none` when there is no code, so that the password is only a word. After too many wrong ones
 * at all gateways together the right one is void. Each guess is counted before it is tried, so that many at once are no
 * more than one after the other.
 */
export async function useCode(kit: Keeping, personId: string, typed: string): Promise<Used> {
  const { limits, records } = kit;
  const key = guesses(personId);
  const isCounted = (await limits.allow(key, quotas.networkCodes)).ok;
  const isRight = isCounted && (await records.take(kind, hashOf(kit, personId, typed))) !== undefined;
  const found = isRight ? 'right' : (await records.idsOf(kind, personId, 1)).length ? 'wrong' : 'none';
  if (found === 'wrong' && !isCounted) await dropCode(kit, personId);
  // The caller does not wait for this; if it fails, one guess counts too many.
  if (found !== 'wrong' && isCounted) limits.putBack(key, quotas.networkCodes).catch(() => undefined);
  return found;
}
