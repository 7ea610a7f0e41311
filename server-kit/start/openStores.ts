import { join } from 'node:path';
import pg from 'pg';
import { openingFile, openingPostgres, recordsRemedy } from '../../event-store/cannotStart.ts';
import { claiming } from '../../event-store/claims/claiming.ts';
import { postgresClaims } from '../../event-store/claims/postgres.ts';
import { fileClaims } from '../../event-store/claims/sqlite.ts';
import type { OnTrouble } from '../../event-store/eventstoredb/subscription.ts';
import { type Found, foundInAgreement } from '../../event-store/identity/agree.ts';
import {
  lookAtLog,
  lookAtPostgresKeys,
  lookAtSqliteKeys,
  lookAtSqliteLog,
} from '../../event-store/identity/look.ts';
import type { ClaimingStore, EventStore } from '../../event-store/port.ts';
import { makePrivate } from '../../event-store/privateFile.ts';
import { whenPostgresAnswers } from '../../event-store/reachPostgres.ts';
import { postgresRecords } from '../../event-store/records/postgresRecords.ts';
import type { Records } from '../../event-store/records/records.ts';
import { sqliteRecords } from '../../event-store/records/sqliteRecords.ts';
import { endSilent, keptAlive } from '../../event-store/silentConnections.ts';
import { openSqliteEventStore } from '../../event-store/sqlite/sqlite.ts';
import { type KeyStore, sqliteKeyStore } from '../../event-store/vault/keys.ts';
import { postgresKeyStore } from '../../event-store/vault/postgresKeys.ts';
import { deadlinesOf } from '../deadline.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';

export type Stores = {
  keys: KeyStore;
  records: Records;
  store: ClaimingStore;
  found: Found;
  /** Where the stores are, for messages to people. */
  places: Places;
  close: () => Promise<void>;
};
type Places = { log: string; keys: string; records: string; claims: string };

const at = ({ DATA_DIR }: Config, name: string) => join(DATA_DIR, name);
/** Shortens a connection string to server and database, without the account. */
const shown = (url: string) => url.replace(/^[^:]+:\/\/(?:[^@/]*@)?/, '').replace(/\/?(?:\?.*)?$/, '');
export const placesOf = (config: Config): Places => ({
  log: config.EVENTSTOREDB_URL
    ? `EventStoreDB at ${shown(config.EVENTSTOREDB_URL)}`
    : at(config, 'events.db'),
  keys: config.DATABASE_URL ? `Postgres at ${shown(config.DATABASE_URL)}` : at(config, 'keys.db'),
  records: config.DATABASE_URL ? `Postgres at ${shown(config.DATABASE_URL)}` : at(config, 'records.db'),
  claims: config.DATABASE_URL
    ? `the schema latchkey_claims of Postgres at ${shown(config.DATABASE_URL)}`
    : at(config, 'claims.db'),
});

/** Opens only the keys, for commands that work on all of them, however long that takes. */
export async function openKeys(
  config: Config,
  log: Log,
): Promise<{ keys: KeyStore; close: () => Promise<void> }> {
  if (!config.DATABASE_URL) {
    const file = at(config, 'keys.db');
    const keys = openingFile(file, () => sqliteKeyStore(makePrivate(file)));
    return { keys, close: () => keys.close() };
  }
  const pool = openPool(config.DATABASE_URL, config, log, { unhurried: true });
  const keys = await openingPostgres(config.DATABASE_URL, () => postgresKeyStore(pool));
  return { keys, close: () => pool.end() };
}

/**
 * Opens the log, the keys and the records in DATA_DIR, or where EVENTSTOREDB_URL and DATABASE_URL say, as soon as these can
 * be reached. It looks at log and keys first, and writes nothing when they do not belong together.
 */
export async function openStores(config: Config, log: Log, clock: () => number): Promise<Stores> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  const places = placesOf(config);
  const url = config.DATABASE_URL;
  try {
    const remote = config.EVENTSTOREDB_URL
      ? await openRemote(config.EVENTSTOREDB_URL, config, log)
      : undefined;
    if (remote) closers.push(() => remote.close());
    const pool = url ? openPool(url, config, log) : undefined;
    if (pool) closers.push(() => pool.end());
    const found = await foundInAgreement(async () => ({
      log: remote ? await lookAtLog(places.log, remote) : await lookAtSqliteLog(places.log),
      keys: pool
        ? await whenPostgresAnswers(url!, () => lookAtPostgresKeys(places.keys, pool), {
            tell: (line) => log.warn(line),
          })
        : lookAtSqliteKeys(places.keys),
    }));

    const keys = pool
      ? await openingPostgres(url!, () => postgresKeyStore(pool))
      : openingFile(places.keys, () => sqliteKeyStore(makePrivate(places.keys)));
    closers.push(() => keys.close());
    const records = pool
      ? await postgresRecords(pool, { clock })
      : openingFile(
          places.records,
          () => sqliteRecords(makePrivate(places.records), { clock }),
          recordsRemedy,
        );
    closers.push(() => records.close());
    const store = remote
      ? claiming(remote, pool ? await postgresClaims(pool) : openClaims(places.claims, closers))
      : await openSqliteEventStore(openingFile(places.log, () => makePrivate(places.log)));
    if (!remote) closers.push(() => store.close());
    return { keys, records, store, found, places, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the claims of a log that is not in the data folder, without Postgres. */
function openClaims(file: string, closers: (() => unknown)[]) {
  const claims = openingFile(file, () => fileClaims(makePrivate(file)));
  closers.push(() => claims.close());
  return claims;
}

/** Opens a log in EventStoreDB and waits until it can be read. */
export async function openRemote(
  url: string,
  { PATIENCE: patience }: Pick<Config, 'PATIENCE'>,
  log: Log,
): Promise<EventStore> {
  const onTrouble: OnTrouble = (error, level) =>
    log[level]({ err: error }, 'following the log was interrupted');
  // The client of EventStoreDB is large, and a log in a file does without it.
  const { openEventStoreDb } = await import('../../event-store/eventstoredb/store.ts');
  const { whenReadable } = await import('../../event-store/eventstoredb/reach.ts');
  const store = await openEventStoreDb(url, { onTrouble, patience });
  try {
    await whenReadable(url, store, { tell: (line) => log.warn(line) });
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens a pool of connections to the keys and records in Postgres. `unhurried` reads whole tables, however long it takes. */
export function openPool(
  connectionString: string,
  config: Pick<Config, 'PATIENCE'>,
  log: Log,
  { unhurried = false } = {},
): pg.Pool {
  const { connect, statement } = deadlinesOf(config);
  // The server's own limit comes first; the client's limit covers a server that does not answer.
  const limits = {
    ...{ max: 10, connectionTimeoutMillis: connect },
    ...(!unhurried && { statement_timeout: statement - 500, query_timeout: statement }),
  };
  const pool = new pg.Pool({ connectionString, application_name: 'latchkey', ...keptAlive, ...limits });
  const warn = (error: Error) => log.warn({ err: error }, 'a database connection failed');
  pool.on('error', warn);
  // The pool listens only to idle connections; without this, one that breaks while in use would end the process.
  pool.on('connect', (client) => client.on('error', warn));
  endSilent(pool, connectionString, warn);
  return pool;
}
