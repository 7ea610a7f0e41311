import type { z } from 'zod';
import { application } from '../domain/application/application.ts';
import type { holder } from '../domain/device/commands.ts';
import { invite } from '../domain/invite/invite.ts';
import { ref } from '../domain/kit.ts';
import { addressKeys } from '../domain/person/commands.ts';
import { refuse } from '../domain/refusals.ts';
import type { Kit } from '../server-kit/kit.ts';
import { enter } from '../server-kit/people/enter.ts';
import { headOf, oneWith } from '../server-kit/people/joined.ts';
import { openingFor } from '../server-kit/people/openings.ts';
import { accessAt, bestAccess, type Owner, personIdOf } from '../server-kit/people/people.ts';
import { credentialsOf } from './ownPasskeys.ts';

/** Who has passkeys: a member of the team, or a person with access to applications. */
export type Holder = z.output<typeof holder>;
/** Who has the passkey that answered, and in which organisation. */
export type Found = Holder & { organisationId: string };
/** Who signs in as an owner, and gets the passkeys that are made: of people who were joined, the one they were joined into. */
export const holderOf = async (
  kit: Pick<Kit, 'executor'>,
  { kind, id }: Pick<Owner, 'kind' | 'id'>,
): Promise<Holder> =>
  kind === 'operator' ? { kind, id } : { kind: 'person', id: await headOf(kit, await personIdOf(kit, id)) };

/** The person whose the passkeys of a holder are; null for members of the team. */
export const personIn = async (kit: Pick<Kit, 'executor'>, { kind, id }: Holder): Promise<string | null> =>
  kind === 'person' ? headOf(kit, id) : null;
/** All who have passkeys with which this holder's person signs in. */
export const holdersWith = async (kit: Pick<Kit, 'executor'>, { kind, id }: Holder): Promise<string[]> =>
  kind === 'person' ? oneWith(kit, id) : [id];

/** Who has proved this address in an organisation, of those who are one person; null when nobody has. */
export async function addressOwner(kit: Pick<Kit, 'executor'>, organisationId: string, address: string) {
  const keys = addressKeys(organisationId, address);
  return (await kit.executor.reserved.anyHolderOf('person.address', keys))?.id ?? null;
}
/** The person of an organisation who has this proved address; null when nobody has. */
export async function personAt(kit: Pick<Kit, 'executor'>, organisationId: string, address: string) {
  const found = await addressOwner(kit, organisationId, address);
  return found && headOf(kit, found);
}
/** Whose directory entry this is in an organisation, of those who are one person; null when nobody's. */
export async function holderOfEntry(
  { executor }: Pick<Kit, 'executor'>,
  organisationId: string,
  entry: string | null,
) {
  if (entry === null) return null;
  return (await executor.reserved.holderOf('person.entry', `${organisationId}:${entry}`))?.id ?? null;
}
/** The person of an organisation whose directory entry this is; null when nobody's. */
async function personOfEntry(kit: Pick<Kit, 'executor'>, organisationId: string, entry: string | null) {
  const found = await holderOfEntry(kit, organisationId, entry);
  return found && headOf(kit, found);
}

/**
 * The user that a person with this proved address is, or would be with the first sign-in, in an application that is open to
 * the person by a group or to everybody; null for all others.
 */
export async function openedTo(
  kit: Pick<Kit, 'executor'>,
  { organisationId, applicationId }: { organisationId: string; applicationId: string },
  address: string,
) {
  const personId = await personAt(kit, organisationId, address);
  if (!personId || !(await openingFor(kit, personId, applicationId))) return null;
  const { id } = await accessAt(kit, personId, applicationId);
  return { id, personId };
}
/**
 * The person whom an invitation of this address registers; null for a newcomer. The person of the entry that the directory
 * has confirmed is meant if nobody has the address, unless that person has a passkey already. Refuses a person who has a
 * passkey for the RP ID, of whichever application it was made: they have access with the invitation or accept it on its page,
 * and a link in a mail adds no passkey to theirs.
 */
export async function registering(
  kit: Pick<Kit, 'executor'>,
  organisationId: string,
  { address, rpId, inviteId }: { address: string; rpId: string; inviteId: string },
) {
  const known = await personAt(kit, organisationId, address);
  if (known && (await hasPasskey(kit, known, rpId))) refuse('user.taken');
  if (known) return known;
  const { entry } = (await kit.executor.look(ref(invite, inviteId))).state;
  const itsOwn = await personOfEntry(kit, organisationId, entry);
  return itsOwn && (await credentialsOf(kit, itsOwn)).length ? null : itsOwn;
}
/** Whether a person has a passkey for an RP ID. A suspended one counts, because it may be activated again. */
export async function hasPasskey(kit: Pick<Kit, 'executor'>, personId: string, rpId: string) {
  for (const each of await oneWith(kit, personId))
    if ((await credentialsOf(kit, each)).some((credential) => credential.rpId === rpId)) return true;
  return false;
}

/** The member of the team who has a passkey; null for others. */
export const asMember = async ({ kind, id, organisationId }: Found): Promise<Owner | null> =>
  kind === 'operator' ? { kind, id, organisationId, applicationId: null } : null;

/**
 * Who the holder of a passkey is in an application; null for a stranger. Records the access of a person to whom the
 * application is open, so the passkey must have proved who it is. A person of the same organisation is told about the
 * missing access, once the passkey has proved who it is.
 */
export const userHere =
  (kit: Kit, applicationId: string) =>
  async ({ kind, id, organisationId }: Found): Promise<Owner | null> => {
    if (kind !== 'person') return null;
    const owner = await enter(kit, id, applicationId);
    if (owner) return owner;
    const { ancestors } = await kit.executor.look(ref(application, applicationId));
    return ancestors.organisationId === organisationId ? refuse('user.noAccess') : null;
  };

/** One of the users that the holder of a passkey is in an organisation: one who may sign in now, if there is one. */
export const oneAccess = async (
  kit: Pick<Kit, 'executor'>,
  { kind, id, organisationId }: Found,
  here: string,
  counts?: (owner: Owner) => Promise<boolean>,
): Promise<Owner | null> =>
  kind === 'person' && organisationId === here ? ((await bestAccess(kit, id, counts))?.owner ?? null) : null;
