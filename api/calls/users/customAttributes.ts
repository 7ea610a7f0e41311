import { z } from 'zod';
import { id } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { DefineCustomAttributes } from '../../../domain/organisation/commands.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { person } from '../../../domain/person/person.ts';
import { customKinds } from '../../../domain/profile/customAttributes.ts';
import { customAttributes, customValues } from '../../../domain/profile/customSchema.ts';
import { people } from '../../../projections/models/users/people.ts';
import { answers, changed, does, done, effect } from '../../kit.ts';

const attribute = z.object({
  ...{ name: z.string(), label: z.string(), kind: z.enum(customKinds) },
  options: z.array(z.string()),
});

/** Custom attributes: which an organisation keeps of its people, and what is known of each. */
export const customAttributeCalls = {
  customAttributes: answers(
    'GET /attributes/:uniqueId',
    ['operator'],
    done.extend({ attributes: z.array(attribute.meta({ id: 'KeptAttribute' })) }),
    {
      shows: [organisation],
      about: 'Lists the custom attributes that an organization keeps of its people.',
    },
  ),
  defineCustomAttributes: does(
    'PUT /attributes/:uniqueId',
    ['operator'],
    DefineCustomAttributes,
    ({ uniqueId, attributes }) => ({ id: uniqueId, attributes }),
    {
      scope: 'applications',
      about:
        'Says which custom attributes an organization keeps of its people, all of them at once. Applications are told ' +
        'those that their settings name. What is no longer among them is told to nobody from then on.',
      example: {
        attributes: [{ name: 'cost_centre', label: 'Cost centre', kind: 'text', options: [] }],
      },
      body: z.object({ attributes: customAttributes }),
    },
  ),
  personCustomAttributes: answers(
    'GET /person/:personId/attributes',
    ['operator'],
    done.extend({
      /** `value` is empty while nothing is known. */
      attributes: z.array(attribute.extend({ value: z.string() }).meta({ id: 'KnownAttribute' })),
    }),
    {
      shows: [people, organisation],
      about: "Reads a person's custom attributes.",
    },
  ),
  peopleCustomAttributes: answers(
    'POST /people/attributes',
    ['operator'],
    z.object({
      errorCode: z.literal(0),
      people: z.array(
        z
          .object({ personId: z.string(), attributes: z.record(z.string(), z.string()) })
          .meta({ id: 'PersonValues' }),
      ),
    }),
    {
      shows: [people, organisation],
      about:
        'Reads what is known of the custom attributes of several people, by their names. People who are not there are ' +
        'left out.',
      body: z.object({ personIds: z.array(id()).min(1).max(limits.peopleRead) }),
      onlyReads: true,
      rate: { count: 2000, seconds: 3600 },
    },
  ),
  changeCustomAttributes: effect('PUT /person/:personId/attributes', ['operator'], changed, {
    changes: [person],
    about:
      "Changes a person's custom attributes. Those that are absent stay; an empty text removes one. A " +
      'number, and yes or no (also true and false, 1 and 0), is sent as a text.',
    example: { attributes: { cost_centre: 'R&D 7' } },
    body: z.object({ attributes: customValues }),
  }),
};
