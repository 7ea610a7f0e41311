import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Credential } from '../../domain/device/device.ts';
import { deviceTypeOf, platformOf } from '../../server-kit/userAgent.ts';
import type { Begun } from './begin.ts';
import { clientDataOf, must, named } from './client.ts';
import { isPublicKey, supportedAlgorithms } from './publicKeys.ts';

/** What the ceremony makes sure of clientDataJSON and id (WebAuthn L3 section 7.1), beyond the library. */
function checkClient({ id, rawId, response }: RegistrationResponseJSON, origin: string) {
  const client = clientDataOf(response.clientDataJSON);
  must(id === rawId, 'id is not rawId');
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
    supportedAlgorithmIDs: supportedAlgorithms,
  }).catch(named);
  must(verified && registrationInfo !== undefined, 'attestation');
  const { credential, aaguid, fmt, credentialDeviceType, credentialBackedUp } = registrationInfo;
  must(credential.id === response.id, 'credential id');
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  must(isPublicKey(publicKey), 'public key');
  return {
    credentialId: credential.id,
    publicKey,
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
