import { locale } from '../../../web-kit/language/language.ts';

const named = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** A month such as 2027-01 by its name. It is not with the other formats, for which the first page waits. */
export const nameOfMonth = (month: string): string => named.format(new Date(month));
