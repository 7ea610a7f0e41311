/** The languages of pages and mails (BCP 47), each with its own name for itself. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
} as const;
export type LanguageTag = keyof typeof languages;
export const languageTags = Object.keys(languages) as [LanguageTag, ...LanguageTag[]];

/** The first of these tags, best first, in whose language pages and mails exist: `de-AT` finds `de`. */
export function languageAmong(wanted: readonly string[]): LanguageTag | undefined {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    const found = languageTags.find((language) => language === primary);
    if (found) return found;
  }
  return undefined;
}
