import type { Account } from 'oidc-provider';
import { application } from '../../domain/application/application.ts';
import { namesOfGroups } from '../../domain/application/settings/groups.ts';
import { ref } from '../../domain/kit.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import { standing } from '../../domain/standing.ts';
import { partsOf } from '../../server-kit/access/signOns.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { knownInFull } from '../../server-kit/people/details.ts';
import { enter } from '../../server-kit/people/enter.ts';
import { groupsOf } from '../../server-kit/people/groups.ts';
import { keyKindOf } from '../../server-kit/people/keyKind.ts';
import { chainOf } from '../../server-kit/people/standing.ts';
import { knownIn } from '../../server-kit/signedOn.ts';
import { claimsOf, groupsClaim } from './claims.ts';
import { customClaims, customClaimsOf } from './customClaims.ts';

/** The function `userIn` for the provider of one organisation. */
export type UserIn = (accountId: string, clientId: string) => Promise<string | null>;
/** The same user; null unless everything that the access depends on is active. */
export async function userIn(kit: Kit, organisationId: string, accountId: string, clientId: string) {
  const userId = await knownIn(kit, organisationId, accountId, clientId);
  if (!userId) return null;
  const ids = { organisationId, applicationId: clientId, userId, ...partsOf(accountId) };
  return standing(await chainOf(kit, ids)) ? null : userId;
}

/**
 * The same for a session that comes to an application, which may be open to the person without an invitation. A refusal is
 * told by the sign-in page, to which the person is led.
 */
export async function entersIn(kit: Kit, organisationId: string, accountId: string, clientId: string) {
  const { personId, deviceId } = partsOf(accountId);
  const known = await userIn(kit, organisationId, accountId, clientId);
  if (known || standing(await chainOf(kit, { organisationId, applicationId: clientId, personId, deviceId })))
    return known;
  await enter(kit, personId, clientId).catch(ignoreRefusal);
  return userIn(kit, organisationId, accountId, clientId);
}

const sealedScopes = /\b(?:email|profile|address|phone)\b/;

/** The names of the groups of an account's person that an application is told. */
export async function groupsTold(kit: Kit, accountId: string, clientId: string): Promise<string[]> {
  const { settings } = (await kit.executor.look(ref(application, clientId))).state;
  const prefix = settings?.kind === 'oidc' ? settings.groupsPrefix : '';
  return namesOfGroups(await groupsOf(kit, partsOf(accountId).personId), prefix);
}

/** An account with the claims that its user in an application has. */
export function accountOf(kit: Kit, accountId: string, id: string, clientId: string): Account {
  return {
    accountId,
    async claims(use, scope, asked) {
      const isGroups = /\bgroups\b/.test(scope) || 'groups' in (asked ?? {});
      const groups = isGroups ? groupsClaim(await groupsTold(kit, accountId, clientId), use) : {};
      const custom = {
        [customClaims]: await customClaimsOf(kit, { accountId, clientId }, { use, scope, asked }),
      };
      // The other claims are sealed, and opened only where they are asked for.
      const isSealed = sealedScopes.test(scope) || Object.keys(asked ?? {}).some((name) => name !== 'groups');
      if (!isSealed) return { ...groups, ...custom, sub: accountId };
      const { known, state } = await knownInFull(kit, id);
      return { ...claimsOf(known, state), ...groups, ...custom, sub: accountId };
    },
  };
}

/**
 * How the passkey of a device proves the person: its references (RFC 8176) and the class of the OpenID extended
 * authentication profile.
 */
export async function proofOf(kit: Kit, deviceId: string) {
  const key = await keyKindOf(kit, deviceId);
  return { amr: [key, 'user', 'mfa'], acr: key === 'hwk' ? 'phrh' : 'phr' };
}
