/** What lists and the wizard say about OpenID applications. */
export const oidcWords = {
  label: 'OIDC - OpenID Connect',
  empty: 'No OpenID Connect applications yet. Add the first one.',
} as const;
