/** What lists and the wizard say about SAML applications. */
export const samlWords = {
  label: 'SAML2.0',
  list: 'SAML applications',
  empty: 'No SAML applications yet. Add the first one.',
} as const;
