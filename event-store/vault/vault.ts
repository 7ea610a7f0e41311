import { randomBytes } from 'node:crypto';
import { type Cut, restored } from '../../domain/marks.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Sealed } from '../metadata.ts';
import { decrypt, deriveKey, encrypt, wrapping } from './cipher.ts';
import { hmacWith } from './hmac.ts';
import { BrokenSealError, type Key, keyring, type SealedBefore, type TakenKey } from './keyring.ts';
import type { KeyStore } from './keys.ts';

/**
 * Thrown when the subject's key is destroyed, so that nothing can be sealed for it. It is a refusal, because whoever writes
 * about somebody can be late by any time.
 */
export class SubjectErasedError extends Refusal {
  constructor() {
    super('request.erased');
  }
}

type Kind = Sealed['kind'];
type Readable = { id: string; data: unknown; metadata: unknown; unreadable?: Error };
/** The source of a request; null when it was unknown or is erased. */
type OpenedSource = { ip: string | null; userAgent: string | null };

const never: SealedBefore = async () => false;

export type Vault = {
  /** Identifies this vault's hash key and reveals nothing else about it. */
  hashKeyId: string;
  /** Keyed hash of a value (base64url, 43 characters) for stream names, claims and blind indexes. It never rotates. */
  hash(kind: string, value: string): string;
  /**
   * Keyed hash like `hash`, by a key of the owner's own, which a backup takes along: wherever it is adopted, the hashes are
   * the same.
   */
  hashOf(owner: string): Promise<Vault['hash']>;
  /** The key of `hashOf`, which `adopt` takes in elsewhere. */
  hashKeyOf(owner: string): Promise<TakenKey>;
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

/**
 * Opens the vault. Unwrapping the hash key also checks that these are the right master keys. Of a store that was looked at just
 * before, `stored` is the number of its keys, which takes seconds to count where they are many.
 */
export async function openVault(
  store: KeyStore,
  masterKeys: Buffer[],
  { cachedKeys = 50_000, stored }: { cachedKeys?: number; stored?: number } = {},
): Promise<Vault> {
  if (!masterKeys.length) throw new Error('the vault needs a master key');
  const wraps = wrapping(masterKeys);
  const hashKey = wraps.unwrap(
    (await store.readSetting('hashKey')) ??
      (await store.writeSetting('hashKey', wraps.wrap(randomBytes(32), ['hashKey']))),
    ['hashKey'],
  );
  const keys = keyring(store, wraps, cachedKeys, stored ?? (await store.count()));
  const derived = new Map<string, Buffer[]>();

  const hmac = hmacWith(hashKey);
  const hash = (kind: string, value: string) => hmac(hashedText(kind, value)).toString('base64url');

  /** Where none was adopted, it derives from the key of this vault, so that there is nothing to keep. */
  async function hashKeyOf(owner: string): Promise<TakenKey> {
    const subject = hashKeySubject(owner);
    const [adopted] = await keys.taken([subject]);
    const own = Buffer.from(hash('hash key', owner), 'base64url').toString('base64');
    return adopted ?? { subject, keyId: 'hash', secret: own };
  }

  return {
    hashKeyId: hashKeyIdOf(hashKey),
    hash,
    hashKeyOf,
    async hashOf(owner) {
      const own = hmacWith(Buffer.from((await hashKeyOf(owner)).secret, 'base64'));
      return (kind, value) => own(hashedText(kind, value)).toString('base64url');
    },
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

/** Under which name a vault keeps the key of an owner's hashes. */
export const hashKeySubject = (owner: string) => `hash key of ${owner}`;
const hashedText = (kind: string, value: string) => Buffer.from(`${kind}\0${value}`);
/** Identifies a hash key and reveals nothing else about it. */
export const hashKeyIdOf = (key: Buffer): string =>
  hmacWith(key)(hashedText('id of this key', '')).toString('base64url').slice(0, 16);

type Values = Pick<Cut, 'path' | 'value'>[];

function sealValues(key: Key, eventId: string, subject: string, kind: Kind, values: Values): Sealed {
  const { keyId, secret, damage } = key;
  if (damage) throw damage;
  if (!secret) throw new SubjectErasedError();
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
  if (key.damage) throw key.damage;
  if (!key.secret) return [];
  try {
    return JSON.parse(decrypt(key.secret, blob, [eventId, subject, kind, keyId]).toString());
  } catch (cause) {
    throw new BrokenSealError(`event ${eventId}: the sealed ${kind} values of ${subject} do not open`, {
      cause,
    });
  }
}
