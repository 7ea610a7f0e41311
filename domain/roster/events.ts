import { z } from 'zod';
import { event } from '../kit.ts';

/** The first member of the staff was created. No later start creates another. */
export const RosterOpened = event('RosterOpened', z.object({}));
export const StaffMemberReleased = event('StaffMemberReleased', z.object({ adminId: z.string() }));
