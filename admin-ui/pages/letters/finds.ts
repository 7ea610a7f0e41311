import { reactionNames } from '../../base/reactionWords.ts';

type Filter = Record<string, unknown>;
/**
 * The filter by which the server finds the kinds that this page shows. The rows have the names of reactions, so those are
 * sought, too.
 */
export function finds({ q, ...others }: Filter): Filter {
  if (typeof q !== 'string' || !q.trim()) return others;
  return { ...others, q: [q, ...reactionNames(q)] };
}
