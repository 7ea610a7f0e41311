import { existsSync } from 'node:fs';
import { newestIn, notesIn } from './command-api/reactions/runner/notes.ts';
import { placesIn, type Remembered, told } from './command-api/reactions/runner/position.ts';
import { ReactionsRemembered } from './domain/reaction/events.ts';
import { openingPostgres } from './event-store/cannotStart.ts';
import { foundInAgreement } from './event-store/identity/agree.ts';
import {
  type KeysFound,
  lookAtPostgresKeys,
  lookAtSqliteKeys,
  lookAtSqliteLog,
  positionStream,
} from './event-store/identity/look.ts';
import { lockFolder } from './event-store/lock.ts';
import { copyKeys } from './event-store/move/moveKeys.ts';
import { CannotMoveError, compareLogs, copyLog } from './event-store/move/moveLog.ts';
import type { EventStore, RecordedEvent } from './event-store/port.ts';
import { readOnlySqliteLog } from './event-store/sqlite/sqlite.ts';
import { sqliteKeyStore } from './event-store/vault/keys.ts';
import { readMasterKeys } from './event-store/vault/masterKey.ts';
import { postgresKeyStore } from './event-store/vault/postgresKeys.ts';
import { openVault } from './event-store/vault/vault.ts';
import { createLog } from './server-kit/log.ts';
import { type Config, readConfig } from './server-kit/settings/config.ts';
import { openPool, openRemote, placesOf } from './server-kit/start/openStores.ts';

type Print = (line: string) => void;
const count = (n: number) => n.toLocaleString('en');

/**
 * `npm run move`: copies the log and the keys of a folder that is not in use into the EventStoreDB and the Postgres of
 * the settings, and compares them. It changes nothing in the folder, and goes on where an earlier attempt was cut short.
 * Throws CannotMoveError when the target holds anything else.
 */
export async function move(env: Record<string, string | undefined>, print: Print): Promise<void> {
  const config = readConfig(env);
  const { EVENTSTOREDB_URL, DATABASE_URL, DATA_DIR } = config;
  if (!EVENTSTOREDB_URL || !DATABASE_URL)
    throw new Error(
      'Set EVENTSTOREDB_URL and DATABASE_URL to the stores of the services, and DATA_DIR to the folder.',
    );
  const from = placesOf({ ...config, EVENTSTOREDB_URL: undefined, DATABASE_URL: undefined });
  if (!existsSync(from.log)) throw new Error(`There is no log in ${DATA_DIR}.`);
  await using begun = new AsyncDisposableStack();
  begun.defer(lockFolder(DATA_DIR));
  const { log } = await foundInAgreement(async () => ({
    log: await lookAtSqliteLog(from.log),
    keys: lookAtSqliteKeys(from.keys),
  }));
  if (!log.identity) throw new Error(`Start this release once on ${DATA_DIR} with npm start.`);
  const keys = sqliteKeyStore(from.keys);
  // The keys must be those that the services can open.
  const vault = await openVault(keys, readMasterKeys(config.MASTER_KEY, DATA_DIR, { make: false }));
  begun.defer(() => vault.close());
  const source = readOnlySqliteLog(from.log)!;
  begun.defer(() => source.close());
  const quiet = createLog('warn');
  const pool = openPool(DATABASE_URL, config, quiet);
  begun.defer(() => pool.end());
  const to = placesOf(config);
  const found = await openingPostgres(DATABASE_URL, () => lookAtPostgresKeys(to.keys, pool));
  refuseForeign(found, log.identity.installation);
  const target = await openRemote(EVENTSTOREDB_URL, config, quiet);
  begun.defer(() => target.close());
  const events = await moveEvents(source, target, print);
  const keyStore = await postgresKeyStore(pool);
  const people = await copyKeys(keys, keyStore);
  print(`${count(events)} events are in ${to.log} and ${count(people)} keys in ${to.keys}, and compared.`);
  for (const line of nextSteps(config)) print(line);
}

/** Keys without their settings are those of a move that was cut short. */
function refuseForeign({ where, installation, hashKey }: KeysFound, own: string) {
  if (installation !== undefined ? installation !== own : hashKey !== undefined)
    throw new CannotMoveError(`${where} holds the keys of another installation. Name an empty database.`);
}

/** Who appends the note about the reactions' places in the new log. */
const mover = 'move';
const isNote = ({ streamId, metadata }: RecordedEvent) =>
  streamId === positionStream && (metadata as { correlationId?: string } | null)?.correlationId === mover;

/** Copies and compares the log. How far the reactions are is noted anew, because positions differ between logs. */
async function moveEvents(source: EventStore, target: EventStore, print: Print): Promise<number> {
  const head = await source.head();
  const progress = (doing: string) => {
    let last = performance.now();
    return (done: number) => {
      if (performance.now() - last < 2000) return;
      last = performance.now();
      print(`${count(done)} of ${count(head)} events ${doing}`);
    };
  };
  const more = await copyLog(source, target, progress('copied'));
  if (more.length > 1 || !more.every(isNote))
    throw new CannotMoveError('The target has been used since an earlier move. Name an empty EventStoreDB.');
  const { event: note } = await newestIn(source, positionStream);
  const noted = note?.data as Remembered | undefined;
  const places = noted ? placesIn(noted) : new Map();
  const positions = [...places.values()].map(({ through }) => through);
  const compared = await compareLogs(source, target, positions, progress('compared'));
  if (more.length || !noted) return compared.count;
  const moved = [...places].map(
    ([name, place]) => [name, { ...place, through: compared.translated(place.through) }] as const,
  );
  const notes = notesIn(target, positionStream, new AbortController().signal, { by: mover });
  await notes.append(ReactionsRemembered(told(new Map(moved))));
  return compared.count;
}

const nextSteps = ({ DATA_DIR }: Config) => [
  'Start the services; they build the read models. Everybody signs in again.',
  `Keep ${DATA_DIR} as a backup, and never start npm start on it again.`,
];
