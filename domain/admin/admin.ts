import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Admin = { status: 'absent' | 'active' };

export const admin = aggregate<Admin, typeof events>({
  name: 'admin',
  events,
  person: true,
  unknown: 'admin.unknown',
  initial: { status: 'absent' },
  evolve: {
    AdminAdded: () => ({ status: 'active' }),
    AdminPasswordChanged: (state) => state,
  },
});
