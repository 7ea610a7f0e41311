import { locale } from './language/language.ts';
import { words } from './words.ts';

const short = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
const shortOfUtc = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
const longOfUtc = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const medium = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const dayOfYear = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric' });
const shortWithTime = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
const local = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
const localMedium = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const localTime = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
const precise = new Intl.DateTimeFormat(locale, {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  ...{ second: '2-digit', fractionalSecondDigits: 3, timeZoneName: 'short' },
});
const number = new Intl.NumberFormat(locale);
type When = string | number | Date | null | undefined;

function dated(when: When, format: (date: Date) => string): string {
  if (when === null || when === undefined || when === '') return '';
  const date = new Date(when);
  return Number.isNaN(date.getTime()) ? '' : format(date);
}

/** A short date as the viewer writes it: 2/15/22 in the United States. An absent date gives an empty text. */
export const shortDate = (when: When) => dated(when, (date) => short.format(date));
/** The day of UTC, in which documents that are kept are dated, whatever the zone of the viewer. */
export const documentDate = (when: When) => dated(when, (date) => shortOfUtc.format(date));
/** The same in full, for the middle of a sentence: February 15, 2022 in the United States. */
export const documentDateInFull = (when: When) => dated(when, (date) => longOfUtc.format(date));
/** A date with the month as a word: Feb 15, 2022 in the United States. */
export const mediumDate = (when: When) => dated(when, (date) => medium.format(date));
/** A short date without the year, for the axis of a chart: 2/15. */
export const shortDay = (when: When) => dated(when, (date) => dayOfYear.format(date));
/** A short date and time: 2/15/22, 3:04 PM in the United States. */
export const shortDateTime = (when: When) => dated(when, (date) => shortWithTime.format(date));
/** A date and time as the viewer's own language and zone write it. */
export const localDateTime = (when: When) => dated(when, (date) => local.format(date));
/** The same with the month as a word. */
export const localMediumDateTime = (when: When) => dated(when, (date) => localMedium.format(date));
/** A number as the viewer writes it: 1,234 in the United States. */
export const formatNumber = (count: number) => number.format(count);
/** So many in a hundred, as the viewer writes it: 25% in the United States. */
export const formatPercent = (percent: number) =>
  (percent / 100).toLocaleString(locale, { style: 'percent' });
/** A label and its value, with the colon as the language of the page writes it. */
export const pair = (label: string, value: string): string => words.pair(label, value);
/**
 * A network address: one of IPv4 as people write it, though it came by IPv6. That of a request from the machine on which the server
 * runs is told in words too.
 */
export function networkAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain === '::1' || /^127\.(\d+\.){2}\d+$/.test(plain) ? words.serverItself(plain) : plain;
}
/** The time of day alone. */
export const localTimeOfDay = (when: When) => dated(when, (date) => localTime.format(date));
/** A date and time to the millisecond, with the name of the viewer's zone. */
export const preciseDateTime = (when: When) => dated(when, (date) => precise.format(date));
/** A moment in the form of a datetime-local field: local time, to the minute. */
export function fieldOf(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
