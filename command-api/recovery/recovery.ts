import { randomUUID } from 'node:crypto';
import { formsOf } from '../../domain/addresses.ts';
import { device } from '../../domain/device/device.ts';
import { lives, ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { mayEnrol, RequestRecovery, underWay } from '../../domain/recovery/commands.ts';
import { recovery } from '../../domain/recovery/recovery.ts';
import { refuse } from '../../domain/refusals.ts';
import { isNamedByDirectory } from '../../domain/user/directory.ts';
import { user } from '../../domain/user/user.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { provedAddressOf } from '../../server-kit/people/joined.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import { userAddressOf } from '../../server-kit/people/userAddress.ts';

/** The contents of a recovery link: the person, and the attempt. */
export type Link = { personId: string; round: string };
const day = 86_400;
/** The seconds that a link's token is valid: longer than any recovery, whose end its stream decides. */
const linkLasts = 12 * day;

export const recoveryToken = ({ tokens }: Pick<Kit, 'tokens'>, link: Link) =>
  tokens.seal('recovery', link, linkLasts);
export const stopToken = ({ tokens }: Pick<Kit, 'tokens'>, link: Link) =>
  tokens.seal('stop recovery', link, linkLasts);

/** The id of the device that an attempt adds, derived so that a repeat adds no second one. */
export const recoveredDevice = ({ personId, round }: Link) =>
  idOf(
    { actor: { role: 'system', id: personId }, correlationId: round, idempotencyKey: round },
    'recovered device',
  );

export async function recoveryOf({ executor }: Pick<Kit, 'executor'>, personId: string) {
  return (await executor.look(ref(recovery, personId))).state;
}

/** Refuses unless the operator's access may be recovered: active, in an active organisation. */
export async function recoverable(kit: Pick<Kit, 'executor'>, operatorId: string) {
  const { executor } = kit;
  const { state, ancestors } = await executor.look(ref(operator, operatorId));
  if (!lives(state) || state.enrolling) refuse('operator.unknown');
  const organisationId = ancestors.organisationId!;
  await mustStand(kit, { organisationId, operatorId });
  const theirs = (await executor.look(ref(organisation, organisationId))).state;
  return { organisationId, waitHours: theirs.security.recoveryWaitHours };
}

/** The attempt that a link names; refuses once it is over. */
async function attemptOf(kit: Kit, accessToken: string, kind: string) {
  const { personId, round } = kit.tokens.open<Link>(kind, accessToken);
  const state = await recoveryOf(kit, personId);
  if (state.round !== round || !underWay(state, new Date(kit.clock()))) refuse('recovery.over');
  return { link: { personId, round }, state };
}
export async function openAttempt(kit: Kit, accessToken: string, kind = 'recovery') {
  const { personId } = kit.tokens.open<Link>(kind, accessToken);
  const about = await recoverable(kit, personId);
  return { ...(await attemptOf(kit, accessToken, kind)), ...about };
}
/** The attempt that a user's link names; refuses once it is over. */
export async function openUserAttempt(kit: Kit, accessToken: string) {
  const attempt = await attemptOf(kit, accessToken, 'recover user');
  return { ...attempt, ...(await recoverableUser(kit, attempt.link.personId)) };
}

/** Refuses unless the user's access may be recovered: user, application and organisation are active. */
export async function recoverableUser(kit: Pick<Kit, 'executor'>, userId: string) {
  const { executor } = kit;
  const { state, ancestors } = await executor.look(ref(user, userId));
  if (!lives(state) || state.enrolling) refuse('user.unknown');
  const { organisationId, applicationId } = ancestors as { organisationId: string; applicationId: string };
  await mustStand(kit, { organisationId, applicationId, userId });
  const theirs = (await executor.look(ref(organisation, organisationId))).state;
  return { organisationId, applicationId, subdomain: theirs.subdomain };
}
/**
 * The address to which a user's recovery link is mailed: the one that the person has proved, or else a user name that is an
 * address, unless a directory alone says so. Null when there is none.
 */
export async function recoveryAddress(kit: Kit, userId: string): Promise<string | null> {
  const { state } = await kit.executor.look(ref(user, userId));
  return isNamedByDirectory(state) ? provedAddressOf(kit, state.personId) : userAddressOf(kit, userId);
}
/** The link for a user, on the organisation's host; the page there leads to the application's websites. */
export async function userRecoveryLink(kit: Kit, link: Link): Promise<string> {
  const { subdomain } = await recoverableUser(kit, link.personId);
  const host = subdomain ? kit.origins.org(subdomain) : kit.origins.public;
  return `${host}/recoverUser/${kit.tokens.seal('recover user', link, linkLasts)}`;
}

/** Refuses unless a passkey may be made now. An attempt whose device exists is over, unless `resuming`. */
export async function enrollable(kit: Kit, link: Link, { resuming = false } = {}) {
  const about = await recoverable(kit, link.personId);
  const state = await recoveryOf(kit, link.personId);
  const deviceId = recoveredDevice(link);
  const resumes = resuming && state.round === link.round && state.deviceId === deviceId;
  const added = (await kit.executor.look(ref(device, deviceId))).state.status !== 'absent';
  if (added && !resuming) refuse('recovery.over');
  if (!resumes) mayEnrol(state, link.round, new Date(kit.clock()));
  return { ...about, deviceId };
}

/** Makes a link that recovers an operator's access at once, for the machine's owner to pass on to the person. */
export async function recoveryLinkFor(kit: Kit, email: string): Promise<string> {
  const found = await kit.executor.reserved.anyHolderOf('email', formsOf(email));
  if (!found) refuse('operator.unknown', { email });
  await recoverable(kit, found.id);
  const owner = { kind: 'operator', id: found.id } as const;
  const by = {
    actor: { role: 'system', id: 'owner' },
    correlationId: randomUUID(),
    call: 'recover',
  } as const;
  await kit.executor.execute(RequestRecovery, { id: found.id, owner, by: 'owner', mailed: false }, by);
  const { round } = await recoveryOf(kit, found.id);
  return `${kit.origins.public}/recover/${recoveryToken(kit, { personId: found.id, round })}`;
}
