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

// Keys are KeyObjects: a plain buffer is set up anew each time, which takes 10 µs, more than all the rest.

/** AES-256-GCM: base64 of nonce, tag and text. It opens only with the same key and the same `bound` parts. */
export function encrypt(key: KeyObject, plain: string | Buffer, bound: string[]): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad(bound));
  const text = Buffer.concat([cipher.update(plain as Buffer), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}
/** Opens what `encrypt` made; throws when the key, the text or a bound part is another. */
export function decrypt(key: KeyObject, sealed: string, bound: string[]): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const options = { authTagLength: 16 };
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), options).setAAD(aad(bound));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]);
}
// JSON keeps the parts apart: ['a', 'bc'] is bound to something else than ['ab', 'c'].
const aad = (bound: string[]) => Buffer.from(JSON.stringify(bound));

/** A key for one purpose; knowing it tells nothing about the master key or other purposes. */
export const deriveKey = (master: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, '', `latchkey ${purpose}`, 32));

/** Wraps keys with the newest master key and unwraps with whichever wrapped them; `<master key id>.<text>` says which. */
export function wrapping(masters: Buffer[]) {
  const wrappers = masters.map((master) => ({
    id: createHash('sha256').update(master).digest('hex').slice(0, 16),
    key: createSecretKey(deriveKey(master, 'wrap')),
  }));
  return {
    /** Of the master keys, newest first. */
    ids: wrappers.map(({ id }) => id),
    wrap: (key: Buffer, bound: string[]) => `${wrappers[0]!.id}.${encrypt(wrappers[0]!.key, key, bound)}`,
    unwrap(wrapped: string, bound: string[]): Buffer {
      const [id, text] = wrapped.split('.') as [string, string];
      const wrapper = wrappers.find((each) => each.id === id);
      if (!wrapper)
        throw new WrongMasterKeyError(
          `The vault's keys are wrapped by master key ${id}, which is not among those given ` +
            `(${wrappers.map((each) => each.id).join(', ')}). Set MASTER_KEY to the key that this data was made with.`,
        );
      return decrypt(wrapper.key, text, bound);
    },
  };
}
/** The master keys given are not those that the vault was made with. Ids are hashes: they tell nothing of the keys. */
export class WrongMasterKeyError extends CannotStartError {}
