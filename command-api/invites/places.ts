import type { z } from 'zod';
import type { places } from '../../api/calls/operators/inviteRuns.ts';
import type { invitedTo } from '../../api/calls/parts/registering.ts';
import type { Outcome } from '../../approvals/giving.ts';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { type RefusalCode, sentenceOf } from '../../domain/refusals.ts';
import { standing } from '../../domain/standing.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { startOf } from '../../server-kit/startOf.ts';
import { mailsOfDay } from '../mail/quota.ts';

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

/**
 * How many more people each of these applications takes in, and the organisation in total; null where the plan sets no
 * limit. Applications of another organisation are left out. Also how many mails a day go out from a new organisation.
 */
export async function placesLeft(
  kit: Pick<Kit, 'executor' | 'store' | 'clock'>,
  organisationId: string,
  applications: readonly string[],
): Promise<z.output<typeof places>> {
  const { executor } = kit;
  const leftOf = async (kind: 'max.user.per.app.count' | 'user.total.count', of: string) => {
    const most = await executor.grantedTo(organisationId, kind);
    return typeof most === 'number'
      ? Math.max(0, most - (await executor.reserved.count({ kind, of })))
      : null;
  };
  const left = applications.map(async (id) => {
    const { ancestors } = await executor.look(ref(application, id));
    return ancestors.organisationId === organisationId ? leftOf('max.user.per.app.count', id) : null;
  });
  const known = (await Promise.all(left)).filter((each) => each !== null);
  return {
    applications: known.length ? Math.min(...known) : null,
    organisation: await leftOf('user.total.count', organisationId),
    mails: await mailsOfDay(kit, organisationId),
  };
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
    const about = { appId: applicationId, name: settings?.name ?? '', start };
    return why ? { ...about, why: sentenceOf(why), refusal: why } : { ...about, why: null };
  });
  return Promise.all(shown);
}
