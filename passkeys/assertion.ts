import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Credential } from '../domain/device/device.ts';
import { refuse } from '../domain/refusals.ts';
import { readAuthenticatorData } from './authenticatorData.ts';
import type { Begun } from './begin.ts';
import { type ClientData, clientDataOf, must, named } from './client.ts';
import { signedBy } from './publicKeys.ts';

/** The credential that answered and its owner, as recorded in the log. */
export type Presented = { ownerId: string; credential: Credential };
/** The data by which an answer to a challenge is judged. */
type Judged = {
  begun: Begun;
  id: string;
  rawId: string;
  type: string;
  userHandle: unknown;
  client: ClientData;
  authData: ReturnType<typeof readAuthenticatorData>;
  /** The signed bytes: the authenticator data, then the hash of the client data. */
  signed: Buffer;
  signature: Buffer;
  known: Presented;
};

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = /^[\w-]+$/;

/** The steps of WebAuthn L3 section 7.2, named by what each checks. All must hold. */
export const assertionChecks: Record<string, (judged: Judged) => boolean> = {
  'credential is a public key': ({ type }) => type === 'public-key',
  'id is the raw id': ({ id, rawId }) => id === rawId,
  'credential is the one that was found': ({ id, known }) => known.credential.credentialId === id,
  'credential is of this RP ID': ({ begun, known }) => known.credential.rpId === begun.rpId,
  'user handle names the owner': ({ userHandle, known }) =>
    typeof userHandle === 'string' && Buffer.from(userHandle, 'base64url').toString() === known.ownerId,
  'owner is who began': ({ begun, known }) =>
    begun.ownerId === undefined || begun.ownerId === null || begun.ownerId === known.ownerId,
  'client data is of a sign-in': ({ client }) => client.type === 'webauthn.get',
  'challenge is ours': ({ begun, client }) => client.challenge === begun.challenge,
  'origin is where it began': ({ begun, client }) => client.origin === begun.origin,
  'not in a frame of another origin': ({ client }) =>
    (client.crossOrigin === undefined || client.crossOrigin === false) && client.topOrigin === undefined,
  'authenticator data is for this RP ID': ({ begun, authData }) =>
    sha256(begun.rpId).equals(authData.rpIdHash),
  'somebody was there': ({ authData }) => authData.flags.up,
  'somebody was verified': ({ authData }) => authData.flags.uv,
  'only what can be backed up is': ({ authData }) => authData.flags.be || !authData.flags.bs,
  'signature is by the credential': ({ known, signed, signature }) =>
    signedBy(known.credential.publicKey, signed, signature),
};

/**
 * Verifies an assertion (WebAuthn L3 section 7.2), and returns the new counter, the backup state, and whether the passkey
 * may be backed up only since it was made, which the specification leaves to the relying party: password managers make
 * it so when they import a passkey or learn to share it. Throws CeremonyFailed, and refuses with `device.bound` when a
 * passkey can be backed up no longer.
 * The counter does not decide; devices raise an alarm in their fold. It runs synchronously, because a cached key takes
 * 0.1 ms.
 */
export function verifyAssertion(
  begun: Begun,
  { id, rawId, type, response }: AuthenticationResponseJSON,
  known: Presented,
  checks = assertionChecks,
) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const client = clientDataOf(clientDataJSON);
  must(base64url.test(authenticatorData) && base64url.test(signature), 'answer is base64url');
  const bytes = Buffer.from(authenticatorData, 'base64url');
  const clientData = Buffer.from(clientDataJSON, 'base64url');
  try {
    const judged: Judged = {
      ...{ begun, id, rawId, type, userHandle, client, known },
      authData: readAuthenticatorData(bytes),
      signed: Buffer.concat([bytes, sha256(clientData)]),
      signature: Buffer.from(signature, 'base64url'),
    };
    for (const [name, check] of Object.entries(checks)) must(check(judged), name);
    const { counter, flags } = judged.authData;
    const { backupEligible } = known.credential;
    // The answer is genuine, so the reason may be told.
    if (backupEligible && !flags.be) refuse('device.bound');
    return { counter, backedUp: flags.bs, newlyEligible: flags.be && !backupEligible };
  } catch (error) {
    return named(error);
  }
}
