import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { ref } from '../../domain/kit.ts';
import { CompleteRecovery, OpenRecovery } from '../../domain/recovery/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { type Begun, beginRegistration } from '../../passkeys/begin.ts';
import { finishRegistration } from '../../passkeys/finish.ts';
import { holderOf } from '../../passkeys/holders.ts';
import { passkeysOf } from '../../passkeys/ownPasskeys.ts';
import { oneWith } from '../../server-kit/joined.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { type Link, openUserAttempt, recoverableUser, recoveredDevice, recoveryOf } from './recovery.ts';

/** The kind of the token that carries the ceremony. */
export const recovering = 'recover user passkey';
type Site = { appId: string; rpId: string; origin: string; rpName: string };
type Recovering = Begun & { userId: string; holderId: string; link: Link; deviceId: string };

/** Returns the token if it belongs to a recovery, null if it belongs to an invitation. */
export function recoveryIn({ tokens }: Kit, token: string): string | null {
  const { kind } = tokens.open(['invite', 'recover user'], token);
  return kind === 'recover user' ? token : null;
}

/** Begins a new passkey for a user who lost the device, on a website of the application. */
export async function beginUserRecovery(kit: Kit, token: string, { appId, ...site }: Site) {
  const { link, applicationId, organisationId } = await openUserAttempt(kit, token);
  if (applicationId !== appId) refuse('session.token');
  const { username, name } = await personalOf(kit, ref(user, link.personId));
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

/** The recovery's own stream decides before the device is added; after that, the user's sessions end. */
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
    () => kit.sessions.endAllOf(begun.holderId),
  );
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
