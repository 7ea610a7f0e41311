import type { Family } from './family.ts';

/** Web and mobile applications. */
export const general = {
  limit: 'app.count',
  requires: [],
  invite: { type: 'ADD_USER', page: 'registerUser' },
  requests: {
    signIn: { kind: 'general', route: 'approve', type: 2, auth: null, owner: 'user' },
    register: { kind: 'general-register', route: 'approve', type: 1, auth: null, owner: 'user' },
    addDevice: { kind: 'general-add-device', route: 'approve', type: 1, auth: 'addDevice', owner: 'user' },
  },
} as const satisfies Family;
