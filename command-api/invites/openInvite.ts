import { stillOpen } from '../../domain/invite/commands.ts';
import { invite } from '../../domain/invite/invite.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import { prospects } from './places.ts';

/** Derives ids of the person and the passkey from the invitation, so that it works once and a crash can resume. */
export const joining = (inviteId: string, what: 'operator' | 'person' | 'device') =>
  idOf({ actor: { role: 'system', id: 'invite' }, correlationId: inviteId, idempotencyKey: inviteId }, what);

/** The current state of an invitation; refuses unless its organisation is active. */
export async function knownInvite(kit: Kit, inviteId: string) {
  const target = ref(invite, inviteId);
  const { state, ancestors } = await kit.executor.look(target);
  const organisationId = ancestors.organisationId ?? refuse('invite.unknown');
  await mustStand(kit, { organisationId }, 'invite.unknown');
  return { state, target, organisationId };
}

/**
 * The invitation of a mailed token; refuses unless it can be used now. `applicationId` is the first of its applications that
 * takes the person in, `applications` are all of them.
 */
export async function openInvite(kit: Kit, accessToken: string) {
  const { inviteId } = kit.tokens.open<{ inviteId: string }>('invite', accessToken);
  const { state, target, organisationId } = await knownInvite(kit, inviteId);
  stillOpen(state, new Date(kit.clock()));
  const { email, name } = await personalOf(kit, target);
  const { type, applications, checked } = state;
  const open = (await prospects(kit, organisationId, applications)).find(({ why }) => !why);
  const applicationId = open?.applicationId ?? state.applicationId;
  const person = { email: email ?? '', name: name ?? '' };
  return { inviteId, type, checked, applicationId, applications, organisationId, ...person };
}
