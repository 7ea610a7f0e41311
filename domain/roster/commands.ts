import { z } from 'zod';
import { commandsOf, id } from '../kit.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { roster, rosterId } from './roster.ts';

const command = commandsOf(roster);
const one = z.object({ id: z.literal(rosterId) });

export const OpenRoster = command({ input: one, parent: () => null }, ({ status }) =>
  status === 'absent' ? [happened.RosterOpened({})] : [],
);
/** Lets a member leave while `other`, who is known to be a member, stays. */
export const ReleaseStaffMember = command(
  { input: one.extend({ adminId: id(), other: id().nullable() }) },
  ({ released }, { adminId, other }) => {
    if (released.includes(adminId)) return [];
    if (other === null || other === adminId || released.includes(other)) refuse('admin.last');
    return [happened.StaffMemberReleased({ adminId })];
  },
);
