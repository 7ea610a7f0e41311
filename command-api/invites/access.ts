import { type Given, giveAccess } from '../../approvals/giving.ts';
import { approvalHost } from '../../approvals/host.ts';
import { hold } from '../../approvals/invited.ts';
import { application } from '../../domain/application/application.ts';
import { familyOf } from '../../domain/application/kinds.ts';
import { ref } from '../../domain/kit.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { hasPasskey, personAt } from '../../passkeys/holders.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { otherSiteOf } from '../../server-kit/people/otherSite.ts';

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
  if (!settings || (userSource === 'external' && !checked)) return null;
  if (await otherSiteOf(kit, organisationId, settings)) return null;
  const personId = await personAt(kit, organisationId, email);
  if (!personId) return null;
  const { kind } = familyOf(settings.kind).requests.signIn;
  const { rpId } = await approvalHost(kit, { kind, organisationId });
  return (await hasPasskey(kit, personId, rpId)) ? personId : null;
}

/** Gives access for a reaction, which may come when it can be given no longer: then the invitation stays open. */
export async function giveAccessLater(kit: Kit, given: Given, provenance: Provenance) {
  const give = async () => {
    await hold(kit, given.inviteId, provenance);
    await giveAccess(kit, given, provenance);
  };
  await give().catch(ignoreRefusal);
}
