import { z } from 'zod';
import { limits, postalCodePattern } from '../../../domain/limits.ts';
import { profile } from '../../../domain/user/profile.ts';
import { attestation } from '../../webauthn.ts';

/** A field that the requirements send but the server ignores, because the invitation determines it. */
const ignored = z.unknown().optional();
const postalCode = z
  .string()
  .max(limits.profile.postalCode)
  .refine((typed) => typed === '' || postalCodePattern.test(typed), 'must be digits');

/** The answer of a new passkey, and what people say about themselves when they register for single sign-on. */
export const registering = attestation.extend({
  birthdate: profile.shape.birthdate.optional(),
  address: z.object({ country: profile.shape.country, postal_code: postalCode }).partial().optional(),
  email_verified: ignored,
  isLDAPEnabled: ignored,
});
/** The attributes among what a person sends with the passkey. */
export type Said = Pick<z.output<typeof registering>, 'birthdate' | 'address'>;
/** The reply to a registration on the organisation's host. */
export const registered = z.object({
  errorCode: z.literal(0),
  userId: z.string(),
  username: z.string(),
  appName: z.string(),
});
