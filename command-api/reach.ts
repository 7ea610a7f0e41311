import { ref } from '../domain/kit.ts';
import { operator } from '../domain/operator/operator.ts';
import { mustReach } from '../domain/team/reach.ts';
import type { Kit } from '../server-kit/kit.ts';

/**
 * Refuses a member of a team who wants to do something for another one that leads to a passkey of theirs, unless the role
 * reaches that of the other one. Both roles are read anew, as either may have changed. Everybody reaches themselves.
 */
export async function mustReachMember({ executor }: Pick<Kit, 'executor'>, ownId: string, otherId: string) {
  if (ownId === otherId) return;
  const roleOf = async (id: string) => (await executor.look(ref(operator, id), { fresh: true })).state.role;
  mustReach(await roleOf(ownId), await roleOf(otherId));
}
