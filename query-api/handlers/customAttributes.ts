import { lives, ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import type { CustomValues } from '../../domain/profile/customAttributes.ts';
import { refuse } from '../../domain/refusals.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import { inBatches } from '../../server-kit/inBatches.ts';
import { customAttributesOf, customOf } from '../../server-kit/people/customAttributes.ts';
import type { QueryKit } from '../kit.ts';

/** People who are read before others have their turn. */
const together = 32;

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
    async peopleCustomAttributes({ personIds }, { actor: { organisationId = '' } }) {
      const found = new Map<string, CustomValues>();
      await inBatches(
        personIds,
        async (personId) => {
          const { state, ancestors } = await kit.executor.look(ref(person, personId), { passing: true });
          if (!lives(state) || ancestors.organisationId !== organisationId) return;
          found.set(personId, (await customOf(kit, organisationId, personId)).values);
        },
        together,
      );
      const people = personIds.flatMap((personId) => {
        const attributes = found.get(personId);
        return attributes ? [{ personId, attributes }] : [];
      });
      return { errorCode: 0, people };
    },
  }) satisfies QueryHandlers;

const plain = <A extends { options: readonly string[] }>(attribute: A) => ({
  ...attribute,
  options: [...attribute.options],
});
