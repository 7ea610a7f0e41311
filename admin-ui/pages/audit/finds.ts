import { inName } from '../../../web-kit/eventWords.ts';
import { logWords } from '../../base/logWords.ts';

type Filter = Record<string, unknown>;
/**
 * The filter by which the server finds the words that this page shows. The log has the names of events, so those are sought
 * of which the words are: in English with a blank before each part, in other languages as their table says.
 */
export function finds({ q, ...others }: Filter): Filter {
  if (typeof q !== 'string' || !q.trim()) return others;
  const names = logWords.events(q);
  if (!names?.length) return { ...others, q: inName(q) };
  const { action } = others;
  const limit = action === undefined ? names : [action].flat();
  return { ...others, action: names.filter((name) => limit.includes(name)) };
}
