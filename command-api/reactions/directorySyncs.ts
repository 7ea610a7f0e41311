import { application } from '../../domain/application/application.ts';
import {
  ApplicationActivated,
  ApplicationDirectorySet,
  ApplicationUserSourceSet,
} from '../../domain/application/events.ts';
import { PostponeSync, RequestSync } from '../../domain/directorySync/commands.ts';
import {
  DirectorySyncFailed,
  DirectorySyncFinished,
  DirectorySyncRequested,
} from '../../domain/directorySync/events.ts';
import { ref } from '../../domain/kit.ts';
import { ignoreRefusal, Refusal, toldOf } from '../../domain/refusals.ts';
import { further } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { StoppedError, syncUsers } from '../ldap/sync.ts';
import type { Cause } from './kit/cause.ts';
import { AwayError, on } from './kit/kit.ts';

/**
 * Requests a run if the application has a schedule. What has been turned off or deleted has none. On a plan without LDAP the
 * schedule goes on, because no event of the application tells that another plan has it.
 */
async function schedule({ executor }: Kit, { target: { id }, provenance }: Cause, after?: string) {
  const { state } = await executor.look(ref(application, id), { fresh: true });
  if (state.status !== 'active' || state.userSource !== 'external' || !state.directory?.syncHours) return;
  const { syncHours: hours } = state.directory;
  const request = { id, by: 'schedule' as const, ...(after && { after }) };
  try {
    await executor.execute(RequestSync, request, provenance);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'plan.feature') return;
    const later = { id, reason: error.message, told: toldOf(error), hours };
    // Before the first run there is no schedule to go on with.
    await executor.execute(PostponeSync, later, further(provenance)).catch(ignoreRefusal);
  }
}

/**
 * Reads directories when a run is requested. Reactions run in one process at a time, and an event that was not finished is
 * handled again, so a run goes on after a crash, and never twice at once.
 */
export const directorySyncs = (stopping: AbortSignal) => [
  on(DirectorySyncRequested, 'sync-directory', async ({ target, data, provenance }, kit) => {
    // A run appends to its own stream and to those of users more than once, and a key would make the second a repeat.
    const { idempotencyKey: _, ...by } = provenance;
    try {
      const { runId, confirmed, preview: isPreview } = data;
      await syncUsers(kit, { appId: target.id, runId, confirmed, isPreview, provenance: by }, stopping);
    } catch (error) {
      if (error instanceof StoppedError) throw new AwayError(error.message);
      throw error;
    }
  }),
  on(
    [ApplicationDirectorySet, ApplicationUserSourceSet, ApplicationActivated],
    'start-directory-schedule',
    (cause, kit) => schedule(kit, cause),
  ),
  on(
    [DirectorySyncFinished, DirectorySyncFailed],
    'next-directory-sync',
    async (cause, kit) => {
      const { nextAt, runId } = cause.data as { nextAt: string | null; runId: string };
      if (nextAt) await schedule(kit, cause, runId);
    },
    ({ nextAt }) => (nextAt ? Date.parse(nextAt) : 0),
    { anyOrder: true },
  ),
];
