import { spoken } from '../../../web-kit/language/language.ts';

/** What lists and the wizard say about SAML applications. */
export const samlWords = spoken('families/saml/words', {
  label: 'SAML2.0',
  list: 'SAML applications',
  empty: 'No SAML applications yet. Add the first one.',
});
