import type { LanguageTag } from '../../domain/languages.ts';
import type { Catalogue } from '../catalogue.ts';

/** The words of each language besides English, which stand where they are shown. */
export const catalogues: Record<Exclude<LanguageTag, 'en'>, () => Promise<Catalogue>> = {
  de: async () => (await import('./german/german.ts')).german,
  es: async () => (await import('./spanish/spanish.ts')).spanish,
  fr: async () => (await import('./french/french.ts')).french,
  hi: async () => (await import('./hindi/hindi.ts')).hindi,
};
