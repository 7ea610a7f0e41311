import { application } from '../domain/application/application.ts';
import { ConsumeInvite, stillOpen } from '../domain/invite/commands.ts';
import { invite } from '../domain/invite/invite.ts';
import { ref } from '../domain/kit.ts';
import type { Profile } from '../domain/profile/profile.ts';
import { Refusal } from '../domain/refusals.ts';
import { ChangeUserProfile, confirmedTo, openTo } from '../domain/user/commands.ts';
import { user } from '../domain/user/user.ts';
import type { Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';
import { personalOf } from '../server-kit/personal.ts';

/** The optional details that an invited person gives about themselves. */
export type Attributes = { [Name in keyof Profile]?: Profile[Name] | undefined };

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
 * Records what an invitation and the new user say about the user, until the registration has ended. The request has already appended to the user
 * under its idempotency key, so this command has none.
 */
export async function describe(
  kit: Kit,
  id: string,
  { inviteId, attributes }: { inviteId?: string | null | undefined; attributes?: Attributes | undefined },
  by: Provenance,
) {
  const { executor } = kit;
  if (!(await executor.look(ref(user, id))).state.enrolling) return;
  const { about } = inviteId ? await personalOf(kit, ref(invite, inviteId)) : {};
  const { idempotencyKey, ...rest } = by;
  const again = idempotencyKey ? { ...rest, idempotencyKey: `${idempotencyKey} profile` } : rest;
  await executor.execute(ChangeUserProfile, { id, ...((about ?? {}) as Attributes), ...attributes }, again);
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
