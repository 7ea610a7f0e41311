import { limits } from '../limits.ts';
import type { Family } from './family.ts';

/** Networks, whose clients ask by RADIUS whether somebody may enter. */
export const radius = {
  called: 'a RADIUS application',
  limit: 'radius.app.count',
  requires: ['radius.enabled'],
  invite: { type: 'ADD_RADIUS_USER', page: 'OauthRegisterRadiusUser' },
  pages: { application: '/viewRadiusApp/:appId', user: '/ViewRadiusUser/:userId' },
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
  tries: false,
  guides: [
    {
      page: 'radius#create-the-application',
      title: 'Protect a network with RADIUS',
      description: 'Create the application with its first client, and set the client up.',
      categories: ['Radius'],
    },
  ],
  streams: ['radiusAccounting', 'radiusClient', 'radiusSetting'],
  limits: { 'radius.client.count': { most: limits.radiusClients, refusal: 'radius.limit' } },
  refusals: {
    'radius.unknown': { code: 3000, status: 404 },
    'radius.address': { code: 3001, status: 409 },
    'radius.limit': { code: 3002, status: 403 },
    'radius.setting': { code: 3003, status: 404 },
    'radius.codes': { code: 3004, status: 429 },
  },
} as const satisfies Family;
