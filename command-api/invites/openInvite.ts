import { ConsumeInvite, stillOpen } from '../../domain/invite/commands.ts';
import { invite } from '../../domain/invite/invite.ts';
import { lives, ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Origin } from '../../event-store/metadata.ts';
import { idOf } from '../../event-store/prepare.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { mustStand } from '../../server-kit/standing.ts';

/** Whoever an invitation lets in, and the passkey, have ids that follow from it: it works once, and a crash resumes. */
export const joining = (inviteId: string, what: 'operator' | 'user' | 'device') =>
  idOf({ actor: { role: 'system', id: 'invite' }, correlationId: inviteId, idempotencyKey: inviteId }, what);

/** What an invitation is now, and whether its organisation may take anybody in. */
export async function knownInvite(kit: Kit, inviteId: string) {
  const target = ref(invite, inviteId);
  const { state, ancestors } = await kit.executor.look(target);
  const organisationId = ancestors.organisationId ?? refuse('invite.unknown');
  await mustStand(kit, { organisationId }, 'invite.unknown');
  return { state, target, organisationId };
}

/** The invitation behind a mailed token, if it may be used now. */
export async function openInvite(kit: Kit, accessToken: string) {
  const { inviteId } = kit.tokens.open<{ inviteId: string }>('invite', accessToken);
  const { state, target, organisationId } = await knownInvite(kit, inviteId);
  stillOpen(state, new Date(kit.clock()));
  const { email, name } = await personalOf(kit, target);
  const { type, applicationId } = state;
  return { inviteId, type, applicationId, organisationId, email: email ?? '', name: name ?? '' };
}

/** Whoever was invited has joined: from now on nobody can use it. */
export async function useUp({ executor }: Kit, inviteId: string, origin: Origin) {
  const { state } = await executor.look(ref(invite, inviteId));
  if (lives(state)) await executor.execute(ConsumeInvite, { id: inviteId }, origin);
}
