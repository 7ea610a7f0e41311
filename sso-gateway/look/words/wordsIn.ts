import type { LanguageTag } from '../../../domain/languages.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { spanish } from './spanish.ts';
import type { Words } from './words.ts';

export const wordsIn: Record<LanguageTag, Words> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  hi: hindi,
};
