import { hash, randomBytes } from 'node:crypto';
import type { Kit } from '../server-kit/kit.ts';

export const hashed = (text: string) => hash('sha256', text, 'base64url');
export const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Whether something comes for the first time before it expires. If it comes twice at the same moment, also at different
 * gateways, at most one of the two is the first.
 */
export async function isFirst(
  { records }: Pick<Kit, 'records'>,
  kind: string,
  what: string,
  expiresAt: number,
): Promise<boolean> {
  const group = hashed(what);
  await records.put(kind, newSecret(), true, { expiresAt, group });
  return (await records.idsOf(kind, group, 2)).length === 1;
}
