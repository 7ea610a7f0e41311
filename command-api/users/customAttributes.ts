import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { changeCustom } from '../../server-kit/people/customAttributes.ts';
import { personOf } from './joins.ts';

/** Handles changes of what is known of a person's custom attributes. */
export const customAttributeHandlers = (kit: Kit) =>
  ({
    async changeCustomAttributes({ personId, attributes }, { actor, provenance }) {
      const { organisationId = '' } = actor;
      await personOf(kit, personId, organisationId);
      const who = { organisationId, personId };
      const { id, position } = await changeCustom(kit, who, attributes, provenance);
      return { errorCode: 0, id, position };
    },
  }) satisfies CommandHandlers;
