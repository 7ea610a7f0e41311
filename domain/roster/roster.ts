import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** Departures from the platform's staff. There is one roster, so that of two members who leave at once one is refused. */
export type Roster = { status: 'absent' | 'active'; released: readonly string[] };

export const rosterId = 'staff';
export const roster = aggregate<Roster, typeof events>({
  name: 'roster',
  events,
  unknown: 'admin.unknown',
  initial: { status: 'absent', released: [] },
  evolve: {
    RosterOpened: (state) => ({ ...state, status: 'active' }),
    StaffMemberReleased: (state, { adminId }) => ({ ...state, released: [...state.released, adminId] }),
  },
});
