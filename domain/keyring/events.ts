import { z } from 'zod';
import { event } from '../kit.ts';
import { secret } from '../marks.ts';
import { signingAlgorithms } from './algorithms.ts';

/** A key pair that signs tokens of an organisation was made. Both halves are JSON Web Keys (RFC 7517) as text. */
export const SigningKeyMade = event(
  'SigningKeyMade',
  z.object({
    kid: z.string(),
    publicKey: z.string(),
    privateKey: secret(z.string()),
    madeAt: z.string(),
    alg: z.enum(signingAlgorithms),
  }),
  (first) => ({ ...first, alg: 'RS256' }),
);
/** A certificate for SAML was made, with its private key, both as PEM. */
export const SamlCertificateMade = event(
  'SamlCertificateMade',
  z.object({
    certificateId: z.string(),
    certificate: z.string(),
    privateKey: secret(z.string()),
    madeAt: z.string(),
    expiresAt: z.string(),
  }),
);
/** From now on, another of the certificates signs. */
export const SamlCertificateChosen = event('SamlCertificateChosen', z.object({ certificateId: z.string() }));
/** A certificate is no longer published. */
export const SamlCertificateRemoved = event(
  'SamlCertificateRemoved',
  z.object({ certificateId: z.string() }),
);
