import { z } from 'zod';

/** A proof of work to solve (ALTCHA version 2, PBKDF2), or the word that this installation requires none. */
export const challenge = z.union([
  z
    .object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number().int(),
        keyLength: z.number().int(),
        keyPrefix: z.string(),
        keySignature: z.string().optional(),
        /** In seconds since 1970. */
        expiresAt: z.number().int().optional(),
      }),
      signature: z.string().optional(),
    })
    .meta({ id: 'CaptchaChallenge' }),
  z.object({ off: z.literal(true) }).meta({ id: 'CaptchaOff' }),
]);
export type Challenge = z.output<typeof challenge>;
