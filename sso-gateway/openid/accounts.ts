import type { Account } from 'oidc-provider';
import { usersNamed } from '../../approvals/requests.ts';
import { device } from '../../domain/device/device.ts';
import { lives, ref } from '../../domain/kit.ts';
import { standing } from '../../domain/standing.ts';
import { user } from '../../domain/user/user.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { chainOf } from '../../server-kit/standing.ts';
import { claimsOf } from './claims.ts';

/**
 * The account of a session: who signed in, and with which device. Applications never see it; their subject is their own
 * user.
 */
export const accountIdOf = (userId: string, deviceId: string) => `${userId} ${deviceId}`;
/** The user and the device of an account. */
export const partsOf = (accountId: string) => {
  const [userId = '', deviceId = ''] = accountId.split(' ');
  return { userId, deviceId };
};

/**
 * The user that an account is in an application, suspended or not: the one who signed in there or, for another
 * application of the same organisation, the one with the same verified address.
 */
export async function knownIn(kit: Kit, organisationId: string, accountId: string, clientId: string) {
  const { userId } = partsOf(accountId);
  const { ancestors, state } = await kit.executor.look(ref(user, userId));
  if (ancestors.organisationId !== organisationId || !lives(state)) return null;
  if (ancestors.applicationId === clientId) return userId;
  if (!state.usernameVerified) return null;
  const { username } = await personalOf(kit, ref(user, userId));
  const there = (await usersNamed(kit, clientId, username ?? '')).at(-1);
  return there && (await kit.executor.look(ref(user, there))).state.usernameVerified ? there : null;
}

/** The function `userIn` for the provider of one organisation. */
export type UserIn = (accountId: string, clientId: string) => Promise<string | null>;
/** The same user; null unless everything that the access depends on is active. */
export async function userIn(kit: Kit, organisationId: string, accountId: string, clientId: string) {
  const { userId, deviceId } = partsOf(accountId);
  const { ancestors } = await kit.executor.look(ref(user, userId));
  if (ancestors.organisationId !== organisationId) return null;
  const { applicationId } = ancestors;
  if (standing(await chainOf(kit, { organisationId, applicationId, userId, deviceId }))) return null;
  const there = await knownIn(kit, organisationId, accountId, clientId);
  if (!there || there === userId) return there;
  return standing(await chainOf(kit, { organisationId, applicationId: clientId, userId: there }))
    ? null
    : there;
}

const sealedScopes = /\b(?:email|profile|address|phone)\b/;

/** An account with the claims that its user in an application has. */
export function accountOf(kit: Kit, accountId: string, id: string): Account {
  return {
    accountId,
    async claims(_, scope, asked) {
      // The other claims are sealed, and opened only where they are asked for.
      if (!sealedScopes.test(scope) && !Object.keys(asked ?? {}).length) return { sub: accountId };
      const target = ref(user, id);
      const claims = claimsOf(await personalOf(kit, target), (await kit.executor.look(target)).state);
      return { ...claims, sub: accountId };
    },
  };
}

/**
 * How the passkey of a device proves the person: its references (RFC 8176) and the class of the OpenID extended
 * authentication profile. A passkey that can be backed up is not bound to hardware.
 */
export async function proofOf({ executor }: Kit, deviceId: string) {
  const { credential } = (await executor.look(ref(device, deviceId))).state;
  const synced = credential?.backupEligible ?? true;
  return { amr: [synced ? 'swk' : 'hwk', 'user', 'mfa'], acr: synced ? 'phr' : 'phrh' };
}
