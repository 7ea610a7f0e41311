import { locale } from '../../../web-kit/language/language.ts';

const names = new Intl.DisplayNames(locale, { type: 'region' });
/** The name of a country by its code; empty where none is known. */
export const countryOf = (code: string | null) => (code ? (names.of(code) ?? code) : '');
