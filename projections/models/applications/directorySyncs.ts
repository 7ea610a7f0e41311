import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import * as sync from '../../../domain/directorySync/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { told } from '../../../domain/problems.ts';
import { gone, readModel } from '../../kit.ts';

const time = z.iso.datetime().nullable();

/** The user syncs of applications: the latest run of each. */
export const directorySyncs = readModel(
  'directory_syncs',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    runId: z.string(),
    phase: z.enum(['running', 'finished', 'failed']),
    by: z.enum(['person', 'schedule']),
    /** Whether nothing was changed, and the counts say what a run would do. */
    preview: z.boolean(),
    counts: sync.syncCounts,
    /** The ids of some of the users who would be suspended, for which the run waits for an operator. */
    leavers: z.array(z.string()),
    /** Some of the users of whom not all values of custom attributes are kept, and which those are. */
    full: z.array(sync.leftOut),
    /** Why the latest run failed. */
    reason: z.string().nullable(),
    /** What a page says that by in its own language. */
    told: told.nullable(),
    startedAt: z.iso.datetime(),
    endedAt: time,
    /** When the next run begins, if there is a schedule. */
    nextAt: time,
  }),
  { owner: 'organisationId', roles: ['operator'] },
)
  .starts(sync.DirectorySyncRequested, ({ id, at, data, organisationId }) => ({
    id,
    organisationId: organisationId!,
    runId: data.runId,
    phase: 'running' as const,
    by: data.by,
    preview: data.preview,
    counts: sync.noCounts,
    leavers: [],
    full: [],
    reason: null,
    told: null,
    startedAt: at,
    endedAt: null,
    nextAt: null,
  }))
  .changes(sync.DirectorySyncProgressed, (row, { data: { counts } }) => ({ ...row, counts }))
  .changes(sync.DirectorySyncFinished, (row, { at, data: { counts, leavers, full, nextAt } }) => ({
    ...row,
    ...{ phase: 'finished' as const, counts, leavers, full, nextAt, endedAt: at },
  }))
  .changes(sync.DirectorySyncFailed, (row, { at, data: { counts, nextAt, reason, told } }) => ({
    ...row,
    ...{ phase: 'failed' as const, counts, nextAt, reason, told, endedAt: at },
  }))
  .ends(ApplicationDeleted)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
