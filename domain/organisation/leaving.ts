import { z } from 'zod';
import { commandsOf, id, ref } from '../kit.ts';
import { plan } from '../plan/plan.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { type Organisation, organisation } from './organisation.ts';

const command = commandsOf(organisation);
const asked = z.object({ id: id(), operatorId: id() });

/** How long the staff can take a deletion back, in milliseconds. */
export const deletionWait = 7 * 24 * 60 * 60 * 1000;

/** The suspension with which a request begins, where there is none yet. */
const suspends = (status: Organisation['status'], now: Date) =>
  status === 'active' ? [happened.OrganisationSuspended({ until: now.toISOString() })] : [];

/** The suspension of an operator's own organisation, which only the staff take back. */
export const RequestSuspension = command({ input: asked }, ({ leaving, status }, { operatorId }, { now }) => {
  if (leaving) return [];
  const suspended = suspends(status, now);
  return [happened.OrganisationSuspensionRequested({ operatorId }), ...suspended];
});

/**
 * The deletion of an operator's own organisation, which only the staff take back. Nobody signs in any more, so that a
 * backup stays complete.
 */
export const RequestDeletion = command(
  { input: asked.extend({ backup: z.boolean() }) },
  ({ leaving, status }, { operatorId, backup }, { now }) => {
    if (leaving?.type === 'DELETE') return [];
    const dueAt = new Date(now.getTime() + deletionWait).toISOString();
    const suspended = suspends(status, now);
    return [happened.OrganisationDeletionRequested({ operatorId, backup, dueAt }), ...suspended];
  },
);

/** Refuses unless the backup of the request that ends at `dueAt` can be handed out. */
export function mayShare({ leaving, status }: Pick<Organisation, 'leaving' | 'status'>, dueAt: string) {
  if (
    status === 'deleted' ||
    leaving?.type !== 'DELETE' ||
    leaving.dueAt !== dueAt ||
    leaving.backup === 'none'
  )
    refuse('organisation.noBackup');
  if (leaving.backup === 'shared') refuse('organisation.backupShared');
}

/** Notes that the backup of the request that ends at `dueAt` was handed out, which happens once. */
export const ShareBackup = command(
  { input: z.object({ id: id(), dueAt: z.iso.datetime() }) },
  (state, { dueAt }) => {
    mayShare(state, dueAt);
    return [happened.OrganisationBackupShared({})];
  },
);

/** Deletes the organisation at the end of the wait, unless the request that began it was taken back. */
export const EndWait = command(
  { input: z.object({ id: id(), dueAt: z.iso.datetime() }) },
  ({ leaving }, { dueAt }, { now }) =>
    leaving?.type === 'DELETE' && leaving.dueAt === dueAt && now.getTime() >= Date.parse(dueAt)
      ? [happened.OrganisationDeleted({})]
      : [],
);

/** Takes a suspension or a deletion back. Everything is as before. */
export const ReactivateOrganisation = command({ input: z.object({ id: id() }) }, ({ leaving, status }) => {
  if (status !== 'suspended') return [];
  if (!leaving) refuse('organisation.noRequest');
  return [happened.OrganisationActivated({})];
});

/**
 * Opens an organisation that was imported from a backup, on a plan of this installation. The request in its log, which
 * was for the installation that it left, is over.
 */
export const OpenImported = command(
  {
    input: z.object({ id: id(), planId: id() }),
    needs: ({ planId }) => ({ plan: ref(plan, planId) }),
  },
  ({ leaving }, { planId }, { now, needs }) => {
    if (needs.plan.status !== 'active') refuse('plan.unknown');
    if (leaving?.type !== 'DELETE') return [];
    const since = now.toISOString();
    return [happened.OrganisationPlanChanged({ planId, since }), happened.OrganisationActivated({})];
  },
);
