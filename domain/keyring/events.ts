import { z } from 'zod';
import { event } from '../kit.ts';
import { secret } from '../marks.ts';

/** A key pair that signs tokens of an organisation was made. Both halves are JSON Web Keys (RFC 7517) as text. */
export const SigningKeyMade = event(
  'SigningKeyMade',
  z.object({
    kid: z.string(),
    publicKey: z.string(),
    privateKey: secret(z.string()),
    madeAt: z.string(),
  }),
);
