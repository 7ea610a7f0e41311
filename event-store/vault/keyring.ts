import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { boundedCache } from '../cache.ts';
import { randomOctets, WrongMasterKeyError, type wrapping } from './cipher.ts';
import { gathered } from './gathered.ts';
import type { KeyStore, StoredKey, WrappedKey } from './keys.ts';

/** Thrown in place of making a second key for a subject whose first one is not in the key store. */
export class KeyLostError extends Error {}

/** Thrown when a sealed value belongs to another event, was changed, or its key is lost or damaged. */
export class BrokenSealError extends Error {}

/** Whether the log holds values that were sealed for the subject. */
export type SealedBefore = (subject: string) => Promise<boolean>;
/** A subject's key outside of its vault; `secret` is 32 bytes in base64. */
export type TakenKey = { subject: string; keyId: string; secret: string };

/** A subject's unwrapped key; null once erased, and where what is stored of it is damaged. */
export type Key = { keyId: string; secret: KeyObject | null; damage?: BrokenSealError };

/** The subjects' keys, unwrapped and cached. */
export function keyring(
  store: KeyStore,
  { wrap, unwrap }: ReturnType<typeof wrapping>,
  cached: number,
  atOpening: number,
) {
  let count = atOpening;
  const cache = boundedCache<Key>(cached);
  // The embedded store writes in this thread, which others need meanwhile, and needs little more for many keys than for one.
  const bury = gathered((subjects: string[]) => store.erase(subjects), { rests: 40 });
  const create = gathered((keys: WrappedKey[]) => store.create(keys));
  // Those who come in one turn are looked up together.
  const stored = gathered((all: string[][]) => store.read([...new Set(all.flat())]), { sideBySide: true });

  /** `made` is the key as this process has just made it, which then need not be unwrapped. */
  function remember(subject: string, { keyId, wrapped }: StoredKey, made?: Buffer): Key {
    const known = cache.get(subject);
    // A read that began before an erasure must not restore the key.
    if (known && !known.secret) return known;
    try {
      const bytes = wrapped === null ? null : (made ?? unwrap(wrapped, [subject, keyId]));
      const key = { keyId, secret: bytes && createSecretKey(bytes) };
      cache.set(subject, key);
      return key;
    } catch (cause) {
      if (cause instanceof WrongMasterKeyError) throw cause;
      // Others are no worse off. It is not kept, so that the key is there again once it is restored.
      return {
        keyId,
        secret: null,
        damage: new BrokenSealError(`the key of ${subject} is damaged`, { cause }),
      };
    }
  }
  async function find(subjects: Set<string>): Promise<Map<string, Key>> {
    const found = new Map<string, Key>();
    const missing: string[] = [];
    for (const subject of subjects) {
      const key = cache.get(subject);
      if (key) found.set(subject, key);
      else missing.push(subject);
    }
    const there = missing.length ? await stored(missing) : undefined;
    for (const subject of missing) {
      const key = there!.get(subject);
      if (key) found.set(subject, remember(subject, key));
    }
    return found;
  }
  async function make(subjects: Set<string>, before: SealedBefore): Promise<Map<string, Key>> {
    const found = await find(subjects);
    const missing = [...subjects.difference(found)];
    const known = await Promise.all(missing.map(before));
    const lost = missing.find((_, i) => known[i]);
    if (lost) throw new KeyLostError(`${lost} has sealed values in the log, and no key in the key store`);
    const fresh = missing.map((subject) => {
      const keyId = randomOctets(9).toString('base64url');
      const secret = randomBytes(32);
      return { secret, key: { subject, keyId, wrapped: wrap(secret, [subject, keyId]) } };
    });
    const created = await Promise.all(fresh.map(({ key }) => create(key)));
    for (const [i, { secret, key }] of fresh.entries()) {
      const { subject, keyId } = key;
      const stored = created[i]!.get(subject)!;
      // Another process may have made the subject's key at the same moment, and counts it.
      const isOwn = stored.keyId === keyId;
      if (isOwn) count++;
      found.set(subject, remember(subject, stored, isOwn ? secret : undefined));
    }
    return found;
  }
  function standsFor(subject: string): object | undefined {
    const key = cache.get(subject);
    return key?.secret ? key : undefined;
  }
  async function taken(subjects: readonly string[]): Promise<TakenKey[]> {
    const found = [...(await find(new Set(subjects)))];
    return found.flatMap(([subject, { keyId, secret, damage }]) => {
      if (damage) throw damage;
      return secret ? [{ subject, keyId, secret: secret.export().toString('base64') }] : [];
    });
  }
  async function adopt(given: readonly TakenKey[]) {
    const there = await find(new Set(given.map(({ subject }) => subject)));
    const other = given.find(({ subject, keyId }) => (there.get(subject)?.keyId ?? keyId) !== keyId);
    if (other) throw new KeyLostError(`${other.subject} has had another key here`);
    const fresh = given.filter(({ subject }) => !there.has(subject));
    if (!fresh.length) return;
    const wrapped = fresh.map(({ subject, keyId, secret }) => ({
      ...{ subject, keyId },
      wrapped: wrap(Buffer.from(secret, 'base64'), [subject, keyId]),
    }));
    for (const [subject, stored] of await store.create(wrapped)) remember(subject, stored);
    count += fresh.length;
  }
  async function erase(subject: string) {
    // Not used from now on, also while the store cannot be reached.
    cache.set(subject, { keyId: '', secret: null });
    await bury(subject);
  }
  return { find, make, standsFor, taken, adopt, erase, count: () => count, forget: cache.clear };
}
