import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

const signature = (data: string, key: KeyObject) => createHmac('sha1', key).update(data).digest('base64url');

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Signs the library's cookies with the first key and accepts those of all keys. The signatures are those of `keygrip`,
 * which the library would use. That makes a key of its text and two further digests for each comparison.
 */
export function cookieSigner(keys: readonly string[]) {
  const secrets = keys.map((key) => createSecretKey(Buffer.from(key)));
  return {
    sign: (data: string) => signature(data, secrets[0]!),
    /** The place of the key that has made the signature; -1 when none has. */
    index: (data: string, given: string) => secrets.findIndex((key) => isSame(given, signature(data, key))),
  };
}
