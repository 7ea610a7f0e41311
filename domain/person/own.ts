import { z } from 'zod';
import { same } from '../changes.ts';
import { commandsOf, id, ref } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import { areTooLarge, ownKnown, ownValueProblem } from '../profile/ownAttributes.ts';
import { ownValues } from '../profile/ownSchema.ts';
import { invalid, refuse } from '../refusals.ts';
import { OwnAttributesChanged } from './events.ts';
import { person } from './person.ts';

/**
 * Changes the given attributes of the organisation's own, and leaves the others. An empty text removes one. `before` is all
 * that is known after this many `changes`, because a state holds no personal data.
 */
export const ChangeOwnAttributes = commandsOf(person)(
  {
    input: z.object({
      ...{ id: id(), organisationId: id(), values: ownValues },
      ...{ before: z.record(z.string(), z.string()), changes: z.int() },
    }),
    needs: ({ organisationId }) => ({ organisation: ref(organisation, organisationId) }),
  },
  ({ joinedInto, ownChanges }, { values, before, changes }, { needs }) => {
    if (joinedInto !== null) refuse('person.joined');
    if (ownChanges !== changes) refuse('request.conflict');
    const { ownAttributes: attributes } = needs.organisation;
    const problems = Object.entries(values).flatMap(([name, value]) => {
      const attribute = attributes.find((each) => each.name === name);
      const problem = attribute ? ownValueProblem(attribute, value) : ({ code: 'is.ownUnknown' } as const);
      return problem ? [{ field: `attributes.${name}`, ...problem }] : [];
    });
    if (problems.length) throw invalid(...problems);
    const own = ownKnown(attributes, { ...before, ...values });
    if (areTooLarge(own)) refuse('attributes.large');
    return same(own, before) ? [] : [OwnAttributesChanged({ own })];
  },
);
