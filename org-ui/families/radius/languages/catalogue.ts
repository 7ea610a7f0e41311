import type { ClientWords } from '../clientWords.ts';

/** What RADIUS applications say in each language. */
export type RadiusWords = {
  'families/radius': typeof import('../texts.ts').radiusTexts;
  'families/radius/client': ClientWords;
  'families/radius/words': typeof import('../words.ts').radiusWords;
};
