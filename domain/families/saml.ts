import type { Family } from './family.ts';

/** Applications that sign people in by SAML. */
export const saml = {
  limit: 'sso.app.count',
  requires: ['sso.enabled', 'sso.saml.enabled'],
  invite: { type: 'ADD_SAML_USER', page: 'SAMLRegisterUser' },
  requests: {
    signIn: { kind: 'saml', route: 'approveSAMLUser', type: 2, auth: 'saml', owner: 'user' },
    register: { kind: 'saml-register', route: 'approveSAMLUser', type: 1, auth: 'saml', owner: 'user' },
  },
} as const satisfies Family;
