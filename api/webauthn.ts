import { z } from 'zod';
import { wrong } from '../domain/problems.ts';
import { ignoredAs } from './kit.ts';
import { sealedToken } from './sealedToken.ts';

/** The requirements' transactionId: a sealed token with challenge, context and expiry (2 minutes). */
const transactionId = sealedToken;
const bytes = z.string().regex(/^[A-Za-z0-9_-]*$/, wrong('is.base64url'));
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
  .meta({ id: 'RegistrationResponseJSON' });
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
  .meta({ id: 'AuthenticationResponseJSON' });
const inToken = ignoredAs(z.string().max(200));
/** `username` and `challenge` come as in the requirements and are ignored, because the token contains both. */
const answered = { username: inToken, challenge: inToken, transactionId };
export const attestation = z
  .object({ ...answered, credential: registrationResponse })
  .meta({ id: 'Attestation' });
export const assertion = z
  .object({ ...answered, credential: authenticationResponse })
  .meta({ id: 'Assertion' });

const need = z.enum(['required', 'preferred', 'discouraged']);
const passkey = z
  .object({ type: z.literal('public-key'), id: z.string() })
  .meta({ id: 'PublicKeyCredentialDescriptorJSON' });
/** Options for making a passkey (WebAuthn L3 section 5.4), as `parseCreationOptionsFromJSON` takes them. */
const creation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    timeout: z.number().int(),
    attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']),
    excludeCredentials: z.array(passkey),
    authenticatorSelection: z.object({
      residentKey: need,
      requireResidentKey: z.boolean(),
      userVerification: need,
    }),
    extensions: z.object({ credProps: z.boolean() }),
  })
  .meta({ id: 'PublicKeyCredentialCreationOptionsJSON' });
/** Options for using a passkey (WebAuthn L3 section 5.5), as `parseRequestOptionsFromJSON` takes them. */
const request = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: need,
    allowCredentials: z.array(passkey),
  })
  .meta({ id: 'PublicKeyCredentialRequestOptionsJSON' });
/** What begins a ceremony; the answer names the transaction. */
const begun = { errorCode: z.literal(0), transactionId: z.string(), challenge: z.string() };
export const creationOptions = z.object({ ...begun, options: creation }).meta({ id: 'CreationOptions' });
export const requestOptions = z.object({ ...begun, options: request }).meta({ id: 'RequestOptions' });
export type Creation = z.output<typeof creationOptions>;
export type Request = z.output<typeof requestOptions>;
/** All passkeys of the account that count for the RP ID, as `signalAllAcceptedCredentials` takes them. */
export const accepted = z
  .object({
    rpId: z.string(),
    userId: z.string(),
    allAcceptedCredentialIds: z.array(z.string()),
  })
  .meta({ id: 'AcceptedPasskeys' });
