import {
  type Country,
  countryCodeOf,
  countries as inEnglish,
  countryNameOf as nameInEnglish,
} from '../../domain/countries.ts';
import { languageAmong } from '../../domain/languages.ts';
import { locale, ordered } from '../language/language.ts';

const isEnglish = (tag: string) => languageAmong([tag]) === 'en';
const regions = (tag: string) => new Intl.DisplayNames(tag, { type: 'region' });

/** Names countries by their codes in a language. In English their names are those of the list, which are stored. */
export function naming(tag: string): (code: string) => string {
  if (isEnglish(tag)) return nameInEnglish;
  const names = regions(tag);
  return (code) => names.of(code) ?? code;
}
/** The name of a country of the list by its code, in the language of the page. */
export const countryNameOf = naming(locale);

/** A country of the list, and what it is called in a language. */
type CountryShown = Country & { label: string };
/** The fixed list of countries, in the order of their names in a language. */
export function countriesIn(tag: string): readonly CountryShown[] {
  const nameOf = naming(tag);
  const shown = inEnglish.map((country) => ({ ...country, label: nameOf(country.code) }));
  return isEnglish(tag) ? shown : ordered(shown, ({ label }) => label, tag);
}
/** The fixed list of countries, in the language of the page. */
export const countries = countriesIn(locale);

let longer: Map<string, string> | undefined;
/** The code of a country by its name in English as servers and browsers have it, where that of the list is shorter. */
function codeAmongLonger(name: string): string | undefined {
  if (!longer) {
    const names = regions('en');
    longer = new Map(inEnglish.map(({ code }) => [names.of(code) ?? code, code]));
  }
  return longer.get(name);
}
/** What a country that is stored by its name in English is called in a language. What is not in the list stays as it is. */
export function countryShown(stored: string, tag: string = locale): string {
  if (isEnglish(tag)) return stored;
  const code = countryCodeOf(stored) || codeAmongLonger(stored);
  const nameOf = tag === locale ? countryNameOf : naming(tag);
  return code ? nameOf(code) : stored;
}
