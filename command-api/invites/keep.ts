import { lives, ref } from '../../domain/kit.ts';
import { MakeUserDirect } from '../../domain/user/opened.ts';
import { user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';

/**
 * Invites people who have used an application because it is open to them: their access stands by itself from now on. Returns
 * the applications that still need an invitation, and the last of the users that were kept.
 */
export async function keepAccess(
  { executor }: Kit,
  email: string,
  applicationIds: readonly string[],
  provenance: Provenance,
) {
  const rest: string[] = [];
  let kept: { id: string; position: number } | null = null;
  for (const applicationId of applicationIds) {
    const holder = await executor.reserved.anyHolderOf('username', usernameKeys(applicationId, email));
    const { state } = await executor.look(ref(user, holder?.of === user ? holder.id : ''));
    if (!holder || !lives(state) || state.direct) {
      rest.push(applicationId);
      continue;
    }
    const { id } = holder;
    const { position } = await executor.execute(MakeUserDirect, { id }, further(provenance));
    kept = { id, position };
  }
  return { rest, kept };
}
