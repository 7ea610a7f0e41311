import { z } from 'zod';
import { event } from '../kit.ts';

const refused = z.object({
  statusCode: z.number().int(),
  /** The code alone, without values, because those came from the caller. */
  refusal: z.string(),
  /** Number of refusals omitted before this one because they came too fast. */
  leftOut: z.number().int(),
});
/** A change by a signed-in caller was refused. */
export const RequestRefused = event('RequestRefused', refused);
/** A sign-in to the staff console failed. The stream's id is the account's, or `nobody`. */
export const StaffSignInRefused = event('StaffSignInRefused', refused);
