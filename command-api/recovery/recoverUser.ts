import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { unsubscribe } from '../../approvals/push/unsubscribe.ts';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { CompleteRecovery, OpenRecovery, RequestRecovery } from '../../domain/recovery/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { type Begun, beginRegistration } from '../../passkeys/begin.ts';
import { finishRegistration } from '../../passkeys/finish.ts';
import { holderOf } from '../../passkeys/holders.ts';
import { passkeysOf } from '../../passkeys/ownPasskeys.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { knownOf } from '../../server-kit/people/details.ts';
import { oneWith } from '../../server-kit/people/joined.ts';
import { otherSiteOf } from '../../server-kit/people/otherSite.ts';
import { bestAccess, type Owner, personIdOf } from '../../server-kit/people/people.ts';
import { endAllOf } from '../../server-kit/signOnEnds.ts';
import { mailsFrom } from '../mail/quota.ts';
import {
  type Link,
  openUserAttempt,
  recoverableUser,
  recoveredDevice,
  recoveryAddress,
  recoveryOf,
} from './recovery.ts';
import { stopUserLinks } from './userLinks.ts';

/** The kind of the token that carries the ceremony. */
export const recovering = 'recover user passkey';
type Site = { appId: string; rpId: string; origin: string; rpName: string };
type Recovering = Begun & { userId: string; holderId: string; link: Link; deviceId: string };

/** Returns the token if it belongs to a recovery, null if it belongs to an invitation. */
export function recoveryIn({ tokens }: Kit, token: string): string | null {
  const { kind } = tokens.open(['invite', 'recover user'], token);
  return kind === 'recover user' ? token : null;
}

/**
 * The user with whose recovery a person gets back in: one on the organisation's host, if there is one, because that passkey
 * opens the most. Refuses a person who may not sign in.
 */
export async function userToRecover(kit: Kit, personId: string): Promise<string> {
  const isOnHost = async ({ applicationId, organisationId }: Owner) => {
    const { settings } = (await kit.executor.look(ref(application, applicationId!))).state;
    return (await otherSiteOf(kit, organisationId!, settings)) === null;
  };
  const found = (await bestAccess(kit, personId, isOnHost)) ?? (await bestAccess(kit, personId));
  if (!found) refuse('user.unknown');
  if (found.why) refuse(found.why);
  return found.owner.id;
}

/**
 * Starts a recovery for an operator, and has its link mailed where an address is known. It ends the links that the person
 * was sent before, for this access and for others.
 */
export async function startUserRecovery(kit: Kit, userId: string, by: Provenance) {
  const { organisationId } = await recoverableUser(kit, userId);
  const personId = await personIdOf(kit, userId);
  const to = await recoveryAddress(kit, userId);
  if (to) await mailsFrom(kit, organisationId, to);
  const mailed = to !== null;
  const owner = { kind: 'user', id: userId } as const;
  const { position } = await kit.executor.execute(
    RequestRecovery,
    { id: userId, owner, by: 'colleague', mailed },
    by,
  );
  // Of two at the same moment, at most one stays.
  await stopUserLinks(kit, personId, by, (other) => other !== userId);
  return { mailed, position };
}

/** Begins a new passkey for a user who lost the device, on a website of the application. */
export async function beginUserRecovery(kit: Kit, token: string, { appId, ...site }: Site) {
  const { link, applicationId, organisationId } = await openUserAttempt(kit, token);
  if (applicationId !== appId) refuse('session.token');
  const { username, name } = await knownOf(kit, link.personId);
  const [userId, deviceId] = [link.personId, recoveredDevice(link)];
  const { id: holderId } = await holderOf(kit, { kind: 'user', id: userId });
  return beginRegistration(kit.tokens, recovering, {
    ...site,
    ...{ appId, organisationId, userId, holderId, deviceId, link, username: username ?? '' },
    userName: username ?? '',
    displayName: name ?? '',
    has: await passkeysOf(kit, ...(await oneWith(kit, holderId))),
  });
}

/** The recovery's own stream decides before the device is added; after that, all that the user had signed in to ends. */
export async function finishUserRecovery(
  kit: Kit,
  begun: Recovering & { appId: string },
  credential: RegistrationResponseJSON,
  provenance: Provenance,
) {
  const { userId: id, deviceId, appId, link } = begun;
  const { organisationId } = await recoverableUser(kit, id);
  const { round } = link;
  return finishRegistration(
    kit,
    { ...begun, recovered: true },
    credential,
    { kind: 'user', id, organisationId, applicationId: appId },
    provenance,
    (by) => completes(kit, { id, round, deviceId }, by),
    (by) => endsAll(kit, organisationId, begun.holderId, by),
  );
}
/** Ends the person's other links, what the person is signed in to, and the messages to an app on the lost device. */
async function endsAll(kit: Kit, organisationId: string, personId: string, by: Provenance) {
  await stopUserLinks(kit, personId, by);
  await endAllOf(kit, organisationId, personId, by);
  await unsubscribe(kit, await oneWith(kit, personId), by);
}
/** Opens and completes the recovery in one step, because users have no waiting time. A repeat resumes. */
async function completes(kit: Kit, about: { id: string; round: string; deviceId: string }, by: Provenance) {
  const { id, round, deviceId } = about;
  const state = await recoveryOf(kit, id);
  // One request appends twice to the recovery, and the idempotency key would make the second a repeat.
  const { idempotencyKey: _, ...provenance } = by;
  if (state.deviceId !== deviceId)
    await kit.executor.execute(OpenRecovery, { id, round, waitHours: 0 }, provenance);
  return kit.executor.execute(CompleteRecovery, about, provenance);
}
