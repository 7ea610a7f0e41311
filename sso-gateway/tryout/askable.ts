import { approvalHost } from '../../approvals/host.ts';
import { usersNamed } from '../../approvals/requests/open.ts';
import type { UserKind } from '../../domain/families/requests.ts';
import { refuse } from '../../domain/refusals.ts';
import { hasPasskey, holderOf, openedTo } from '../../passkeys/holders.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/people/standing.ts';

/**
 * The person of a user name, who can approve a request of this kind. Refuses with the reason where nobody can, of which an
 * application learns by waiting in vain alone, so that it does not learn which names exist.
 */
export async function askable(
  kit: Kit,
  where: { organisationId: string; applicationId: string },
  { kind, username }: { kind: UserKind; username: string },
): Promise<string> {
  const { organisationId, applicationId } = where;
  const userId = (await usersNamed(kit, applicationId, username)).at(-1);
  await mustStand(kit, { organisationId, applicationId, userId });
  const personId = userId
    ? (await holderOf(kit, { kind: 'user', id: userId })).id
    : ((await openedTo(kit, where, username))?.personId ?? refuse('tryout.nobody'));
  const { rpId } = await approvalHost(kit, { kind, organisationId });
  if (!(await hasPasskey(kit, personId, rpId))) refuse('tryout.device');
  return personId;
}
