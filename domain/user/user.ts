import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** One person in one application. */
export type User = {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  realm: (typeof events.realms)[number];
};

const { realms: _, ...happened } = events;

export const user = aggregate<User, typeof happened>({
  name: 'user',
  events: happened,
  person: true,
  unknown: 'user.unknown',
  initial: { status: 'absent', realm: 'general' },
  evolve: {
    UserRegistered: (_, { realm }) => ({ status: 'active', realm }),
    UserSuspended: (state) => ({ ...state, status: 'suspended' }),
    UserActivated: (state) => ({ ...state, status: 'active' }),
    UserDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});
