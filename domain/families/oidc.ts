import type { Family } from './family.ts';

/** Applications that sign people in by OpenID Connect. */
export const oidc = {
  limit: 'sso.app.count',
  requires: ['sso.enabled', 'sso.openid.enabled'],
  invite: { type: 'ADD_OIDC_USER', page: 'OauthRegisterUser' },
  requests: {
    signIn: { kind: 'oidc', route: 'approveOidc', type: 2, auth: 'oauth', owner: 'user' },
    register: { kind: 'oidc-register', route: 'approveOidc', type: 1, auth: 'oauth', owner: 'user' },
  },
} as const satisfies Family;
