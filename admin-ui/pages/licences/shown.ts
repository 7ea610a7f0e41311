import { words } from '../../base/words.ts';

const parts = new Intl.DateTimeFormat('en-US', { day: '2-digit', month: 'short', year: 'numeric' });
/** A day as the page of a licence shows it: 05-Feb-2027, in the zone of the viewer. */
export function dayOf(at: string | null): string | null {
  if (!at) return null;
  const found = new Map(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return [found.get('day'), found.get('month'), found.get('year')].join('-');
}

/** A feature's name in words: `max.user.per.app.count` is Max User Per App Count. */
export const featureName = (dotted: string): string =>
  dotted
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** How much a feature grants, for people to read. */
export function totalOf(total: number | boolean | string): string {
  if (typeof total === 'boolean') return total ? words.yes : words.no;
  return typeof total === 'number' ? total.toLocaleString('en-US') : total;
}
