import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { refuse } from '../../domain/refusals.ts';

export type Claims = Record<string, unknown> & { iss: string; sub?: string; aud?: string };
export type Verified = Claims & { iat: number; exp: number };
/** A public key in the format of RFC 7517. */
type Jwk = { kty: 'EC'; crv: 'P-256'; x: string; y: string; kid: string; use: 'sig'; alg: 'ES256' };
export type Jwts = {
  /** Signs a token (RFC 7519) with these claims; it expires after `seconds`. */
  signJwt(claims: Claims, seconds: number): string;
  /** Returns the claims of a valid token. Refuses with `session.token`, whatever the reason. */
  verifyJwt(token: string, expected: { issuer: string; audience?: string }): Verified;
  /** The public keys of all master keys (RFC 7517), newest first. */
  jwks(): { keys: Jwk[] };
};

const longest = 8192;
/** The seconds by which another process's clock may be ahead. */
const skew = 5;
/** The order of P-256 (SP 800-186 section 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Makes and verifies ES256 tokens: the first secret's key signs, all keys verify. Pass `vault.derive('jwt')`. */
export function jwtsOf(secrets: readonly Buffer[], clock: () => number = Date.now): Jwts {
  const keys = secrets.map(keyPair);
  const now = () => Math.floor(clock() / 1000);
  return {
    signJwt(claims, seconds) {
      const { jwk, privateKey } = keys[0]!;
      const header = encode({ alg: 'ES256', typ: 'JWT', kid: jwk.kid });
      const signed = `${header}.${encode({ ...claims, iat: now(), exp: now() + seconds })}`;
      const signature = rawSignature(sign('sha256', Buffer.from(signed), privateKey));
      return `${signed}.${signature.toString('base64url')}`;
    },
    verifyJwt(token, { issuer, audience }) {
      const claims = read(keys, token) as Verified | undefined;
      if (!claims || typeof claims.exp !== 'number' || typeof claims.iat !== 'number')
        refuse('session.token');
      if (claims.exp <= now() || claims.iat > now() + skew || claims.iss !== issuer) refuse('session.token');
      if (audience !== undefined && claims.aud !== audience) refuse('session.token');
      return claims;
    },
    jwks: () => ({ keys: keys.map(({ jwk }) => jwk) }),
  };
}

/**
 * Converts an ECDSA signature from DER (RFC 3279 section 2.2.3) to its two integers of 32 bytes each (RFC 7518 section
 * 3.4). Node can do this in `sign`, but that doubles the time of signing.
 */
function rawSignature(der: Buffer): Buffer {
  const raw = Buffer.alloc(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1]!;
    const integer = der.subarray(at + 2, at + 2 + length).subarray(-32); // DER may pad with a zero byte
    integer.copy(raw, end - integer.length);
    at += 2 + length;
  }
  return raw;
}

type Pair = { jwk: Jwk; privateKey: KeyObject; publicKey: KeyObject };

/** Derives a key pair: one secret gives one pair in every process and after every restart, so no key is stored. */
function keyPair(secret: Buffer): Pair {
  // FIPS 186-5 appendix A.2.1: with 64 bits more than the order has, the remainder is spread evenly.
  const bits = Buffer.from(hkdfSync('sha256', secret, '', 'ES256 private key', 40)).toString('hex');
  const scalar = (BigInt(`0x${bits}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(d);
  const point = ecdh.getPublicKey();
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x, y } as const;
  return {
    jwk: { ...key, kid: thumbprint(x, y), use: 'sig', alg: 'ES256' },
    privateKey: createPrivateKey({ key: { ...key, d: d.toString('base64url') }, format: 'jwk' }),
    publicKey: createPublicKey({ key, format: 'jwk' }),
  };
}

/** The key's thumbprint: RFC 7638 section 3.2 prescribes these members in this order. */
const thumbprint = (x: string, y: string) =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
function decode(part: string): Record<string, unknown> | undefined {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

/**
 * The claims, if one of our keys signed them. The header chooses among our keys and decides nothing else (RFC 8725
 * section 3.1).
 */
function read(keys: Pair[], token: unknown): unknown {
  if (typeof token !== 'string' || token.length > longest || !/^[\w-]+\.[\w-]+\.[\w-]{86}$/.test(token))
    return undefined;
  const [header, claims, signature] = token.split('.') as [string, string, string];
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.toString('base64url') !== signature) return undefined;
  try {
    const { alg, typ, kid, ...more } = decode(header) ?? {};
    const pair = keys.find(({ jwk }) => jwk.kid === kid);
    if (!pair || alg !== 'ES256' || typ !== 'JWT' || Object.keys(more).length) return undefined;
    const key = { key: pair.publicKey, dsaEncoding: 'ieee-p1363' } as const;
    return verify('sha256', Buffer.from(`${header}.${claims}`), key, bytes) ? decode(claims) : undefined;
  } catch {
    return undefined;
  }
}
