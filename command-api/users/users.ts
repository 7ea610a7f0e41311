import type { z } from 'zod';
import type { userChanges } from '../../api/calls/parts/user.ts';
import { usual } from '../../domain/addresses.ts';
import type { FamilyName } from '../../domain/families/families.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { ActivateUser, ChangeUserProfile, SuspendUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { further } from '../../event-store/metadata.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';

type Changes = { userId: string } & z.output<typeof userChanges>;

/** Handles a change of a user in one realm: suspension, activation, attributes, or several of them at once. */
export function updateUserOf(kit: Kit, realm: FamilyName) {
  const { executor } = kit;
  return async function update(asked: Changes, caller: Caller) {
    const { userId: id, suspended, email, address, ...attributes } = asked;
    const target = ref(user, id);
    const { state, ancestors } = await executor.look(target);
    if (ancestors.organisationId !== caller.actor.organisationId || state.realm !== realm)
      refuse('user.unknown');
    if (email !== undefined && usual(email) !== usual((await personalOf(kit, target)).username ?? ''))
      refuse('user.username');
    const { provenance } = caller;
    let { position } = await executor.execute(
      ChangeUserProfile,
      { id, ...attributes, ...address },
      provenance,
    );
    if (suspended !== undefined) {
      const again = further(provenance);
      position = (await executor.execute(suspended ? SuspendUser : ActivateUser, { id }, again)).position;
    }
    return { errorCode: 0, id, position };
  };
}

/** Handles changes of the users of each family. */
export const userHandlers = (kit: Kit) =>
  ({
    updateUser: updateUserOf(kit, 'general'),
  }) satisfies CommandHandlers;
