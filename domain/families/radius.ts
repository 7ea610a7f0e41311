import type { Family } from './family.ts';

/** Networks, whose clients ask by RADIUS whether somebody may enter. */
export const radius = {
  limit: 'radius.app.count',
  requires: ['radius.enabled'],
  invite: { type: 'ADD_RADIUS_USER', page: 'OauthRegisterRadiusUser' },
  requests: {
    signIn: {
      kind: 'radius-login',
      route: 'approveRadiusLogin',
      type: 2,
      auth: 'radius',
      owner: 'user',
      showsAddress: true,
      screenless: true,
    },
    register: {
      kind: 'radius-register',
      route: 'approveRadiusRegister',
      type: 1,
      auth: 'radius',
      owner: 'user',
      screenless: true,
    },
  },
} as const satisfies Family;
