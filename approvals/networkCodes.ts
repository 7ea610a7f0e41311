import { createHmac, randomInt } from 'node:crypto';
import type { Kit } from '../server-kit/kit.ts';

/** How long a code can be used, in milliseconds. */
export const codeLasts = 300_000;
/** A code has eight digits. No more guesses than these are taken in the life of one code. */
const guesses = { count: 5, seconds: codeLasts / 1000 };
const kind = 'network code';

type Keeping = Pick<Kit, 'records' | 'vault' | 'clock' | 'rates'>;
const hashOf = ({ vault }: Keeping, userId: string, code: string) =>
  createHmac('sha256', vault.derive('network codes')[0]!).update(`${userId} ${code}`).digest('base64url');

/** Makes a code that signs a user in to a network once, in place of the password. It replaces an earlier one. */
export async function newCode(kit: Keeping, userId: string) {
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const expiresAt = kit.clock() + codeLasts;
  await kit.records.dropGroup(kind, userId);
  await kit.records.put(kind, hashOf(kit, userId, code), {}, { expiresAt, group: userId });
  return { code, expiresAt: new Date(expiresAt).toISOString() };
}

/** The code that a password may be, typed with or without the space in its middle; null for other words. */
export function codeIn(password: string): string | null {
  const [, first, second] = /^(\d{4}) ?(\d{4})$/.exec(password.trim()) ?? [];
  return first && second ? first + second : null;
}

/**
 * Uses a user's code: `none` when the user has no code, so that the password is only a word. After too many wrong ones
 * the right one is void.
 */
export async function useCode(
  kit: Keeping,
  userId: string,
  typed: string,
): Promise<'right' | 'wrong' | 'none'> {
  if (!(await kit.records.idsOf(kind, userId, 1)).length) return 'none';
  if (!kit.rates.allow(`${kind} ${userId}`, guesses, kit.clock()).ok) {
    await kit.records.dropGroup(kind, userId);
    return 'wrong';
  }
  return (await kit.records.take(kind, hashOf(kit, userId, typed))) ? 'right' : 'wrong';
}
