import { z } from 'zod';
import { event } from '../kit.ts';

/** Who decides about a group: operators in the console, or a directory. */
export const groupSources = ['console', 'directory'] as const;

export const GroupCreated = event(
  'GroupCreated',
  z.object({
    name: z.string(),
    source: z.enum(groupSources),
    /** The application whose directory the group is read from. */
    applicationId: z.string().nullable().default(null),
  }),
);
export const GroupRenamed = event('GroupRenamed', z.object({ name: z.string() }));
/** The application whose directory it was read from is gone, or no longer reads it: another one decides about it. */
export const GroupHandedOver = event('GroupHandedOver', z.object({ applicationId: z.string() }));
/** Nobody reads its directory any more: it keeps its people, and operators decide about it until it is handed over again. */
export const GroupReleased = event('GroupReleased', z.object({}));
/** The group was named in what opens an application. The application's own stream says whether it is open. */
export const GroupUsed = event('GroupUsed', z.object({ applicationId: z.string() }));
/** People stay in the group, and it counts for nothing. */
export const GroupDeleted = event('GroupDeleted', z.object({}));
