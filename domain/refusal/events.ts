import { z } from 'zod';
import { event } from '../kit.ts';

/** Somebody who is signed in asked for a change and was told no. */
export const RequestRefused = event(
  'RequestRefused',
  z.object({
    statusCode: z.number().int(),
    errorCode: z.number().int(),
    /** In our own words; never what the caller wrote. */
    errorMessage: z.string(),
    /** How many more of this caller were left out before it, because they came too fast. */
    leftOut: z.number().int(),
  }),
);
