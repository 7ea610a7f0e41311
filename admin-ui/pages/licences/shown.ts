import { formatNumber, mediumDate } from '../../../web-kit/format.ts';
import { language } from '../../../web-kit/language/language.ts';
import { words } from '../../base/words.ts';

// In English the form is prescribed, and so are its months: those of British English have four letters in September.
const parts = new Intl.DateTimeFormat('en-US', { day: '2-digit', month: 'short', year: 'numeric' });
/** A day as the page of a licence shows it, in the zone of the viewer: 05-Feb-2027 in English. */
export function dayOf(at: string | null): string | null {
  if (!at) return null;
  if (language !== 'en' && language !== 'qps') return mediumDate(at);
  const found = new Map(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return [found.get('day'), found.get('month'), found.get('year')].join('-');
}

/** How much a feature grants, for people to read. */
export function totalOf(total: number | boolean | string): string {
  if (typeof total === 'boolean') return total ? words.yes : words.no;
  return typeof total === 'number' ? formatNumber(total) : total;
}
