import { createHmac } from 'node:crypto';
import { application } from '../../domain/application/application.ts';
import { ownSiteOf } from '../../domain/application/kinds.ts';
import { aboutKind, type Kind, type UserKind } from '../../domain/families/requests.ts';
import { ref } from '../../domain/kit.ts';
import { featureOf, type RemoteMethod } from '../../domain/methods.ts';
import { refuse } from '../../domain/refusals.ts';
import { OpenTransaction } from '../../domain/transaction/approval.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { newId } from '../../event-store/newId.ts';
import { openedTo, registering } from '../../passkeys/holders.ts';
import { withinQuota } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Attributes } from '../../server-kit/people/details.ts';
import { accessAt } from '../../server-kit/people/people.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import { challengeOf, hashOf, newNumber, newSecret } from '../challenge.ts';
import { approvalHost } from '../host.ts';
import { mayRegister } from '../invited.ts';
import { lookAt } from './look.ts';

export type Place = { longitude: number; latitude: number };
/** The description of a request. Its id, secret, number, challenge and times are made here. */
export type Asking = {
  kind: Kind;
  /** The name of what is signed in to, as shown to the approver. */
  target: string;
  device: string;
  ip: string;
  place?: Place | null;
  /** How the other device is reached; `phone` by default. */
  method?: RemoteMethod;
  /**
   * The only person who may approve, or who is registered. An unknown address has a made-up id, so that both cases look
   * alike.
   */
  ownerId?: string | null;
  organisationId?: string | null;
  applicationId?: string | null;
  /** For a registration: the device that it makes, the account's name, and the form. */
  deviceId?: string | null;
  account?: string | null;
  registration?: Record<string, unknown> | null;
  /** For a registration: that of a person who was known before, of whom its end erases nothing. */
  isKnown?: boolean;
  /** For a protocol: the ids by which it knows the waiting request. */
  requestId?: string | null;
  idpId?: string | null;
  /** The number is not shown until the phone asks for one. */
  screenless?: boolean;
  /** For a gateway that derives these from the packet, so that another gateway opens no second request for it. */
  made?: Made;
};
export type Made = { id: string; secret: string; number: number };
const newlyMade = (): Made => ({ id: newId(), secret: newSecret(), number: newNumber() });

/** Opens a request. The secret is only for the waiting screen, which also shows the number. */
export async function openRequest(kit: Kit, asking: Asking, provenance: Provenance) {
  await withinQuota(kit, 'openedRequests', asking.applicationId ?? '', { code: 'transaction.tooMany' });
  const { registration = null, isKnown, screenless, made, ...given } = asking;
  const { id, secret, number } = made ?? newlyMade();
  const shown = {
    id,
    secretHash: hashOf(secret),
    ...{ place: null, ownerId: null, organisationId: null, applicationId: null },
    ...{ deviceId: null, account: null, requestId: null, idpId: null },
    method: 'phone' as const,
    number: screenless ? null : number,
    requestedAt: new Date(kit.clock()).toISOString(),
    ...given,
  };
  const opening = {
    ...shown,
    registration,
    // A login shows facts about the requesting screen, not about the named person, and must cost the same for an
    // unknown name. So its personal data is sealed to the transaction, and erased when its time is over. So is that of a
    // registration of somebody known, whose next one has the same id of a user.
    subjectId: aboutKind(asking.kind).type === 1 && !isKnown ? (shown.ownerId ?? id) : id,
    challenge: challengeOf(shown),
  };
  const { position } = await kit.executor.execute(OpenTransaction, opening, provenance);
  const { expiresAt } = (await lookAt(kit, id)).state.opened!;
  return { id, secret, number: shown.number, expiresAt, position };
}

type AskingUser = Pick<Asking, 'device' | 'ip' | 'place' | 'requestId' | 'idpId' | 'screenless' | 'made'> & {
  kind: UserKind;
  applicationId: string;
  /** The person to sign in, where known, or to register. */
  username?: string | null;
  name?: string;
  /** The invitation with which the person registers, and what they say about themselves. */
  invited?: { inviteId: string; attributes: Attributes };
  /** Whether it is sent to the installed apps of the person who signs in. */
  byPush?: boolean;
};
/** Opens a request to an application's user, for the gateways of the protocols and the embedded script. */
export async function openUserRequest(kit: Kit, asking: AskingUser, provenance: Provenance) {
  const { username, name = '', byPush = false, invited, ...given } = asking;
  const { applicationId } = given;
  const { settings, organisationId } = await usedApplication(kit, applicationId, byPush);
  const method = byPush ? ('push' as const) : ('phone' as const);
  const about = { ...given, organisationId, target: settings.name, method };
  if (aboutKind(asking.kind).type === 1) {
    await mayRegister(kit, applicationId, invited?.inviteId);
    const { rpId } = await approvalHost(kit, about);
    const invitation = invited && { address: username ?? '', rpId, inviteId: invited.inviteId };
    const known = invitation && (await registering(kit, organisationId, invitation));
    const personId = known ?? newId();
    const { id: ownerId } = await accessAt(kit, personId, applicationId);
    const registration = { applicationId, personId, username: username ?? '', name, ...invited };
    const { username: account } = RegisterUser.input.parse({ id: ownerId, ...registration });
    const made = { ownerId, deviceId: newId(), account, registration, isKnown: !!known };
    return openRequest(kit, { ...about, ...made }, provenance);
  }
  if (!username) return openRequest(kit, about, provenance);
  const found =
    (await usersNamed(kit, applicationId, username)).at(-1) ??
    (await openedTo(kit, { organisationId, applicationId }, username))?.id;
  // An unknown name opens a request that nobody can approve, and gets the same reply.
  const ownerId =
    found ?? nobodyNamed(kit, `${applicationId} ${usernameKeys(applicationId, username).at(-1)}`);
  return openRequest(kit, { ...about, ownerId }, provenance);
}

/**
 * Ids of the users who may have this name: at most one, and possibly another whose name is spelled differently and was
 * registered when such names were still distinct. A name reserved for an invited person has no user yet.
 */
export async function usersNamed({ executor }: Pick<Kit, 'executor'>, applicationId: string, name: string) {
  const keys = usernameKeys(applicationId, name);
  const found = await Promise.all(keys.map((key) => executor.reserved.holderOf('username', key)));
  return found.flatMap((holder) => (holder?.of === user ? holder.id : []));
}

/** Whether a user has the name that was typed; without one, everybody fits. */
export const isNamed =
  (kit: Pick<Kit, 'executor'>, applicationId: string, name: string | null) =>
  async ({ id }: { id: string }) =>
    name === null || (await usersNamed(kit, applicationId, name)).includes(id);

/** A stable made-up id for an unknown name, like the id of a user. */
const nobodyNamed = ({ vault }: Pick<Kit, 'vault'>, name: string) =>
  createHmac('sha256', vault.derive('names that nobody has')[0]!).update(name).digest('base64url');

/** The application of a request. Refuses unless it is active and lets its users approve on another device. */
export async function usedApplication(kit: Kit, applicationId: string, byPush: boolean) {
  const { executor } = kit;
  const { state, ancestors } = await executor.look(ref(application, applicationId));
  const { settings } = state;
  const { organisationId = '' } = ancestors;
  await mustStand(kit, { organisationId, applicationId });
  for (const feature of byPush ? [featureOf.phone, featureOf.push] : [featureOf.phone])
    if (
      ownSiteOf(settings)?.remotePlatformAuth === false ||
      !(await executor.grantedTo(organisationId, feature))
    )
      refuse('plan.feature', { feature });
  return { settings: settings!, organisationId };
}
