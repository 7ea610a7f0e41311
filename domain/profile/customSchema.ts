import { z } from 'zod';
import { text } from '../kit.ts';
import { limits } from '../limits.ts';
import { oneLine } from '../names.ts';
import { issueOf, wrong } from '../problems.ts';
import { customKinds, customNameProblem, mostOctets } from './customAttributes.ts';

const line = (most: number) => text(most, 1).transform(oneLine);
/** The name by which applications are told an attribute. */
export const customName = text(limits.customName, 1)
  .superRefine((name, context) => {
    const problem = customNameProblem(name);
    if (problem) context.addIssue(issueOf(problem));
  })
  .meta({
    pattern: '^[a-z][a-z0-9_]{0,39}$',
    description:
      'Lower-case letters, digits and _, beginning with a letter. Names of usual claims are reserved.',
    examples: ['cost_centre'],
  });
const once = (all: readonly string[]) => new Set(all).size === all.length;
const attribute = z
  .object({
    name: customName,
    label: line(limits.customLabel).meta({ examples: ['Cost centre'] }),
    kind: z.enum(customKinds),
    options: z
      .array(line(limits.customOption))
      .max(limits.customOptions)
      .refine(once, wrong('is.twice'))
      .default([])
      .describe('The values of a choice; none for other kinds.'),
  })
  .superRefine(({ kind, options }, context) => {
    if (kind === 'choice' && options.length === 0)
      context.addIssue(issueOf({ code: 'is.few', values: { least: 1 } }, ['options']));
    if (kind !== 'choice' && options.length > 0)
      context.addIssue(issueOf({ code: 'is.many', values: { most: 0 } }, ['options']));
  })
  .meta({ id: 'CustomAttribute' });
/** All custom attributes, in the order in which forms show them. */
export const customAttributes = z
  .array(attribute)
  .max(limits.customAttributes)
  .refine((all) => once(all.map(({ name }) => name)), wrong('is.twice'));
/** Values of a person by the names of the attributes, as calls have them. */
export const customValues = z
  .record(z.string().max(limits.customName), text(mostOctets.value))
  .refine((values) => Object.keys(values).length <= limits.customAttributes, wrong('is.customMost'));
