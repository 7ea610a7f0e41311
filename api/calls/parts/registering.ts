import { z } from 'zod';
import type { FamilyName } from '../../../domain/families/families.ts';
import { limits } from '../../../domain/limits.ts';
import { postalCodePattern } from '../../../domain/patterns.ts';
import { told, wrong } from '../../../domain/problems.ts';
import { profile } from '../../../domain/profile/profile.ts';
import type { Path } from '../../callKinds.ts';
import { ceremony, done, ignored } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { attestation, creationOptions } from '../../webauthn.ts';
import { birthdate } from './birthdate.ts';
import { partOf } from './family.ts';

const postalCode = z
  .string()
  .max(limits.profile.postalCode)
  .refine((typed) => typed === '' || postalCodePattern.test(typed), wrong('is.digits'))
  .meta({ pattern: `${postalCodePattern.source}|^$`, examples: ['8001'] });

/** The attributes that people enter when they register for single sign-on. */
export const attributes = {
  birthdate: birthdate.optional(),
  address: z.object({ country: profile.shape.country, postal_code: postalCode }).partial().optional(),
};
/** The answer of a new passkey, with the attributes. */
export const registering = attestation
  .extend({
    ...attributes,
    email_verified: ignored,
    isLDAPEnabled: ignored,
  })
  .meta({ id: 'AttestationAndAttributes' });
/** The attributes that a person may send with the passkey. */
export type SentAttributes = Pick<z.output<typeof registering>, 'birthdate' | 'address'>;
/**
 * The applications of an invitation, or after a recovery those that the person may use: where a sign-in begins, if that is
 * known, and why the person has or gets no access, if that is so: in English, and by the code of the refusal.
 */
export const invitedTo = z
  .array(
    z.object({
      appId: z.string(),
      name: z.string(),
      start: z.string().nullable(),
      why: z.string().nullable(),
      ...told.pick({ refusal: true }).shape,
    }),
  )
  .meta({ id: 'InvitedTo' });
/** The reply to a registration on the organisation's host. */
export const registered = done
  .extend({
    userId: z.string(),
    username: z.string(),
    appName: z.string(),
    applications: invitedTo,
  })
  .meta({ id: 'RegisteredUser' });

/** The token of the mail that invites a person. */
export const invited = z.object({ accessToken: sealedToken }).meta({ id: 'LinkToken' });
const rate = { count: 60, seconds: 60 };
/** Begins the passkey of a person invited to the family, on the organisation's host. The mailed token is the proof. */
export const beginsRegistration = <const P extends Path, B extends z.ZodType = typeof invited>(
  family: FamilyName,
  path: P,
  about: string,
  body: B = invited as never,
) =>
  partOf(family, 'beginsRegistration', ceremony(path, ['visitor'], creationOptions, { about, body, rate }));
/** Ends the registration of an invited person: the new passkey is checked and stored. */
export const endsRegistration = <const P extends Path, B extends z.ZodType>(
  family: FamilyName,
  path: P,
  body: B,
  about: string,
) => partOf(family, 'endsRegistration', ceremony(path, ['visitor'], registered, { about, body, rate }));
