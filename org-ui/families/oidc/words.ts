import { spoken } from '../../../web-kit/language/language.ts';

/** What lists and the wizard say about OpenID applications. */
export const oidcWords = spoken('families/oidc/words', {
  label: 'OIDC - OpenID Connect',
  list: 'OpenID Connect applications',
  empty: 'No OpenID Connect applications yet. Add the first one.',
});
