import { z } from 'zod';
import { limits, postalCodePattern } from '../../../domain/limits.ts';
import { profile } from '../../../domain/user/profile.ts';
import type { Path } from '../../callKinds.ts';
import { ceremony } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { attestation, creationOptions } from '../../webauthn.ts';
import { birthdate } from './birthdate.ts';

/** A field that the requirements send but the server ignores, because the invitation determines it. */
const ignored = z.unknown().optional();
const postalCode = z
  .string()
  .max(limits.profile.postalCode)
  .refine((typed) => typed === '' || postalCodePattern.test(typed), 'must be digits');

/** The attributes that people enter when they register for single sign-on. */
export const attributes = {
  birthdate: birthdate.optional(),
  address: z.object({ country: profile.shape.country, postal_code: postalCode }).partial().optional(),
};
/** The answer of a new passkey, with the attributes. */
export const registering = attestation.extend({
  ...attributes,
  email_verified: ignored,
  isLDAPEnabled: ignored,
});
/** The attributes that a person may send with the passkey. */
export type SentAttributes = Pick<z.output<typeof registering>, 'birthdate' | 'address'>;
/** The reply to a registration on the organisation's host. */
export const registered = z.object({
  errorCode: z.literal(0),
  userId: z.string(),
  username: z.string(),
  appName: z.string(),
});

/** The token of the mail that invites a person. */
export const invited = z.object({ accessToken: sealedToken });
const rate = { count: 60, seconds: 60 };
/** Begins the passkey of an invited person, on the organisation's host. */
export const beginsRegistration = <const P extends Path>(path: P) =>
  ceremony(path, ['visitor'], creationOptions, { body: invited, rate });
/** The same for applications whose invitations ask for a captcha. */
export const beginsRegistrationByCaptcha = <const P extends Path>(path: P) =>
  ceremony(path, ['visitor'], creationOptions, {
    body: invited.extend({ captcha: z.string() }),
    captcha: true,
    rate,
  });
/** Ends the registration of an invited person: the new passkey is checked and stored. */
export const endsRegistration = <const P extends Path, B extends z.ZodType>(path: P, body: B) =>
  ceremony(path, ['visitor'], registered, { body, rate });
