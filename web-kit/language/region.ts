import type { LanguageTag } from '../../domain/languages.ts';

/**
 * Writes numbers for the texts of a language, in the region of the browser: 1.234 in Germany and 1’234 in Switzerland. It
 * imports nothing of the frame, because the files of words would then take their share of that with them.
 */
export const numberIn =
  (language: LanguageTag) =>
  (count: number): string => {
    const wanted = globalThis.document ? navigator.languages : [];
    return count.toLocaleString([...wanted.filter((tag) => tag.split('-')[0] === language), language]);
  };
