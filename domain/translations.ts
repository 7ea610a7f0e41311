import type { LanguageTag } from './languages.ts';
import type { MailLanguage } from './sentences/mails.ts';
import type { Language } from './sentences/sentences.ts';

/** Every sentence, by language. Each is fetched when somebody needs it. */
export const sentencesIn: Record<LanguageTag, () => Promise<Language>> = {
  en: async () => (await import('./sentences/english/english.ts')).english,
  de: async () => (await import('./sentences/german/german.ts')).german,
  es: async () => (await import('./sentences/spanish/spanish.ts')).spanish,
  fr: async () => (await import('./sentences/french/french.ts')).french,
  hi: async () => (await import('./sentences/hindi/hindi.ts')).hindi,
};

/** Every mail, by language. */
export const mailsIn: Record<LanguageTag, () => Promise<MailLanguage>> = {
  en: async () => (await import('./sentences/english/mails/mails.ts')).mailsInEnglish,
  de: async () => (await import('./sentences/german/mails/mails.ts')).mailsInGerman,
  es: async () => (await import('./sentences/spanish/mails/mails.ts')).mailsInSpanish,
  fr: async () => (await import('./sentences/french/mails/mails.ts')).mailsInFrench,
  hi: async () => (await import('./sentences/hindi/mails/mails.ts')).mailsInHindi,
};
