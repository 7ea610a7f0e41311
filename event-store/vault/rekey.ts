import { CannotStartError } from '../cannotStart.ts';
import { isMasterId, wrapping } from './cipher.ts';
import type { KeyStore, Replacement } from './keys.ts';

/**
 * The state of a roll-over: the number of keys wrapped by the newest master key, the number of others, and the subjects
 * whose keys cannot be unwrapped.
 */
type Rekeyed = { master: string; wrapped: number; remaining: number; damaged: string[] };

/** Thrown when keys are wrapped by master keys that were not given. Ids are hashes, which reveal nothing about the keys. */
export class MissingMasterKeyError extends CannotStartError {}

type Options = { batch?: number; tell?: (done: number, of: number) => void };

/**
 * Wraps every subject's key, and then the hash key, with the newest master key. It can be killed at any moment and run
 * again, and other processes may seal, open and erase meanwhile. Changes nothing when a key cannot be unwrapped by any
 * given master key.
 */
export async function rekey(
  store: KeyStore,
  masters: Buffer[],
  { batch = 500, tell = () => {} }: Options = {},
): Promise<Rekeyed> {
  const wraps = wrapping(masters);
  const { remaining } = await keyProgress(store, masters);
  const damaged: string[] = [];
  let done = 0;
  for (let after = ''; ; ) {
    const keys = await store.wrappedByOthers(wraps.ids[0]!, after, batch);
    if (!keys.length) break;
    const made: Replacement[] = [];
    for (const { subject, keyId, wrapped } of keys)
      try {
        const key = wraps.unwrap(wrapped, [subject, keyId]);
        made.push({ subject, was: wrapped, wrapped: wraps.wrap(key, [subject, keyId]) });
      } catch {
        damaged.push(subject);
      }
    await store.rewrap(made);
    after = keys.at(-1)!.subject;
    tell((done += keys.length), Math.max(done, remaining));
  }
  const now = await keyProgress(store, masters);
  // Comes last, so that a vault cannot be opened without an older key that some subject's key still needs.
  if (now.remaining === 0) await rekeyHashes(store, wraps);
  return { ...now, damaged };
}

async function rekeyHashes(store: KeyStore, { unwrap, wrap, ids }: ReturnType<typeof wrapping>) {
  const was = await store.readSetting('hashKey');
  if (!was || was.startsWith(`${ids[0]}.`)) return;
  await store.replaceSetting('hashKey', was, wrap(unwrap(was, ['hashKey']), ['hashKey']));
}

/** The state of a roll-over, without changing anything. Throws when keys are wrapped by a master key that was not given. */
export async function keyProgress(store: KeyStore, masters: Buffer[]): Promise<Omit<Rekeyed, 'damaged'>> {
  const { ids } = wrapping(masters);
  const [master] = ids as [string];
  const counts = await store.countByMaster();
  const hashKey = await store.readSetting('hashKey');
  const wrappers = new Map(counts);
  if (hashKey) wrappers.set(idOf(hashKey), counts.get(idOf(hashKey)) ?? 0);
  const missing = [...wrappers].filter(([id]) => isMasterId(id, ids));
  if (missing.length)
    throw new MissingMasterKeyError(
      missing.map(([id, many]) => `${many} keys are wrapped by master key ${id}`).join(', ') +
        `, which is not among those given (${ids.join(', ')}). Nothing was changed. ` +
        'Set MASTER_KEY to the new key and all older ones, separated by commas, newest first.',
    );
  const wrapped = counts.get(master) ?? 0;
  const all = [...counts.values()].reduce((sum, many) => sum + many, 0);
  return { master, wrapped, remaining: all - wrapped };
}
const idOf = (wrapped: string) => wrapped.split('.')[0]!;
