import type { z } from 'zod';
import type { invitedTo } from '../../api/calls/parts/registering.ts';
import type { Outcome } from '../../approvals/giving.ts';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { type RefusalCode, sentenceOf } from '../../domain/refusals.ts';
import { standing } from '../../domain/standing.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { startOf } from './start.ts';

type Looking = Pick<Kit, 'executor'>;
/** Whether all places under a limit of the plan are taken. */
export async function isFull(
  { executor }: Looking,
  organisationId: string,
  kind: 'max.team.size' | 'max.user.per.app.count' | 'user.total.count',
  of: string,
) {
  const most = await executor.grantedTo(organisationId, kind);
  return typeof most === 'number' && (await executor.reserved.count({ kind, of })) >= most;
}

/** How many more people all of these applications take in; null where the plan sets no limit. */
export async function placesLeft(kit: Looking, organisationId: string, applications: readonly string[]) {
  const { executor } = kit;
  const limits = [
    ...applications.map((of) => ({ kind: 'max.user.per.app.count' as const, of })),
    { kind: 'user.total.count' as const, of: organisationId },
  ];
  const left = limits.map(async (limit) => {
    const most = await executor.grantedTo(organisationId, limit.kind);
    return typeof most === 'number' ? [Math.max(0, most - (await executor.reserved.count(limit)))] : [];
  });
  const known = (await Promise.all(left)).flat();
  return known.length ? Math.min(...known) : null;
}

/** Why an application takes in nobody who comes by an invitation to several, or null. */
async function closedFor(kit: Looking, organisationId: string, id: string): Promise<RefusalCode | null> {
  const { state } = await kit.executor.look(ref(application, id));
  const why = standing({ application: state });
  if (why) return why;
  if (state.userSource === 'external') return 'directory.unchecked';
  return (await isFull(kit, organisationId, 'max.user.per.app.count', id)) ? 'user.limit' : null;
}
/** What can come of each application of an invitation. Of one to a single application, its own pages tell. */
export const prospects = (
  kit: Looking,
  organisationId: string,
  applications: readonly string[],
): Promise<Outcome[]> =>
  Promise.all(
    applications.map(async (applicationId) => ({
      applicationId,
      why: applications.length > 1 ? await closedFor(kit, organisationId, applicationId) : null,
    })),
  );

/** Applications of an invitation, as its pages show them. */
export async function shownOutcomes(
  kit: Pick<Kit, 'executor' | 'origins'>,
  organisationId: string,
  outcomes: readonly Outcome[],
): Promise<z.output<typeof invitedTo>> {
  const shown = outcomes.map(async ({ applicationId, why }) => {
    const { settings } = (await kit.executor.look(ref(application, applicationId))).state;
    const start = why || !settings ? null : await startOf(kit, settings, applicationId, organisationId);
    const wants = why ? sentenceOf(why) : null;
    return { appId: applicationId, name: settings?.name ?? '', start, why: wants };
  });
  return Promise.all(shown);
}
