import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { CannotStartError } from '../cannotStart.ts';

// Keys are KeyObjects, because setting up a plain buffer on each use takes 10 µs, more than everything else.

/** Random octets that nobody has had yet. The generator is asked for many at once, because asking is what takes time. */
let unused = Buffer.alloc(0);
/** Random octets, each of which is handed out once. For what is not secret: others may stand next to them in memory. */
export function randomOctets(size: number): Buffer {
  if (unused.length < size) unused = randomBytes(4096);
  const octets = unused.subarray(0, size);
  unused = unused.subarray(size);
  return octets;
}

/** AES-256-GCM: base64 of nonce, tag and ciphertext. Decryption needs the same key and the same `bound` parts. */
export function encrypt(key: KeyObject, plain: string | Buffer, bound: string[]): string {
  const nonce = randomOctets(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad(bound));
  const text = Buffer.concat([cipher.update(plain as Buffer), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}
/** Decrypts the result of `encrypt`. Throws when the key, the text or a bound part differs. */
export function decrypt(key: KeyObject, sealed: string, bound: string[]): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const options = { authTagLength: 16 };
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), options).setAAD(aad(bound));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]);
}
// JSON keeps the parts apart: ['a', 'bc'] differs from ['ab', 'c'].
const aad = (bound: string[]) => Buffer.from(JSON.stringify(bound));

/** A key for one purpose. It reveals nothing about the master key or other purposes. */
export const deriveKey = (master: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, '', `latchkey ${purpose}`, 32));

/** Wraps keys with the newest master key, and unwraps them with the one named in `<master key id>.<text>`. */
export function wrapping(masters: Buffer[]) {
  const wrappers = masters.map((master) => ({
    id: createHash('sha256').update(master).digest('hex').slice(0, 16),
    key: createSecretKey(deriveKey(master, 'wrap')),
  }));
  const ids = wrappers.map(({ id }) => id);
  return {
    /** Ids of the master keys, newest first. */
    ids,
    wrap: (key: Buffer, bound: string[]) => `${wrappers[0]!.id}.${encrypt(wrappers[0]!.key, key, bound)}`,
    unwrap(wrapped: string, bound: string[]): Buffer {
      const [id, text] = wrapped.split('.') as [string, string];
      const wrapper = wrappers.find((each) => each.id === id);
      if (!wrapper && !isMasterId(id, ids)) throw new Error('the id of its master key is damaged');
      if (!wrapper)
        throw new WrongMasterKeyError(
          `The vault's keys are wrapped by master key ${id}, which is not among those given ` +
            `(${ids.join(', ')}). Set MASTER_KEY to the key that this data was made with.`,
        );
      return decrypt(wrapper.key, text, bound);
    },
  };
}
/**
 * Whether an id can be that of a master key that is not among these, and is not one of theirs with damage: ids of two keys
 * have a digit in common at half of their places once in some hundred thousand pairs.
 */
export function isMasterId(id: string, known: readonly string[]): boolean {
  const isNear = (other: string) => [...other].filter((digit, at) => digit === id[at]).length >= 8;
  return /^[0-9a-f]{16}$/.test(id) && !known.some(isNear);
}

/** Thrown when the given master keys are not those of this vault. Ids are hashes, which reveal nothing about the keys. */
export class WrongMasterKeyError extends CannotStartError {}
