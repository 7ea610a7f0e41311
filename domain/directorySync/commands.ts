import { z } from 'zod';
import { application } from '../application/application.ts';
import { directoryOf } from '../application/directory.ts';
import { commandsOf, id, ref } from '../kit.ts';
import { limits } from '../limits.ts';
import { told } from '../problems.ts';
import { refuse } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import { directorySync } from './directorySync.ts';
import * as happened from './events.ts';

const command = commandsOf(directorySync);
const one = z.object({ id: id() });
/** How many users of each sort the end of a run names. */
export const mostShown = 20;

/**
 * Requests a run, unless one is waiting or running. `after` is the run that a schedule follows, or whose findings a person
 * has seen and confirms: no other must be newer.
 */
export const RequestSync = command(
  {
    input: one.extend({
      by: z.enum(['person', 'schedule']),
      after: z.string().optional(),
      confirmed: happened.confirmed.partial().default({}),
      preview: z.boolean().default(false),
    }),
    parent: ({ id }) => ref(application, id),
    needs: ({ id }) => ({ application: ref(application, id) }),
    requires: 'ldap.enabled',
  },
  (state, { by, after, confirmed, preview }, { needs, newId }) => {
    mayGoOn({ application: needs.application });
    directoryOf(needs.application);
    if (state.running) return [];
    if (after !== undefined && after !== state.runId) return by === 'person' ? refuse('directory.newer') : [];
    const { held = 0, leaving = 0, groupsLeaving = 0 } = confirmed;
    const most = { held, leaving, groupsLeaving };
    return [happened.DirectorySyncRequested({ runId: newId(), by, confirmed: most, preview })];
  },
);

/** Why a run failed: in English, and by what pages say it in their own language. */
const failure = { reason: z.string().max(500), told: told.nullable().default(null) };
const oneRun = one.extend({ runId: z.string(), counts: happened.syncCounts });
/** Records how far a run is. */
export const ReportSync = command({ input: oneRun }, (state, { runId, counts }) =>
  state.running && state.runId === runId ? [happened.DirectorySyncProgressed({ runId, counts })] : [],
);

const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

/** Ends a run, with the reason if it failed. `hours` is the time until the next one; 0 for none. */
export const EndSync = command(
  {
    input: oneRun.extend({
      ...failure,
      reason: failure.reason.nullable(),
      leavers: z.array(z.string()).max(mostShown).default([]),
      full: happened.leftOut.array().max(mostShown).default([]),
      hours: z.number().min(0).max(limits.directorySyncHours),
    }),
  },
  (state, { runId, counts, reason, told, leavers, full, hours }, { now }) => {
    if (!state.running || state.runId !== runId) return [];
    const nextAt = hours ? inHours(now, hours) : null;
    return reason === null
      ? [happened.DirectorySyncFinished({ runId, counts, leavers, full, nextAt })]
      : [happened.DirectorySyncFailed({ runId, counts, reason, told, nextAt })];
  },
);

/**
 * Lets a schedule whose run was refused go on later, with the reason. The latest run stays the one that it follows. It has one
 * next time, so that several who postpone it do not multiply it. After a move to another installation (`moved`), nothing there
 * waits for the time of before.
 */
export const PostponeSync = command(
  {
    input: one.extend({
      ...failure,
      hours: z.number().positive().max(limits.directorySyncHours),
      moved: z.boolean().default(false),
    }),
  },
  ({ running, runId, nextAt }, { reason, told, hours, moved }, { now }) => {
    const isPending = !moved && nextAt !== null && Date.parse(nextAt) > now.getTime();
    if (running || isPending) return [];
    const next = { counts: happened.noCounts, reason, told, nextAt: inHours(now, hours) };
    return [happened.DirectorySyncFailed({ runId, ...next })];
  },
);
