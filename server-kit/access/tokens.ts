import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { refuse } from '../../domain/refusals.ts';

/** The contents of a sealed token; `exp` is in seconds since the epoch. */
type TokenClaims<Claims = Record<string, unknown>> = Claims & { kind: string; exp: number };
export type Tokens = {
  /** Makes a token that only this installation can read or make; it expires after `seconds`. */
  seal(kind: string, claims: Record<string, unknown>, seconds: number): string;
  /** Returns the contents of a token of one of these kinds. Refuses with `session.token`, whatever the reason. */
  open<Claims = Record<string, unknown>>(
    kind: string | readonly string[],
    token: string,
  ): TokenClaims<Claims>;
};

/** The longest token, in characters: calls accept no longer one, and it still fits into an address. */
const longest = 8192;
const aad = Buffer.from('latchkey token 1');

/** Makes and opens sealed tokens (AES-256-GCM): the first key seals, all keys open. Pass `vault.derive('tokens')`. */
export function tokensOf(secrets: readonly Buffer[], clock: () => number = Date.now): Tokens {
  // A plain buffer would be imported again at each use, which takes longer than sealing itself.
  const keys = secrets.map((secret) => createSecretKey(secret));
  return {
    seal(kind, claims, seconds) {
      const exp = Math.floor(clock() / 1000) + seconds;
      const token = encrypt(keys[0]!, JSON.stringify({ ...claims, kind, exp }));
      if (token.length > longest)
        throw new Error(`a ${kind} token of ${token.length} characters is too long`);
      return token;
    },
    open<Claims>(kind: string | readonly string[], token: string) {
      const claims = read(keys, token) as TokenClaims<Claims> | undefined;
      if (!claims || ![kind].flat().includes(claims.kind) || claims.exp * 1000 <= clock())
        refuse('session.token');
      return claims;
    },
  };
}

function encrypt(key: KeyObject, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function read(keys: readonly KeyObject[], token: unknown): unknown {
  if (typeof token !== 'string' || token.length > longest) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  // Decoding skips other characters and ignores spare bits, but a token must not have several spellings.
  if (bytes.length < 28 || bytes.toString('base64url') !== token) return undefined;
  for (const key of keys) {
    const opened = decrypt(key, bytes);
    if (opened) return JSON.parse(opened);
  }
  return undefined;
}

function decrypt(key: KeyObject, bytes: Buffer): string | undefined {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  cipher.setAAD(aad).setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString();
  } catch {
    return undefined;
  }
}
