import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { boundedCache } from '../event-store/cache.ts';
import { algorithmIds, curve, type Fields, fieldsOf, kty, label } from './cose.ts';

const b64u = (bytes: unknown) => Buffer.from(bytes as Uint8Array).toString('base64url');
type Algorithm = { digest: 'sha256' | null; jwk: (key: Fields) => Record<string, string> | undefined };

/** The algorithms offered to registrations (RFC 9053, RFC 8812), with their keys as JWK (RFC 7517). */
const algorithms: Record<number, Algorithm> = {
  [algorithmIds.ES256]: {
    digest: 'sha256',
    jwk: (key) =>
      key.get(label.kty) === kty.EC2 && key.get(label.crv) === curve.P256
        ? { kty: 'EC', crv: 'P-256', x: b64u(key.get(label.x)), y: b64u(key.get(label.y)) }
        : undefined,
  },
  [algorithmIds.EdDSA]: {
    digest: null,
    jwk: (key) =>
      key.get(label.kty) === kty.OKP && key.get(label.crv) === curve.ED25519
        ? { kty: 'OKP', crv: 'Ed25519', x: b64u(key.get(label.x)) }
        : undefined,
  },
  [algorithmIds.RS256]: {
    digest: 'sha256',
    jwk: (key) =>
      key.get(label.kty) === kty.RSA
        ? { kty: 'RSA', n: b64u(key.get(label.n)), e: b64u(key.get(label.e)) }
        : undefined,
  },
};
/** COSE algorithm identifiers that a credential may have, preferred first. */
export const supportedAlgorithms = [algorithmIds.ES256, algorithmIds.EdDSA, algorithmIds.RS256];

type ParsedKey = { key: KeyObject; digest: 'sha256' | null };
/** Cached, because parsing a key takes longer than checking a signature with it. */
const known = boundedCache<ParsedKey>(10_000);

/**
 * An RSA key needs 2048 bits (NIST SP 800-131A) and an odd exponent of at least 3; with exponent 1 every number is a
 * signature.
 */
function isStrong({ asymmetricKeyType, asymmetricKeyDetails = {} }: KeyObject) {
  const { modulusLength = 0, publicExponent = 0n } = asymmetricKeyDetails;
  return (
    asymmetricKeyType !== 'rsa' ||
    (modulusLength >= 2048 && publicExponent >= 3n && publicExponent % 2n === 1n)
  );
}

/** The key in a base64url COSE public key (WebAuthn L3 section 6.5.1.1). Throws when it cannot verify anything. */
function keyOf(publicKey: string): ParsedKey {
  const had = known.get(publicKey);
  if (had) return had;
  const fields = fieldsOf(Buffer.from(publicKey, 'base64url'));
  const algorithm = algorithms[fields.get(label.alg) as number];
  const jwk = algorithm?.jwk(fields);
  if (!algorithm || !jwk) throw new Error('the public key is of no supported algorithm');
  const made = { key: createPublicKey({ key: jwk, format: 'jwk' }), digest: algorithm.digest };
  if (!isStrong(made.key)) throw new Error('the public key is too weak');
  known.set(publicKey, made);
  return made;
}

/** Whether a base64url COSE public key can verify signatures; a point off its curve cannot. */
export function isPublicKey(publicKey: string): boolean {
  try {
    return keyOf(publicKey) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a signature over these bytes was made by this COSE public key (base64url). Throws for an invalid key. */
export function signedBy(publicKey: string, data: Uint8Array, signature: Uint8Array): boolean {
  const { key, digest } = keyOf(publicKey);
  return verify(digest, data, key, signature);
}
