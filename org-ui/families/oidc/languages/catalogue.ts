import type { OidcSettingWords } from '../settingWords.ts';

/** What OpenID applications say in each language. */
export type OidcWords = {
  'families/oidc': typeof import('../texts.ts').oidcTexts;
  'families/oidc/words': typeof import('../words.ts').oidcWords;
  'families/oidc/settings': OidcSettingWords;
};
