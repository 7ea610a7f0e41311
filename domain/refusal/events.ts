import { z } from 'zod';
import { event } from '../kit.ts';

const refused = z.object({
  statusCode: z.number().int(),
  errorCode: z.number().int(),
  /** In our own words; never what the caller wrote. */
  errorMessage: z.string(),
  /** How many more were left out before it, because they came too fast. */
  leftOut: z.number().int(),
});
/** Somebody who is signed in asked for a change and was told no. */
export const RequestRefused = event('RequestRefused', refused);
/** Somebody failed to sign in as a member of the staff. The stream's id is the account's, or `nobody`. */
export const StaffSignInRefused = event('StaffSignInRefused', refused);
