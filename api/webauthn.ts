import { z } from 'zod';
import { sealedToken } from './sealedToken.ts';

/** The requirements' transactionId: a sealed token with challenge, context and expiry (2 minutes). */
const transactionId = sealedToken;
const bytes = z.string().regex(/^[A-Za-z0-9_-]*$/, 'must be base64url');
const credential = z.object({
  id: bytes.max(1400),
  rawId: bytes.max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});

/** RegistrationResponseJSON (WebAuthn L3 section 5.1). */
export const registrationResponse = credential
  .extend({
    response: z.object({
      clientDataJSON: bytes.max(4096),
      attestationObject: bytes.max(32_768),
      transports: z.array(z.string().max(40)).max(10).optional(),
      authenticatorData: bytes.max(16_384).optional(),
      publicKey: bytes.max(8192).optional(),
      publicKeyAlgorithm: z.number().int().optional(),
    }),
  })
  .meta({ id: 'RegistrationResponse' });
/** AuthenticationResponseJSON (WebAuthn L3 section 5.1). */
export const authenticationResponse = credential
  .extend({
    response: z.object({
      clientDataJSON: bytes.max(4096),
      authenticatorData: bytes.max(4096),
      signature: bytes.max(2048),
      userHandle: bytes.max(128).nullish(),
    }),
  })
  .meta({ id: 'AuthenticationResponse' });
/** `username` and `challenge` come as in the requirements and are ignored, because the token contains both. */
export const attestation = z.object({
  username: z.string().max(200).optional(),
  challenge: z.string().max(200).optional(),
  credential: registrationResponse,
  transactionId,
});
export const assertion = z.object({
  username: z.string().max(200).optional(),
  challenge: z.string().max(200).optional(),
  credential: authenticationResponse,
  transactionId,
});

const options = z.record(z.string(), z.unknown());
/** PublicKeyCredentialCreationOptionsJSON under `options`, and the transaction that the answer names. */
export const creationOptions = z
  .object({
    errorCode: z.literal(0),
    options,
    transactionId: z.string(),
    challenge: z.string(),
  })
  .meta({ id: 'CeremonyOptions' });
export const requestOptions = creationOptions;
/** All passkeys of the account that count for the RP ID, as `signalAllAcceptedCredentials` takes them. */
export const accepted = z.object({
  rpId: z.string(),
  userId: z.string(),
  allAcceptedCredentialIds: z.array(z.string()),
});
