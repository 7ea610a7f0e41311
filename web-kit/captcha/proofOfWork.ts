/** The fields of an ALTCHA challenge (version 2, PBKDF2) that solving needs. Byte strings are hexadecimal. */
export type Parameters = { algorithm: string; nonce: string; salt: string; cost: number; keyPrefix: string };
export type Solution = { counter: number; derivedKey: string };

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Tries every `step`-th counter from `start` until the key derived from nonce and counter begins with `keyPrefix`.
 * `signal` stops the search, because only one of several searches finds the key. The package altcha does the same in
 * four times the bytes, which the sign-in page cannot afford.
 */
export async function solve(
  { algorithm, nonce, salt, cost, keyPrefix }: Parameters,
  start: number,
  step: number,
  signal?: AbortSignal,
): Promise<Solution> {
  const hash = algorithm.replace('PBKDF2/', '');
  const how = { name: 'PBKDF2', hash, salt: bytes(salt), iterations: cost };
  const password = Uint8Array.from([...bytes(nonce), 0, 0, 0, 0]);
  const tail = new DataView(password.buffer, password.length - 4);
  for (let counter = start; ; counter += step) {
    signal?.throwIfAborted();
    tail.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(how, key, 256));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
}
