import type { LanguageTag } from '../../languages.ts';

/** What plans call what belongs to a family. */
export type Names = {
  /** Its limit and features, in the languages besides English, in which they are called by their keys. */
  features: Record<string, Record<Exclude<LanguageTag, 'en'>, string>>;
  /** What its limit counts: one, and several. */
  counted: Record<string, Record<LanguageTag, readonly [one: string, several: string]>>;
};
