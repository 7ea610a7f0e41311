import { z } from 'zod';
import { text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { wrong } from '../../../domain/problems.ts';
import { addressFields, profile, workFields } from '../../../domain/profile/profile.ts';
import { people } from '../../../projections/models/users/people.ts';
import { users } from '../../../projections/models/users/users.ts';
import { type RowOf, rowOf, view } from '../../kit.ts';
import { birthdate } from './birthdate.ts';

const inAddress = Object.fromEntries(addressFields.map((name) => [name, true])) as {
  [K in (typeof addressFields)[number]]: true;
};
type WorkField = (typeof workFields)[number];
type UserRow = RowOf<typeof users>;
/** The address in a profile; what is not known is empty. */
const postalAddress = z
  .object({
    ...{ country: z.string(), street_address: z.string(), city: z.string() },
    ...{ postal_code: z.string(), region: z.string() },
  })
  .meta({ id: 'PostalAddress' });
const addressIn = (profile: Described['profile']): z.output<typeof postalAddress> => ({
  country: profile?.country ?? '',
  street_address: profile?.street_address ?? '',
  city: profile?.city ?? '',
  postal_code: profile?.postal_code ?? '',
  region: profile?.region ?? '',
});
/** A user in the form that the console takes. The name is that of the person. */
export const userReply = rowOf(users)
  .omit({ profile: true, personName: true, restsIn: true })
  .extend({
    country: z.string(),
    address: postalAddress,
    userId: z.string(),
    appId: z.string(),
    appName: z.string(),
    email: z.string().nullable(),
    deviceCount: z.number().int(),
    /** Whether the person is suspended, and so the access to all applications. Then `suspended` is true as well. */
    personSuspended: z.boolean(),
  })
  .meta({ id: 'User' });
export const shownUser = view(userReply, ({ profile, personName, restsIn: _, ...row }: UserRow) => ({
  ...row,
  name: personName || row.name,
  country: profile?.country ?? '',
  address: addressIn(profile),
  userId: row.id,
  appId: row.applicationId,
  appName: String(row.applicationName ?? ''),
  email: row.username,
  deviceCount: row.deviceCount ?? 0,
  personSuspended: row.personSuspended ?? false,
}));
/** The reply's part that `shownAttributes` makes. */
export const attributesReply = {
  ...{ middle_name: z.string(), family_name: z.string(), birthdate: z.string(), picture: z.string() },
  ...{ phone_number: z.string(), website: z.string() },
  ...(Object.fromEntries(workFields.map((name) => [name, z.string()])) as Record<WorkField, z.ZodString>),
  address: postalAddress,
};
type Described = Pick<RowOf<typeof people>, 'name' | 'profile'>;
/** Reads those who were joined into a person beside the row: what is not known of the person is known of them. */
export const joinedBeside = (on: string) =>
  ({ as: 'joined', model: people, on, of: 'joinedInto', most: limits.joined }) as const;
export type WithJoined = { joined: RowOf<typeof people>[] };
/** What is known of those who are one person, each attribute by the first of whom it is. */
export function knownOfAll(first: Described, joined: readonly Described[]): Described {
  const profile: Record<string, string> = { ...first.profile };
  for (const each of joined)
    for (const [name, value] of Object.entries(each.profile ?? {})) profile[name] ||= value;
  return { name: [first, ...joined].find(({ name }) => name)?.name ?? first.name, profile };
}
/** The attributes of a user or a person besides the name; unknown ones are empty. */
export function shownAttributes({ profile }: Pick<Described, 'profile'>) {
  const of = (name: string) => profile?.[name] ?? '';
  return {
    middle_name: of('middle_name'),
    family_name: of('family_name'),
    birthdate: of('birthdate'),
    picture: of('picture'),
    phone_number: of('phone_number'),
    website: of('website'),
    ...(Object.fromEntries(workFields.map((name) => [name, of(name)])) as Record<WorkField, string>),
    address: addressIn(profile),
  };
}

const sent = profile
  .omit(inAddress)
  .extend({ birthdate })
  .partial()
  .extend({ address: profile.pick(inAddress).partial().meta({ id: 'SentPostalAddress' }).optional() });
const isSomething = (body: object) => Object.values(body).some((value) => value !== undefined);
/** The body of the call that changes the name and other attributes of a person. */
export const personChanges = sent
  .refine(isSomething, wrong('is.unchanged'))
  .meta({ id: 'PersonChanges', minProperties: 1 });
/** The body of the calls that change a user of any family: a suspension or activation, attributes, or both. */
export const userChanges = sent
  .extend({
    suspended: z.boolean().optional(),
    /** The username. It is taken when it is the present one, because forms send it along. */
    email: text(limits.operatorEmail).optional(),
  })
  .refine(isSomething, wrong('is.unchanged'))
  .meta({ id: 'UserChanges', minProperties: 1 });
