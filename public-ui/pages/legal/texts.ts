import { spoken } from '../../../web-kit/language/language.ts';

/** Texts above the legal documents. */
export const texts = spoken('pages/legal', {
  updated: 'Last updated February 15, 2022',
  inEnglish: 'This text is in English.',
});
