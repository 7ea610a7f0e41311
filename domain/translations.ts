import type { LanguageTag } from './languages.ts';
import type { MailLanguage } from './sentences/mails.ts';
import type { Language } from './sentences/sentences.ts';

/**
 * Every sentence, by language; those of each family of applications stand beside the others. Each language is fetched when
 * somebody needs it.
 */
export const sentencesIn: Record<LanguageTag, () => Promise<Language>> = {
  en: async () => (await import('./sentences/english/english.ts')).english,
  de: async () => {
    const [own, saml, radius] = await Promise.all([
      import('./sentences/german/german.ts'),
      import('./sentences/families/saml/german.ts'),
      import('./sentences/families/radius/german.ts'),
    ]);
    return { ...own.german, ...saml.german, ...radius.german };
  },
  es: async () => {
    const [own, saml, radius] = await Promise.all([
      import('./sentences/spanish/spanish.ts'),
      import('./sentences/families/saml/spanish.ts'),
      import('./sentences/families/radius/spanish.ts'),
    ]);
    return { ...own.spanish, ...saml.spanish, ...radius.spanish };
  },
  fr: async () => {
    const [own, saml, radius] = await Promise.all([
      import('./sentences/french/french.ts'),
      import('./sentences/families/saml/french.ts'),
      import('./sentences/families/radius/french.ts'),
    ]);
    return { ...own.french, ...saml.french, ...radius.french };
  },
  hi: async () => {
    const [own, saml, radius] = await Promise.all([
      import('./sentences/hindi/hindi.ts'),
      import('./sentences/families/saml/hindi.ts'),
      import('./sentences/families/radius/hindi.ts'),
    ]);
    return { ...own.hindi, ...saml.hindi, ...radius.hindi };
  },
};

/** Every mail, by language. */
export const mailsIn: Record<LanguageTag, () => Promise<MailLanguage>> = {
  en: async () => (await import('./sentences/english/mails/mails.ts')).mailsInEnglish,
  de: async () => (await import('./sentences/german/mails/mails.ts')).mailsInGerman,
  es: async () => (await import('./sentences/spanish/mails/mails.ts')).mailsInSpanish,
  fr: async () => (await import('./sentences/french/mails/mails.ts')).mailsInFrench,
  hi: async () => (await import('./sentences/hindi/mails/mails.ts')).mailsInHindi,
};
