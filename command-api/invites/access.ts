import { approvalHost } from '../../approvals/host.ts';
import { type Attributes, useUp } from '../../approvals/invited.ts';
import { application } from '../../domain/application/application.ts';
import { familyOf, ownSiteOf } from '../../domain/application/kinds.ts';
import { invite } from '../../domain/invite/invite.ts';
import { lives, ref } from '../../domain/kit.ts';
import { Refusal } from '../../domain/refusals.ts';
import { ChangeUserProfile, RegisterUser } from '../../domain/user/commands.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import { hasPasskey, personAt } from '../../passkeys/holders.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { accessAt } from '../../server-kit/people.ts';
import { personalOf } from '../../server-kit/personal.ts';

type Invited = {
  organisationId: string;
  applicationId: string | null;
  email: string;
  /** Whether the application's directory has confirmed the person. */
  checked?: boolean;
};
/**
 * The person with this address, if an invitation to the application can give access without a registration: nothing but a
 * passkey of the organisation's host is needed there, and the person has one. Otherwise null.
 */
export async function readyPerson(kit: Kit, { organisationId, applicationId, email, checked }: Invited) {
  if (!applicationId) return null;
  const { settings, userSource } = (await kit.executor.look(ref(application, applicationId))).state;
  if (!settings || ownSiteOf(settings) || (userSource === 'external' && !checked)) return null;
  const personId = await personAt(kit, organisationId, email);
  if (!personId) return null;
  const { kind } = familyOf(settings.kind).requests.signIn;
  const { rpId } = await approvalHost(kit, { kind, organisationId });
  return (await hasPasskey(kit, personId, rpId)) ? personId : null;
}

type Given = {
  inviteId: string;
  personId: string;
  applicationId: string;
  email: string;
  name: string;
};
/**
 * Gives a person the access that an invitation promised, and uses the invitation up. A repeat changes nothing, nor does an
 * invitation that was withdrawn meanwhile.
 */
export async function giveAccess(kit: Kit, given: Given, provenance: Provenance): Promise<void> {
  const { inviteId, personId, applicationId, email, name } = given;
  const { executor } = kit;
  const invitation = ref(invite, inviteId);
  if (!lives((await executor.look(invitation, { fresh: true })).state)) return;
  const { id } = await accessAt(kit, personId, applicationId);
  const by = further(provenance);
  const access = { id, personId, applicationId, username: email, name, inviteId };
  await executor.execute(RegisterUser, access, by);
  const { about } = await personalOf(kit, invitation);
  await executor.execute(ChangeUserProfile, { id, ...((about ?? {}) as Attributes) }, by);
  await useUp(kit, inviteId, by);
}

/** The same for a reaction, which may come when access can be given no longer: then the invitation stays open. */
export async function giveAccessLater(kit: Kit, given: Given, provenance: Provenance) {
  await giveAccess(kit, given, provenance).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
