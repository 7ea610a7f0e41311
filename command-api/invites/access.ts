import { type Given, giveAccess } from '../../approvals/giving.ts';
import { approvalHost } from '../../approvals/host.ts';
import { hold } from '../../approvals/invited.ts';
import { application } from '../../domain/application/application.ts';
import { familyOf, type Settings } from '../../domain/application/kinds.ts';
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
/** The hosts whose passkeys sign people in to an application: those of its own websites, or the organisation's. */
async function signInHosts(kit: Kit, organisationId: string, settings: Settings): Promise<string[]> {
  const own = await otherSiteOf(kit, organisationId, settings);
  if (own) return own.origins.map((origin) => new URL(origin).hostname);
  const { kind } = familyOf(settings.kind).requests.signIn;
  return [(await approvalHost(kit, { kind, organisationId })).rpId];
}

/**
 * The person with this address, if an invitation to the application can give access without a registration: the person has a
 * passkey that signs in there. Otherwise null.
 */
export async function readyPerson(kit: Kit, { organisationId, applicationId, email, checked }: Invited) {
  if (!applicationId) return null;
  const { settings, userSource } = (await kit.executor.look(ref(application, applicationId))).state;
  if (!settings || (userSource === 'external' && !checked)) return null;
  const personId = await personAt(kit, organisationId, email);
  if (!personId) return null;
  for (const host of await signInHosts(kit, organisationId, settings))
    if (await hasPasskey(kit, personId, host)) return personId;
  return null;
}

/** Gives access for a reaction, which may come when it can be given no longer: then the invitation stays open. */
export async function giveAccessLater(kit: Kit, given: Given, provenance: Provenance) {
  const give = async () => {
    await hold(kit, given.inviteId, provenance);
    await giveAccess(kit, given, provenance);
  };
  await give().catch(ignoreRefusal);
}
