import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { type Cut, restored } from '../../domain/marks.ts';
import { boundedCache } from '../cache.ts';
import type { Sealed } from '../metadata.ts';
import { decrypt, deriveKey, encrypt, randomOctets, wrapping } from './cipher.ts';
import { gathered } from './gathered.ts';
import { hmacWith } from './hmac.ts';
import type { KeyStore, StoredKey, WrappedKey } from './keys.ts';

/** Thrown when the subject's key is destroyed, so that nothing can be sealed for it. */
export class SubjectErasedError extends Error {}
/** Thrown in place of making a second key for a subject whose first one is not in the key store. */
export class KeyLostError extends Error {}
/** Thrown when a sealed value belongs to another event, was changed, or its key is lost. */
export class BrokenSealError extends Error {}

type Kind = Sealed['kind'];
type Readable = { id: string; data: unknown; metadata: unknown; unreadable?: Error };
/** The source of a request; null when it was unknown or is erased. */
type OpenedSource = { ip: string | null; userAgent: string | null };

/** Whether the log holds values that were sealed for the subject. */
export type SealedBefore = (subject: string) => Promise<boolean>;
const never: SealedBefore = async () => false;

/** A subject's key outside of its vault; `secret` is 32 bytes in base64. */
export type TakenKey = { subject: string; keyId: string; secret: string };

export type Vault = {
  /** Identifies this vault's hash key and reveals nothing else about it. */
  hashKeyId: string;
  /** Keyed hash of a value (base64url, 43 characters) for stream names, claims and blind indexes. It never rotates. */
  hash(kind: string, value: string): string;
  /**
   * Seals cut values: one blob per subject and kind, bound to the event. Missing keys are made durable first. Throws
   * KeyLostError, and makes none, when something was sealed for one of these subjects before.
   */
  seal(
    eventId: string,
    bySubject: { subject: string; cuts: Cut[] }[],
    before?: SealedBefore,
  ): Promise<Sealed[]>;
  /** How many keys the store holds, at least: those at the opening, and those that this process has made since. */
  keyCount(): number;
  /** Copies of the events with their sealed values restored; erased ones stay null. All keys are read at once. */
  open<E extends Readable>(
    events: readonly E[],
    kinds?: readonly Kind[],
  ): Promise<(E & { source?: OpenedSource })[]>;
  /**
   * Stands for the subject's key: the same object as long as this process has the key, and undefined once that is
   * destroyed. What is kept by this object in a WeakMap is gone with the key.
   */
  standsFor(subject: string): object | undefined;
  /** The keys of those subjects that have one, for a backup that keeps them sealed. */
  keysOf(subjects: readonly string[]): Promise<TakenKey[]>;
  /** Takes keys of another installation in. Throws KeyLostError, and takes none, when a subject had another key here. */
  adopt(keys: readonly TakenKey[]): Promise<void>;
  /** Destroys the subject's key for good. Repeatable. Other processes call it too, to clear their caches. */
  erase(subject: string): Promise<void>;
  /** Keys of 32 bytes for one purpose, one per master key, newest first: sign with the first, verify with all. */
  derive(purpose: string): Buffer[];
  /** Rejects while the keys cannot be read. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the vault. Unwrapping the hash key also checks that these are the right master keys. */
export async function openVault(
  store: KeyStore,
  masterKeys: Buffer[],
  { cachedKeys = 50_000 } = {},
): Promise<Vault> {
  if (!masterKeys.length) throw new Error('the vault needs a master key');
  const wraps = wrapping(masterKeys);
  const hashKey = wraps.unwrap(
    (await store.readSetting('hashKey')) ??
      (await store.writeSetting('hashKey', wraps.wrap(randomBytes(32), ['hashKey']))),
    ['hashKey'],
  );
  const keys = keyring(store, wraps, cachedKeys, await store.count());
  const derived = new Map<string, Buffer[]>();

  const hmac = hmacWith(hashKey);
  const hash = (kind: string, value: string) => hmac(hashedText(kind, value)).toString('base64url');

  return {
    hashKeyId: hashKeyIdOf(hashKey),
    hash,
    async seal(eventId, bySubject, before = never) {
      const cuts = bySubject.flatMap(({ subject, cuts }) => cuts.map((cut) => ({ subject, cut })));
      if (!cuts.length) return [];
      const known = await keys.make(new Set(cuts.map(({ subject }) => subject)), before);
      const groups = Map.groupBy(cuts, ({ subject, cut }) => `${cut.mark.kind} ${subject}`);
      return [...groups.values()].map((group) => {
        const { subject, cut } = group[0]!;
        const values = group.map(({ cut: { path, value } }) => ({ path, value }));
        return sealValues(known.get(subject)!, eventId, subject, cut.mark.kind, values);
      });
    },
    async open(events, kinds = ['personal', 'secret']) {
      const wanted = events.map((event) => sealedOf(event).filter(({ kind }) => kinds.includes(kind)));
      const known = await keys.find(new Set(wanted.flat().map(({ subject }) => subject)));
      return events.map((event, i) => (wanted[i]!.length ? opened(event, wanted[i]!, known) : event));
    },
    keyCount: keys.count,
    standsFor: keys.standsFor,
    keysOf: keys.taken,
    adopt: keys.adopt,
    erase: keys.erase,
    derive(purpose) {
      if (!derived.has(purpose))
        derived.set(
          purpose,
          masterKeys.map((key) => deriveKey(key, purpose)),
        );
      return derived.get(purpose)!;
    },
    async check() {
      if ((await store.readSetting('hashKey')) === undefined) throw new Error('the keys are gone');
    },
    async close() {
      keys.forget();
      await store.close();
    },
  };
}

const hashedText = (kind: string, value: string) => Buffer.from(`${kind}\0${value}`);
/** Identifies a hash key and reveals nothing else about it. */
export const hashKeyIdOf = (key: Buffer): string =>
  hmacWith(key)(hashedText('id of this key', '')).toString('base64url').slice(0, 16);

/** A subject's unwrapped key; null once erased. */
type Key = { keyId: string; secret: KeyObject | null };
type Values = Pick<Cut, 'path' | 'value'>[];

/** The subjects' keys, unwrapped and cached. */
function keyring(
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
    const key = {
      keyId,
      secret: wrapped === null ? null : createSecretKey(made ?? unwrap(wrapped, [subject, keyId])),
    };
    cache.set(subject, key);
    return key;
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
    return found.flatMap(([subject, { keyId, secret }]) =>
      secret ? [{ subject, keyId, secret: secret.export().toString('base64') }] : [],
    );
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

function sealValues(key: Key, eventId: string, subject: string, kind: Kind, values: Values): Sealed {
  const { keyId, secret } = key;
  if (!secret) throw new SubjectErasedError(`${subject} is erased`);
  return {
    subject,
    kind,
    keyId,
    blob: encrypt(secret, JSON.stringify(values), [eventId, subject, kind, keyId]),
  };
}

const sealedOf = ({ metadata, unreadable }: Readable) =>
  unreadable ? [] : ((metadata as { sealed?: Sealed[] } | null)?.sealed ?? []);

function opened<E extends Readable>(event: E, sealed: Sealed[], keys: Map<string, Key>) {
  const values = sealed.flatMap((each) => openValues(event.id, each, keys.get(each.subject)));
  const isOrigin = ({ path }: Values[number]) => String(path[0]).startsWith('$');
  const source: OpenedSource = { ip: null, userAgent: null };
  for (const { path, value } of values.filter(isOrigin))
    Object.assign(source, { [String(path[0]).slice(1)]: value });
  const own = values.filter((value) => !isOrigin(value));
  return { ...event, data: restored(event.data, own), source };
}

function openValues(eventId: string, { subject, kind, keyId, blob }: Sealed, key: Key | undefined): Values {
  if (!key) throw new BrokenSealError(`event ${eventId}: the key store has never had a key for ${subject}`);
  if (!key.secret) return [];
  try {
    return JSON.parse(decrypt(key.secret, blob, [eventId, subject, kind, keyId]).toString());
  } catch (cause) {
    throw new BrokenSealError(`event ${eventId}: the sealed ${kind} values of ${subject} do not open`, {
      cause,
    });
  }
}
