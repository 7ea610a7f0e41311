import { application } from '../domain/application/application.ts';
import { ConsumeInvite, HoldInvite, stillOpen } from '../domain/invite/commands.ts';
import { invite } from '../domain/invite/invite.ts';
import { ref } from '../domain/kit.ts';
import { Refusal } from '../domain/refusals.ts';
import { confirmedTo, openTo } from '../domain/user/commands.ts';
import { further, type Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';

/** Refuses a registration in an application that is closed to this person, or whose invitation cannot be used now. */
export async function mayRegister({ executor, clock }: Kit, applicationId: string, inviteId?: string) {
  const { state: app } = await executor.look(ref(application, applicationId));
  openTo(app, inviteId !== undefined);
  if (!inviteId) return;
  const { state: invited } = await executor.look(ref(invite, inviteId), { fresh: true });
  stillOpen(invited, new Date(clock()));
  confirmedTo(app, invited);
}

/**
 * Lets nobody withdraw an invitation by which the person comes in now, or refuses when somebody has withdrawn it. One that was
 * used lets the same registration be repeated.
 */
export async function hold({ executor }: Kit, inviteId: string, provenance: Provenance) {
  await executor.execute(HoldInvite, { id: inviteId }, further(provenance)).catch(async (error) => {
    if (!(error instanceof Refusal) || error.code !== invite.unknown) throw error;
    if (!(await executor.look(ref(invite, inviteId), { fresh: true })).state.used) throw error;
  });
}

/**
 * Ends an invitation once the person has joined. The phone and the screen may both do so at the same moment, so one that
 * has ended is no error.
 */
export async function useUp({ executor }: Kit, inviteId: string, provenance: Provenance) {
  await executor.execute(ConsumeInvite, { id: inviteId }, provenance).catch((error) => {
    if (!(error instanceof Refusal) || error.code !== invite.unknown) throw error;
  });
}
