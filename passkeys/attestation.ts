import type { RegistrationResponseJSON, SettingsService } from '@simplewebauthn/server';
import type { Credential } from '../domain/device/device.ts';
import { deviceTypeOf, platformOf } from '../server-kit/http/request/userAgent.ts';
import type { Begun } from './begin.ts';
import { cborLength } from './cborLength.ts';
import { clientDataOf, must, named } from './client.ts';
import { type Fields, fieldsOf, label } from './cose.ts';
import { isPublicKey, supportedAlgorithms } from './publicKeys.ts';

/** Checks of clientDataJSON and id (WebAuthn L3 section 7.1) that the library does not make. */
function checkClient({ id, rawId, response }: RegistrationResponseJSON, origin: string) {
  const client = clientDataOf(response.clientDataJSON);
  must(id === rawId, 'id is not rawId');
  must(client.crossOrigin === undefined || client.crossOrigin === false, 'crossOrigin');
  must(client.topOrigin === undefined, 'topOrigin');
  must(client.origin === origin, 'origin');
}

function isOneItem(bytes: Buffer): boolean {
  try {
    return cborLength(bytes) === bytes.length;
  } catch {
    return false;
  }
}

/**
 * Checks of the attestation object (WebAuthn L3 sections 6.5 and 8.2) that the library does not make. Throws
 * CeremonyFailed.
 */
function checkObject(
  { attestationObject }: RegistrationResponseJSON['response'],
  publicKey: Uint8Array<ArrayBuffer>,
) {
  const bytes = Buffer.from(attestationObject, 'base64url');
  must(isOneItem(bytes), 'attestation object is one CBOR item');
  const object = fieldsOf(bytes);
  const statement = object.get('attStmt') as Fields;
  if (object.get('fmt') !== 'packed' || statement.get('x5c')) return;
  must(statement.get('alg') === fieldsOf(publicKey).get(label.alg), 'algorithm of self attestation');
}

type Roots = Parameters<typeof SettingsService.setRootCertificates>[0]['identifier'];
/**
 * No root for any format. Where a chain leads to a root, the library fetches the lists of revoked certificates that the certificates
 * of the chain name, from any address. No attestation is requested, so no chain has to lead anywhere.
 */
const noRoots: Record<Roots, []> = {
  none: [],
  packed: [],
  tpm: [],
  apple: [],
  mds: [],
  'android-key': [],
  'android-safetynet': [],
  'fido-u2f': [],
};

/** Verifies an attestation (WebAuthn L3 section 7.1). Throws CeremonyFailed. */
export async function verifyAttestation(
  begun: Begun,
  response: RegistrationResponseJSON,
  userAgent?: string,
): Promise<Credential> {
  checkClient(response, begun.origin);
  // The library takes 5 MB of memory or more, which only registrations need.
  const { verifyRegistrationResponse, SettingsService: settings } = await import('@simplewebauthn/server');
  for (const [identifier, certificates] of Object.entries(noRoots) as [Roots, []][])
    settings.setRootCertificates({ identifier, certificates });
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
  checkObject(response.response, credential.publicKey);
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
