import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { changeOwn } from '../../server-kit/ownAttributes.ts';
import { personOf } from './joins.ts';

/** Handles changes of what is known of a person's attributes of the organisation's own. */
export const ownAttributeHandlers = (kit: Kit) =>
  ({
    async changeOwnAttributes({ personId, attributes }, { actor, provenance }) {
      const { organisationId = '' } = actor;
      await personOf(kit, personId, organisationId);
      const who = { organisationId, personId };
      const { id, position } = await changeOwn(kit, who, attributes, provenance);
      return { errorCode: 0, id, position };
    },
  }) satisfies CommandHandlers;
