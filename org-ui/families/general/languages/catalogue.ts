import type { GeneralSettingWords } from '../settingWords.ts';

/** What web and mobile applications say in each language. */
export type GeneralWords = {
  'families/general': typeof import('../texts.ts').texts;
  'families/general/association': typeof import('../associationWords.ts').associationWords;
  'families/general/words': typeof import('../words.ts').generalWords;
  'families/general/settings': GeneralSettingWords;
};
