import { keySettings } from '../identity/look.ts';
import type { KeyStore, StoredKey } from '../vault/keys.ts';
import { CannotMoveError } from './moveLog.ts';

const page = 500;
const isSame = (a: StoredKey, b: StoredKey | undefined) => a.keyId === b?.keyId && a.wrapped === b.wrapped;

/**
 * Copies all keys and what remains of erased ones, and compares. The settings, without which nothing starts on the
 * copies, come last. What an earlier copy has left is brought up to date. Returns the number of keys.
 */
export async function copyKeys(source: KeyStore, target: KeyStore): Promise<number> {
  for (let after = ''; ; ) {
    const keys = await source.list(after, page);
    if (!keys.length) break;
    const living = keys.flatMap(({ subject, keyId, wrapped }) =>
      wrapped === null ? [] : [{ subject, keyId, wrapped }],
    );
    const erased = keys.filter(({ wrapped }) => wrapped === null).map(({ subject }) => subject);
    if (erased.length) await target.erase(erased);
    if (living.length) await bringUpToDate(target, living);
    const copies = await target.read(keys.map(({ subject }) => subject));
    const different = keys.find((key) =>
      key.wrapped === null
        ? copies.get(key.subject)?.wrapped !== null
        : !isSame(key, copies.get(key.subject)),
    );
    if (different) throw new CannotMoveError(`The key of ${different.subject} differs in the target.`);
    after = keys.at(-1)!.subject;
  }
  const [count, copied] = [await source.count(), await target.count()];
  if (count !== copied) throw new CannotMoveError(`There are ${count} keys, and ${copied} in the target.`);
  for (const name of [keySettings.installation, keySettings.hashKey]) await copySetting(source, target, name);
  return count;
}

async function bringUpToDate(
  target: KeyStore,
  living: { subject: string; keyId: string; wrapped: string }[],
) {
  const stored = await target.create(living);
  const older = living.flatMap(({ subject, keyId, wrapped }) => {
    const was = stored.get(subject);
    return was?.wrapped && was.keyId === keyId && was.wrapped !== wrapped
      ? [{ subject, was: was.wrapped, wrapped }]
      : [];
  });
  if (older.length) await target.rewrap(older);
}

async function copySetting(source: KeyStore, target: KeyStore, name: string) {
  const value = (await source.readSetting(name))!;
  const was = await target.writeSetting(name, value);
  if (was !== value) await target.replaceSetting(name, was, value);
}
