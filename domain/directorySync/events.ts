import { z } from 'zod';
import { event } from '../kit.ts';
import { told } from '../problems.ts';

const count = z.number().int().min(0);
/**
 * How many entries were read, and what came of them. Skipped ones cannot be users, or were deleted here. Held ones have
 * the name or the address of a user who is not known to be the same person, and `leaving` users would be suspended: both
 * wait for an operator. Users counted as `taken` keep their name, because another user has their new one; entries counted
 * as `twice` have the id of another entry of the run, `closed` ones are disabled, locked or expired, and `noPerson` are
 * computers, contacts and groups. `referred` counts references to other servers, which are not followed, and `full` the people
 * of whom not all values of custom attributes are kept, because they would be too much. `noRoom` are entries of people who
 * do not come, because the plan is full or has ended. Groups have their own counts:
 * `groupsHeld` ones have a name that another group has, or none that can be one; `joined` and `left` count memberships,
 * and `notJoined` those of people who are in as many groups as one can be.
 */
export const syncCounts = z.object({
  read: count,
  created: count,
  changed: count,
  unchanged: count,
  gone: count,
  skipped: count,
  held: count,
  leaving: count,
  taken: count,
  twice: count,
  closed: count,
  noPerson: count,
  referred: count,
  full: count,
  noRoom: count,
  groups: count,
  groupsCreated: count,
  groupsChanged: count,
  groupsGone: count,
  groupsLeaving: count,
  groupsHeld: count,
  joined: count,
  left: count,
  notJoined: count,
});
export type SyncCounts = z.output<typeof syncCounts>;
export const noCounts: SyncCounts = {
  ...{ read: 0, created: 0, changed: 0, unchanged: 0, gone: 0, skipped: 0, held: 0, leaving: 0 },
  ...{ taken: 0, twice: 0, closed: 0, noPerson: 0, referred: 0, full: 0, noRoom: 0 },
  ...{ groups: 0, groupsCreated: 0, groupsChanged: 0, groupsGone: 0, groupsLeaving: 0, groupsHeld: 0 },
  ...{ joined: 0, left: 0, notJoined: 0 },
};
/** How many of those who waited after the last run an operator has confirmed. */
export const confirmed = syncCounts.pick({ held: true, leaving: true, groupsLeaving: true });

const run = { runId: z.string() };
/** A user, and those custom attributes whose values in the entry would be too much to keep. */
export const leftOut = z.object({ userId: z.string(), attributes: z.array(z.string()) });
export type LeftOut = z.output<typeof leftOut>;
/** Earlier runs held nothing back, and later ones did not count all of this. */
const counted = (first: { counts: object }) => ({ ...first, counts: { ...noCounts, ...first.counts } });
/** The users of the directory are to be read; in a preview, nothing but this stream changes. */
export const DirectorySyncRequested = event(
  'DirectorySyncRequested',
  z.object({ ...run, by: z.enum(['person', 'schedule']), confirmed, preview: z.boolean() }),
  (first) => ({ ...first, confirmed: { held: 0, leaving: 0, groupsLeaving: 0 } }),
  (first) => ({ ...first, preview: false }),
);
export const DirectorySyncProgressed = event(
  'DirectorySyncProgressed',
  z.object({ ...run, counts: syncCounts }),
  counted,
  counted,
  counted,
  counted,
  counted,
);
/** ISO time of the next run, if there is a schedule. */
const nextAt = z.string().nullable();
export const DirectorySyncFinished = event(
  'DirectorySyncFinished',
  /** `leavers` are the ids of some of the users who would be suspended, and `full` are some of those who are counted so. */
  z.object({ ...run, counts: syncCounts, leavers: z.array(z.string()), full: z.array(leftOut), nextAt }),
  (first) => ({ ...counted(first), leavers: [] }),
  counted,
  (first) => ({ ...counted(first), full: [] }),
  counted,
  counted,
);
/**
 * The run ended early, or the one that a schedule would have begun after it was refused. The reason is an English sentence for the
 * operators, and `told` what pages say it by; null in earlier ones.
 */
export const DirectorySyncFailed = event(
  'DirectorySyncFailed',
  z.object({ ...run, counts: syncCounts, reason: z.string(), told: told.nullable(), nextAt }),
  counted,
  counted,
  counted,
  counted,
  counted,
  (first) => ({ ...first, told: null }),
);
