import { application } from '../../domain/application/application.ts';
import {
  ApplicationActivated,
  ApplicationDirectorySet,
  ApplicationUserSourceSet,
} from '../../domain/application/events.ts';
import { EndSync, PostponeSync, RequestSync } from '../../domain/directorySync/commands.ts';
import { directorySync } from '../../domain/directorySync/directorySync.ts';
import {
  DirectorySyncFailed,
  DirectorySyncFinished,
  DirectorySyncRequested,
  noCounts,
} from '../../domain/directorySync/events.ts';
import { ref } from '../../domain/kit.ts';
import { OrganisationActivated } from '../../domain/organisation/events.ts';
import { ignoreRefusal, Refusal, toldOf } from '../../domain/refusals.ts';
import { directorySays } from '../../domain/sentences/english/directories.ts';
import { further } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { toldOfFault } from '../ldap/problem.ts';
import { StoppedError, syncUsers } from '../ldap/sync.ts';
import type { Cause } from './kit/cause.ts';
import { AwayError, nothing, on } from './kit/kit.ts';
import { eachApplicationOf, isMove } from './moved.ts';

type By = Pick<Cause, 'provenance'>;
/** The run after which the next one comes, and whether the organisation has just come from another installation. */
type How = { after?: string; isMoved?: boolean };

/**
 * Requests a run if the application has a schedule. What has been turned off or deleted has none. On a plan without LDAP the
 * schedule goes on, because no event of the application tells that another plan has it.
 */
async function schedule(
  { executor }: Kit,
  id: string,
  { provenance }: By,
  { after, isMoved = false }: How = {},
) {
  const { state } = await executor.look(ref(application, id), { fresh: true });
  if (state.status !== 'active' || state.userSource !== 'external' || !state.directory?.syncHours) return;
  const { syncHours: hours } = state.directory;
  const request = { id, by: 'schedule' as const, ...(after && { after }) };
  try {
    await executor.execute(RequestSync, request, provenance);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'plan.feature') return;
    const later = { id, reason: error.message, told: toldOf(error), hours, moved: isMoved };
    // Before the first run there is no schedule to go on with.
    await executor.execute(PostponeSync, later, further(provenance)).catch(ignoreRefusal);
  }
}

/** Reads a directory. Another process, or the next start, goes on when this one stops. */
async function reading(...run: Parameters<typeof syncUsers>) {
  try {
    await syncUsers(...run);
  } catch (error) {
    if (error instanceof StoppedError) throw new AwayError(error.message);
    throw error;
  }
}
const moved = { code: 'ldap.moved' } as const;
/** How a run ends that was under way when the organisation left its installation. */
const cutShort = { counts: noCounts, reason: directorySays(moved), told: toldOfFault(moved), hours: 0 };

/**
 * Reads directories when a run is requested. Reactions run in one process at a time, and an event that was not finished is
 * handled again, so a run goes on after a crash, and never twice at once.
 */
export const directorySyncs = (stopping: AbortSignal) => [
  on(DirectorySyncRequested, 'sync-directory', async ({ target, data, provenance }, kit) => {
    // A run appends to its own stream and to those of users more than once, and a key would make the second a repeat.
    const { idempotencyKey: _, ...by } = provenance;
    const { runId, confirmed, preview: isPreview } = data;
    await reading(kit, { appId: target.id, runId, confirmed, isPreview, provenance: by }, stopping);
  }),
  on(
    [ApplicationDirectorySet, ApplicationUserSourceSet, ApplicationActivated],
    'start-directory-schedule',
    (cause, kit) => schedule(kit, cause.target.id, cause),
  ),
  // What an import brought causes nothing, so nothing waits for the time that it says, and no run goes on.
  on(OrganisationActivated, 'start-moved-schedules', async (cause, kit) => {
    if (!isMove(cause)) return nothing;
    return eachApplicationOf(kit, cause, async (id) => {
      const { state } = await kit.executor.look(ref(directorySync, id), { fresh: true });
      const by = further(cause.provenance);
      // What an operator had confirmed for it was for the directory of then, and a person asks again for a preview.
      if (state.running) await kit.executor.execute(EndSync, { id, runId: state.runId, ...cutShort }, by);
      await schedule(kit, id, { provenance: by }, { isMoved: true });
    });
  }),
  on(
    [DirectorySyncFinished, DirectorySyncFailed],
    'next-directory-sync',
    async (cause, kit) => {
      const { nextAt, runId } = cause.data as { nextAt: string | null; runId: string };
      if (nextAt) await schedule(kit, cause.target.id, cause, { after: runId });
    },
    ({ nextAt }) => (nextAt ? Date.parse(nextAt) : 0),
    { anyOrder: true },
  ),
];
