import type { z } from 'zod';
import type { userChanges } from '../../api/calls/parts/user.ts';
import { usual } from '../../domain/addresses.ts';
import type { FamilyName } from '../../domain/families/families.ts';
import { lives, ref } from '../../domain/kit.ts';
import { ActivatePerson, DescribePerson, SuspendPerson } from '../../domain/person/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import { ActivateUser, DeleteUser, SuspendUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { further } from '../../event-store/metadata.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { headOf } from '../../server-kit/people/joined.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { together } from '../together.ts';
import { personOf } from './joins.ts';

type Changes = { userId: string } & z.output<typeof userChanges>;

/**
 * Handles a change of a user in one realm: suspension, activation, attributes, or several of them at once. The attributes are
 * the person's.
 */
export function updateUserOf(kit: Kit, realm: FamilyName) {
  const { executor } = kit;
  return async function update(asked: Changes, caller: Caller) {
    const { userId: id, suspended, email, address, ...attributes } = asked;
    const target = ref(user, id);
    const { state, ancestors } = await executor.look(target);
    const isOwn = ancestors.organisationId === caller.actor.organisationId;
    if (!lives(state) || !isOwn || state.realm !== realm) refuse('user.unknown');
    if (email !== undefined && usual(email) !== usual((await personalOf(kit, target)).username ?? ''))
      refuse('user.username');
    const { provenance } = caller;
    const details = { ...attributes, ...address };
    const isDescribed = suspended === undefined || Object.keys(details).length > 0;
    const described = isDescribed
      ? await executor.execute(DescribePerson, { id: await headOf(kit, state.personId), details }, provenance)
      : null;
    if (suspended === undefined) return { errorCode: 0, id, position: described!.position };
    const by = described ? further(provenance) : provenance;
    const { position } = await executor.execute(suspended ? SuspendUser : ActivateUser, { id }, by);
    return { errorCode: 0, id, position };
  };
}

/** Handles changes of the users of each family, and of the people. */
export const userHandlers = (kit: Kit) =>
  ({
    async describePerson({ personId, address, ...attributes }, { actor, provenance }) {
      await personOf(kit, personId, actor.organisationId);
      const id = await headOf(kit, personId);
      const details = { ...attributes, ...address };
      const { position } = await kit.executor.execute(DescribePerson, { id, details }, provenance);
      return { errorCode: 0, id, position };
    },
    updateUser: updateUserOf(kit, 'general'),
    updateUsers: ({ userIds, suspended }, { provenance }) =>
      together(userIds, (id) =>
        kit.executor.execute(suspended ? SuspendUser : ActivateUser, { id }, provenance),
      ),
    deleteUsers: ({ userIds }, { provenance }) =>
      together(userIds, (id) => kit.executor.execute(DeleteUser, { id }, provenance)),
    updatePeople: ({ personIds, suspended }, { provenance }) =>
      together(personIds, (id) =>
        kit.executor.execute(suspended ? SuspendPerson : ActivatePerson, { id }, provenance),
      ),
  }) satisfies CommandHandlers;
