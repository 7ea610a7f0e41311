import { z } from 'zod';
import { same } from '../changes.ts';
import { commandsOf, id, ref } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import { areTooLarge, customKnown, customProblems, customReadAll } from '../profile/customAttributes.ts';
import { customValues } from '../profile/customSchema.ts';
import { invalid, refuse } from '../refusals.ts';
import { CustomAttributesChanged } from './events.ts';
import { person } from './person.ts';

/**
 * Changes the given custom attributes, and leaves the others. An empty text removes one. `before` is all
 * that is known after this many `changes`, because a state holds no personal data.
 */
export const ChangeCustomAttributes = commandsOf(person)(
  {
    input: z.object({
      ...{ id: id(), organisationId: id(), values: customValues },
      ...{ before: z.record(z.string(), z.string()), changes: z.int() },
    }),
    needs: ({ organisationId }) => ({ organisation: ref(organisation, organisationId) }),
  },
  ({ joinedInto, customChanges }, { values: said, before, changes }, { needs }) => {
    if (joinedInto !== null) refuse('person.joined');
    if (customChanges !== changes) refuse('request.conflict');
    const { customAttributes: attributes } = needs.organisation;
    const values = customReadAll(attributes, said);
    const problems = customProblems(attributes, values);
    if (problems.length) throw invalid(...problems);
    const custom = customKnown(attributes, { ...before, ...values });
    if (areTooLarge(custom)) refuse('attributes.large');
    return same(custom, before) ? [] : [CustomAttributesChanged({ custom })];
  },
);
