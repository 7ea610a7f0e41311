import { locale } from '../language/language.ts';

const writesCommas = new Intl.NumberFormat(locale).format(1.5) === '1,5';

/**
 * A number that was typed with a decimal comma, with a point. The keypads of some phones have no point, whatever the language of
 * the page. A comma before three digits parts thousands in other languages, so it is one only where numbers are shown with it.
 */
export const pointed = (typed: string): string =>
  typed.replace(writesCommas ? /^(-?\d+),(\d+)$/ : /^(-?\d+),(\d{1,2})$/, '$1.$2');
