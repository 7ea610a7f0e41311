import type { SamlSettingWords } from '../../settingWords.ts';

/** What the settings of SAML applications say in each language. */
export type SettingWords = {
  'families/saml/attributes': typeof import('../../attributeWords.ts').attributeWords;
  'families/saml/settings': SamlSettingWords;
};
