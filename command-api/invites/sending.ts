import { giveAccess } from '../../approvals/giving.ts';
import { application } from '../../domain/application/application.ts';
import type { InviteType } from '../../domain/families/families.ts';
import { SendInvite } from '../../domain/invite/commands.ts';
import { mayJoinOthers } from '../../domain/invite/together.ts';
import { lives, ref } from '../../domain/kit.ts';
import type { CustomValues } from '../../domain/profile/customAttributes.ts';
import { Refusal, refuse, toldOf } from '../../domain/refusals.ts';
import { mayGoOn } from '../../domain/standing.ts';
import type { MemberRole } from '../../domain/team/roles.ts';
import { user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { personAt } from '../../passkeys/holders.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { accessAt } from '../../server-kit/people/people.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import { mailsFrom } from '../mail/quota.ts';
import { readyPerson } from './access.ts';
import { isFull } from './places.ts';

type Looking = Pick<Kit, 'executor'>;
/** Refuses a taken address or a full application early. */
async function mayUse(
  kit: Looking,
  { email, organisationId }: { email: string; organisationId: string },
  appId: string,
  isOneOfSeveral: boolean,
) {
  const { executor } = kit;
  if (isOneOfSeveral) {
    const { state } = await executor.look(ref(application, appId));
    mayGoOn({ application: state });
    mayJoinOthers(state);
  }
  for (const key of usernameKeys(appId, email)) {
    const holder = await executor.reserved.holderOf('username', key);
    if (holder) refuse(holder.of === user ? 'user.taken' : 'invite.pending');
  }
  const personId = await personAt(kit, organisationId, email);
  const access = personId ? (await accessAt(kit, personId, appId)).state : user.initial;
  if (lives(access) && access.direct) refuse('user.taken');
  if (await isFull(kit, organisationId, 'max.user.per.app.count', appId)) refuse('user.limit');
  if (!personId && (await isFull(kit, organisationId, 'user.total.count', organisationId)))
    refuse('user.totalLimit');
}
/** Refuses a person who cannot be invited to these applications. Of several, the refusal names the one. */
export async function mayUseAll(
  kit: Looking,
  who: { email: string; organisationId: string },
  all: readonly string[],
) {
  if (all.length === 1) return mayUse(kit, who, all[0]!, false);
  for (const appId of all)
    await mayUse(kit, who, appId, true).catch(async (error) => {
      if (!(error instanceof Refusal)) throw error;
      const { state } = await kit.executor.look(ref(application, appId));
      refuse('invite.oneOf', { application: state.settings!.name, why: error.message, of: toldOf(error) });
    });
}

export type Invitation = {
  organisationId: string;
  type: InviteType;
  /** None for the team. */
  applications: readonly string[];
  email: string;
  name: string;
  attributes?: Record<string, string | undefined> | undefined;
  custom?: CustomValues | undefined;
  /** The role of the member who invites, and the one that is given in the team. */
  giver?: MemberRole | undefined;
  role?: MemberRole | undefined;
};
/**
 * The person who would have access at once, or null where there is somebody to register. Refuses who cannot be invited. The look
 * at many before they are invited asks the same.
 */
export async function personInvited(
  kit: Kit,
  { organisationId, applications, email }: Pick<Invitation, 'organisationId' | 'applications' | 'email'>,
  mayBeInvited: () => Promise<unknown>,
) {
  await mayBeInvited();
  const applicationId = applications[0] ?? null;
  const personId = await readyPerson(kit, { organisationId, applicationId, email });
  if (personId) await mustStand(kit, { personId });
  return personId;
}

/** Invites a person whom `mayBeInvited` lets be invited, and gives a known one access. Its id derives from the provenance. */
export async function sendInvitation(
  kit: Kit,
  { organisationId, type, applications, email, name, attributes, custom, giver, role }: Invitation,
  mayBeInvited: () => Promise<unknown>,
  provenance: Provenance,
) {
  const personId = await personInvited(kit, { organisationId, applications, email }, mayBeInvited);
  await mailsFrom(kit, organisationId, email);
  const id = idOf(provenance, 'invite');
  const [applicationId = null, ...further] = applications;
  const senderId = provenance.actor.role === 'operator' ? provenance.actor.id : null;
  const to = { id, organisationId, applicationId, further, type, personId, giver, senderId, role };
  const sent = { ...to, email, name, ...(attributes && { about: attributes }), ...(custom && { custom }) };
  const { position } = await kit.executor.execute(SendInvite, sent, provenance).catch(async (error) => {
    // Somebody else took the name since it was asked for: this tells who.
    if (applicationId) await mayBeInvited();
    throw error;
  });
  if (personId) await giveAccess(kit, { inviteId: id, personId, email, name }, provenance);
  return { id, given: personId !== null, position };
}
