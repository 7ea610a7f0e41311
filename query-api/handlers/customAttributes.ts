import { lives, ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import { refuse } from '../../domain/refusals.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import { customAttributesOf, customOf } from '../../server-kit/customAttributes.ts';
import type { QueryKit } from '../kit.ts';

/** Handles the reading of custom attributes. */
export const customAttributeHandlers = (kit: QueryKit) =>
  ({
    async customAttributes({ uniqueId }, { actor }) {
      if (uniqueId !== actor.organisationId) refuse('organisation.unknown');
      return { errorCode: 0, attributes: (await customAttributesOf(kit, uniqueId)).map(plain) };
    },
    async personCustomAttributes({ personId }, { actor: { organisationId = '' } }) {
      const { state, ancestors } = await kit.executor.look(ref(person, personId));
      if (!lives(state) || ancestors.organisationId !== organisationId) refuse('user.unknown');
      const { attributes, values } = await customOf(kit, organisationId, personId);
      return {
        errorCode: 0,
        attributes: attributes.map((each) => ({ ...plain(each), value: values[each.name] ?? '' })),
      };
    },
  }) satisfies QueryHandlers;

const plain = <A extends { options: readonly string[] }>(attribute: A) => ({
  ...attribute,
  options: [...attribute.options],
});
