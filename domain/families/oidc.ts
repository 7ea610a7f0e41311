import type { Family } from './family.ts';

/** Applications that sign people in by OpenID Connect. */
export const oidc = {
  called: 'an OpenID application',
  limit: 'sso.app.count',
  requires: ['sso.enabled', 'sso.openid.enabled'],
  invite: { type: 'ADD_OIDC_USER', page: 'OauthRegisterUser' },
  pages: { application: '/viewOidcApp/:appId', user: '/ViewOidcUser/:userId' },
  requests: {
    signIn: { kind: 'oidc', route: 'approveOidc', type: 2, auth: 'oauth', owner: 'user' },
    register: { kind: 'oidc-register', route: 'approveOidc', type: 1, auth: 'oauth', owner: 'user' },
  },
  tries: true,
  guides: [
    {
      page: 'openid-connect#set-it-up',
      title: 'Single sign-on with OpenID Connect',
      description:
        'Create the application, and enter its address, client id and secret where people sign in.',
      categories: ['OIDC'],
    },
  ],
} as const satisfies Family;
