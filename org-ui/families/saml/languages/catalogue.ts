import type { SettingWords } from './settings/catalogue.ts';

/** What SAML applications say in each language. */
export type SamlWords = SettingWords & {
  'families/saml': typeof import('../texts.ts').samlTexts;
  'families/saml/words': typeof import('../words.ts').samlWords;
};
