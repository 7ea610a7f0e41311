import type { Family } from './family.ts';

/** Applications that sign people in by SAML. */
export const saml = {
  called: 'a SAML application',
  limit: 'sso.app.count',
  requires: ['sso.enabled', 'sso.saml.enabled'],
  invite: { type: 'ADD_SAML_USER', page: 'SAMLRegisterUser' },
  pages: { application: '/viewSAMLApp/:appId', user: '/ViewSAMLUser/:userId' },
  requests: {
    signIn: { kind: 'saml', route: 'approveSAMLUser', type: 2, auth: 'saml', owner: 'user' },
    register: { kind: 'saml-register', route: 'approveSAMLUser', type: 1, auth: 'saml', owner: 'user' },
  },
  tries: true,
  guides: [
    {
      page: 'saml#set-it-up',
      title: 'Single sign-on with SAML 2.0',
      description: 'Exchange metadata and certificates with the service provider, and invite people.',
      categories: ['SAML'],
    },
  ],
} as const satisfies Family;
