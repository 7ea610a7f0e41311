import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Credential } from '../../domain/device/device.ts';
import { Refusal } from '../../domain/refusals.ts';
import { deviceTypeOf, platformOf } from '../userAgent.ts';
import type { Begun } from './begin.ts';

/** One uniform refusal for the caller; the step that failed is for the process log alone. */
export class CeremonyFailed extends Refusal {
  step: string;
  constructor(step: string) {
    super('ceremony.failed');
    this.step = step;
  }
}
export function must(holds: boolean, step: string): asserts holds {
  if (!holds) throw new CeremonyFailed(step);
}

type ClientData = {
  type?: unknown;
  challenge?: unknown;
  origin?: unknown;
  crossOrigin?: unknown;
  topOrigin?: unknown;
};
function clientDataOf(json: string): ClientData {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(json, 'base64url').toString());
  } catch {
    throw new CeremonyFailed('clientDataJSON');
  }
  must(typeof read === 'object' && read !== null, 'clientDataJSON is an object');
  return read;
}
/** An error of the library names what it missed; its words stay in the log. */
const named = (error: unknown): never => {
  throw error instanceof Refusal
    ? error
    : new CeremonyFailed(error instanceof Error ? error.message : 'unknown');
};

/** What both ceremonies check of clientDataJSON and id (WebAuthn L3 sections 7.1 and 7.2), beyond the library. */
function checkClient(
  credential: { id: string; rawId: string; response: { clientDataJSON: string } },
  origin: string,
) {
  const client = clientDataOf(credential.response.clientDataJSON);
  must(credential.id === credential.rawId, 'id is not rawId');
  must(client.crossOrigin === undefined || client.crossOrigin === false, 'crossOrigin');
  must(client.topOrigin === undefined, 'topOrigin');
  must(client.origin === origin, 'origin');
}

/** Verifies an attestation (WebAuthn L3 section 7.1). Throws CeremonyFailed. */
export async function verifyAttestation(
  begun: Begun,
  response: RegistrationResponseJSON,
  userAgent?: string,
): Promise<Credential> {
  checkClient(response, begun.origin);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: begun.challenge,
    expectedOrigin: begun.origin,
    expectedRPID: begun.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [-7, -8, -257],
  }).catch(named);
  must(verified && registrationInfo !== undefined, 'attestation');
  const { credential, aaguid, fmt, credentialDeviceType, credentialBackedUp } = registrationInfo;
  must(credential.id === response.id, 'credential id');
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    rpId: begun.rpId,
    counter: credential.counter,
    transports: (response.response.transports ?? []).map(String),
    fmt,
    aaguid,
    backupEligible: credentialDeviceType === 'multiDevice',
    backedUp: credentialBackedUp,
    deviceType: deviceTypeOf(response.response.transports ?? []),
    platform: platformOf(userAgent),
  };
}

/** Whose credential answered, as the log knows it. */
export type Presented = { ownerId: string; credential: Credential };

/** The checks of WebAuthn L3 section 7.2 that the library leaves out, by name. */
export const assertionChecks: Record<
  string,
  (begun: Begun, response: AuthenticationResponseJSON, known: Presented) => boolean
> = {
  'credential is of this RP ID': ({ rpId }, _, { credential }) => credential.rpId === rpId,
  'credential is the one that was found': (_, { id }, { credential }) => credential.credentialId === id,
  'user handle names the owner': (_, { response }, { ownerId }) =>
    typeof response.userHandle === 'string' &&
    Buffer.from(response.userHandle, 'base64url').toString() === ownerId,
  'owner is who began': ({ ownerId: began }, _, { ownerId }) =>
    began === undefined || began === null || began === ownerId,
};

/** Verifies an assertion (WebAuthn L3 section 7.2); gives the new counter and backup state. Throws CeremonyFailed. */
export async function verifyAssertion(
  begun: Begun,
  response: AuthenticationResponseJSON,
  known: Presented,
  checks = assertionChecks,
) {
  checkClient(response, begun.origin);
  for (const [name, check] of Object.entries(checks)) must(check(begun, response, known), name);
  const { credential } = known;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: begun.challenge,
    expectedOrigin: begun.origin,
    expectedRPID: begun.rpId,
    requireUserVerification: true,
    // The counter is a signal, not a gate: the library would judge it before the signature. Devices alarm by their fold.
    credential: {
      id: credential.credentialId,
      publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')),
      counter: 0,
    },
  }).catch(named);
  must(verified, 'signature');
  const eligible = authenticationInfo.credentialDeviceType === 'multiDevice';
  must(eligible === credential.backupEligible, 'backup eligibility changed');
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}
