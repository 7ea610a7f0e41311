import { CannotStartError } from '../cannotStart.ts';
import { wrapping } from './cipher.ts';
import type { KeyStore, Replacement } from './keys.ts';

/** How a roll-over stands: how many keys the newest master key wraps, how many others, and whose open with none. */
export type Rekeyed = { master: string; wrapped: number; remaining: number; damaged: string[] };

/** Keys are wrapped by master keys that were not given. Ids are hashes: they tell nothing of the keys. */
export class MissingMasterKeyError extends CannotStartError {}

type Options = { batch?: number; tell?: (done: number, of: number) => void };

/**
 * Wraps every subject's key, and then the key of hashes, by the newest master key. It may be killed at any moment and
 * run again, and others may seal, open and erase meanwhile. Changes nothing when a key opens with no master key given.
 */
export async function rekey(
  store: KeyStore,
  masters: Buffer[],
  { batch = 500, tell = () => {} }: Options = {},
): Promise<Rekeyed> {
  const wraps = wrapping(masters);
  const { remaining } = await standing(store, masters);
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
  const now = await standing(store, masters);
  // Last, so that a vault without an older key, which some subject's key still needs, does not open.
  if (now.remaining === 0) await rekeyHashes(store, wraps);
  return { ...now, damaged };
}

async function rekeyHashes(store: KeyStore, { unwrap, wrap, ids }: ReturnType<typeof wrapping>) {
  const was = await store.readSetting('hashKey');
  if (!was || was.startsWith(`${ids[0]}.`)) return;
  await store.replaceSetting('hashKey', was, wrap(unwrap(was, ['hashKey']), ['hashKey']));
}

/** How it stands, without changing anything. Refuses when keys are wrapped by a master key that is not given. */
export async function standing(store: KeyStore, masters: Buffer[]): Promise<Omit<Rekeyed, 'damaged'>> {
  const { ids } = wrapping(masters);
  const [master] = ids as [string];
  const counts = await store.countByMaster();
  const hashKey = await store.readSetting('hashKey');
  const wrappers = new Map(counts);
  if (hashKey) wrappers.set(idOf(hashKey), counts.get(idOf(hashKey)) ?? 0);
  const missing = [...wrappers].filter(([id]) => !ids.includes(id));
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
