import { type LanguageTag, languageAmong } from '../../domain/languages.ts';

/** The languages of the viewer, best first. Without a page there is no viewer, whatever the language of the machine. */
export const ofBrowser = (): readonly string[] => (globalThis.document ? navigator.languages : []);

/** A language with the viewer's own region, for dates and numbers: `de-CH` for German in Switzerland. */
export const inRegion = (language: LanguageTag): string =>
  ofBrowser().find((tag) => languageAmong([tag]) === language) ?? language;

/** Writes numbers for the texts of a language: 1.234 in Germany and 1’234 in Switzerland. */
export const numberIn =
  (language: LanguageTag) =>
  (count: number): string =>
    count.toLocaleString(inRegion(language));
