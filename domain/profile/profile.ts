import { z } from 'zod';
import { text } from '../kit.ts';
import { limits } from '../limits.ts';
import { oneLine } from '../names.ts';
import { birthdateProblem, emailPattern, phonePattern } from '../patterns.ts';
import { issueOf, wrong } from '../problems.ts';
import { webAddress } from '../webAddresses.ts';

const line = (max: number) => text(max).transform(oneLine);
const { profile: most } = limits;
const address = text(limits.url)
  .refine(
    (typed) => typed === '' || webAddress(typed) !== null,
    'must be an absolute address such as https://ada.example/picture.png',
  )
  .meta({
    pattern: '^(https?://[^@]+)?$',
    description: 'An absolute address; empty when it is not known.',
    examples: ['https://ada.example/picture.png'],
  });

const contact = text(most.work)
  .refine((typed) => typed === '' || emailPattern.test(typed), wrong('is.mail'))
  .meta({ pattern: '^(\\S+@\\S+)?$', examples: ['ada@home.example'] });

/**
 * Attributes that describe a user, besides the username. Their names are those of OpenID Connect Core 1.0 section 5.1
 * where it has one. An empty text means that the attribute is not known.
 */
export const profile = z.object({
  name: line(limits.name),
  middle_name: line(limits.name),
  family_name: line(limits.name),
  given_name: line(limits.name),
  birthdate: text(10)
    .superRefine((date, context) => {
      const problem = birthdateProblem(date);
      if (problem) context.addIssue(issueOf(problem));
    })
    .meta({
      anyOf: [{ format: 'date' }, { const: '' }],
      description: 'A day that has begun; empty when it is not known.',
      examples: ['1960-01-24'],
    }),
  picture: address,
  phone_number: text(limits.phoneNumber)
    .refine((typed) => typed === '' || phonePattern.test(typed), wrong('is.phone'))
    .meta({
      pattern: `${phonePattern.source}|^$`,
      description: 'Digits, with a plus sign in front at most; empty when it is not known.',
      examples: ['+442079460000'],
    }),
  website: address,
  country: line(limits.country),
  street_address: line(most.street),
  city: line(limits.name),
  postal_code: line(most.postalCode),
  region: line(limits.name),
  primary_email: contact,
  secondary_email: contact,
  locale: line(most.work),
  employee_number: line(most.work),
  organization: line(most.work),
  division: line(most.work),
  department: line(most.work),
  manager_id: line(most.work),
  manager: line(most.work),
});
export type Profile = z.output<typeof profile>;

/** The attributes that only an organisation knows of its people; those who register do not give them. */
export const workFields = [
  'given_name',
  'primary_email',
  'secondary_email',
  'locale',
  'employee_number',
  'organization',
  'division',
  'department',
  'manager_id',
  'manager',
] as const;
/** The attributes that make up the postal address. */
export const addressFields = ['country', 'street_address', 'city', 'postal_code', 'region'] as const;
