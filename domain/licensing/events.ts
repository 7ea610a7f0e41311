import { z } from 'zod';
import { event } from '../kit.ts';
import { secret } from '../marks.ts';

/** The Ed25519 key pair that signs licences was made. Both halves are PEM (RFC 8410). */
export const LicensingKeyMade = event(
  'LicensingKeyMade',
  z.object({ publicKey: z.string(), privateKey: secret(z.string()), madeAt: z.iso.datetime() }),
);
