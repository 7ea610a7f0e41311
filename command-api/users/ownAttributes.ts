import { ref } from '../../domain/kit.ts';
import { ChangeOwnAttributes } from '../../domain/person/own.ts';
import { person } from '../../domain/person/person.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import { headOf } from '../../server-kit/joined.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { ownKept } from '../../server-kit/ownAttributes.ts';
import { personOf } from './joins.ts';

/** Handles changes of what is known of a person's attributes of the organisation's own. */
export const ownAttributeHandlers = (kit: Kit) =>
  ({
    async changeOwnAttributes({ personId, attributes: values }, { actor, provenance }) {
      const { organisationId = '' } = actor;
      await personOf(kit, personId, organisationId);
      const id = await headOf(kit, personId);
      // Counted first: what is said between the two reads is a conflict then, and nothing of it is lost.
      const changes = (await kit.executor.look(ref(person, id), { fresh: true })).state.ownChanges;
      const before = { ...(await ownKept(kit, id)) };
      const input = { id, organisationId, values, before, changes };
      const { position } = await kit.executor.execute(ChangeOwnAttributes, input, provenance);
      return { errorCode: 0, id, position };
    },
  }) satisfies CommandHandlers;
