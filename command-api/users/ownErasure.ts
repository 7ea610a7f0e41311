import { AskForErasure, waits } from '../../domain/helpRequest/commands.ts';
import { helpRequest } from '../../domain/helpRequest/helpRequest.ts';
import { ref } from '../../domain/kit.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import { actingAs } from '../../server-kit/calls/provenance.ts';
import { withinQuota } from '../../server-kit/calls/quota.ts';
import { mustBeRecent } from '../../server-kit/calls/recent.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { knownAs } from '../help/grant.ts';
import { howItStands } from '../help/help.ts';

/** The id of the request of a person to be erased, of whom there is one. */
const requestOf = (personId: string) => ref(helpRequest, accessId(personId, 'erasure'));

/** Handles a person's request to be erased. */
export function erasureHandlers(kit: Kit) {
  const { executor, clock } = kit;
  const stateOf = async (personId: string) =>
    (await executor.look(requestOf(personId), { fresh: true })).state;
  return {
    async readOwnErasure(_, { actor }) {
      return howItStands(await stateOf(actor.id), new Date(clock()));
    },

    async askForErasure({ note }, caller) {
      mustBeRecent(kit, caller);
      const { actor, provenance } = caller;
      if (!waits(await stateOf(actor.id), new Date(clock()))) {
        await withinQuota(kit, 'accessRequests', actor.id);
        const { proved: _, ...who } = await knownAs(kit, actor.id);
        const asking = { id: requestOf(actor.id).id, personId: actor.id, note, ...who };
        const by = who.userId ? actingAs(provenance, 'user', who.userId, actor.organisationId!) : provenance;
        await executor.execute(AskForErasure, asking, by);
      }
      return howItStands(await stateOf(actor.id), new Date(clock()));
    },
  } satisfies CommandHandlers;
}
