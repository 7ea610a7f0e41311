import { CannotStartError } from '../cannotStart.ts';
import type { EventStore } from '../port.ts';
import type { Records } from '../records/records.ts';
import type { KeyStore } from '../vault/keys.ts';
import { foundInstallation, type Identity, logFormat, unknownKinds } from './identity.ts';
import { type KeysFound, keySettings, type LogFound } from './look.ts';

const newer = 'Start the release that wrote it, or a later one';

/** Reasons why a log and keys cannot be used together, each with a remedy; empty when they belong together. */
export function disagreements(log: LogFound, keys: KeysFound): string[] {
  const { identity } = log;
  if (log.hasEvents && (identity?.format ?? 0) < logFormat)
    return [
      `${log.where} was written by a release of Latchkey before 0.3.0, whose data this release does not read: ` +
        'go on with the release that wrote it, or begin anew with an empty data folder and empty databases.',
    ];
  const wrong: string[] = [];
  if (log.hasEvents && !keys.hashKey)
    wrong.push(
      `${keys.where} holds no keys although ${log.where} has events: nobody could sign in, and everybody could ` +
        'register a second time. Restore the keys that belong to this log from a backup.',
    );
  if (!log.hasEvents && (keys.installation || keys.keys))
    wrong.push(
      `${log.where} is empty although ${keys.where} holds the keys of a log: its events are missing. ` +
        'Restore the log from a backup; to begin anew, use an empty data folder and an empty database.',
    );
  if (identity && keys.installation && identity.installation !== keys.installation)
    wrong.push(foreign(keys.where, log.where));
  else if (keys.hashKey && keys.keys < log.keys)
    wrong.push(
      `${keys.where} is older than ${log.where}: it holds ${keys.keys} keys, and there were ${log.keys} when the log was ` +
        'last written, so the data of some people could not be read. Restore keys that are as new as the log, or newer.',
    );
  if (identity && identity.format > logFormat)
    wrong.push(
      `${log.where} has format ${identity.format}, and this release of Latchkey reads format ${logFormat}. ${newer}.`,
    );
  const unknown = identity ? unknownKinds(identity) : [];
  if (unknown.length)
    wrong.push(
      `${log.where} holds events that this release of Latchkey does not know (${unknown.join(', ')}). ${newer}.`,
    );
  return wrong;
}
const foreign = (keys: string, log: string) =>
  `${keys} and ${log} belong to two different installations. ` +
  'Restore both from the same backup, or correct the setting that names the wrong one.';

/** The facts found about a log and its keys. */
export type Found = { log: LogFound; keys: KeysFound };

/**
 * Examines log and keys, and stops the start when they do not belong together. It runs before anything is written.
 * Another process may found the installation while they are examined. Each fact is written before the one that depends
 * on it, so a disagreement from such a moment is gone at the second look.
 */
export async function foundInAgreement(look: () => Promise<Found>): Promise<Found> {
  const found = await look();
  if (!disagreements(found.log, found.keys).length) return found;
  const again = await look();
  const [first] = disagreements(again.log, again.keys);
  if (first) throw new CannotStartError(first);
  return again;
}

type Stores = { store: EventStore; keys: KeyStore; records: Records; hashKey: string };

/** Marks log, keys and records as one installation at the first start. Stops the start when their marks differ. */
export async function establish(
  { store, keys, records, hashKey }: Stores,
  log: LogFound,
  at: { keys: string; records: string },
): Promise<Identity> {
  if (log.identity && log.identity.hashKey !== hashKey)
    throw new CannotStartError(foreign(at.keys, log.where));
  const identity = await foundInstallation(store, hashKey);
  const { installation } = identity;
  const marked = await keys.writeSetting(keySettings.installation, installation);
  if (identity.hashKey !== hashKey || marked !== installation)
    throw new CannotStartError(foreign(at.keys, log.where));
  const owner = await records.get<string>('installation', 'own');
  if (owner === undefined)
    await records.put('installation', 'own', installation, { expiresAt: Number.MAX_SAFE_INTEGER });
  else if (owner !== installation)
    throw new CannotStartError(
      `The sessions in ${at.records} belong to another installation than ${log.where}. ` +
        'Restore both from the same backup, or take the sessions away: everybody then signs in again.',
    );
  return identity;
}
