import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openingFile, openingPostgres } from '../event-store/cannotStart.ts';
import { whenReadable } from '../event-store/eventstoredb/reach.ts';
import { openEventStoreDb } from '../event-store/eventstoredb/store.ts';
import type { OnTrouble } from '../event-store/eventstoredb/subscription.ts';
import { type KeyStore, sqliteKeyStore } from '../event-store/keys.ts';
import type { EventStore } from '../event-store/port.ts';
import { postgresKeyStore } from '../event-store/postgresKeys.ts';
import { postgresRecords } from '../event-store/postgresRecords.ts';
import { type Records, sqliteRecords } from '../event-store/records.ts';
import { openSqliteEventStore } from '../event-store/sqlite.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

export type Stores = {
  keys: KeyStore;
  records: Records;
  openLog: () => Promise<EventStore>;
  close: () => Promise<void>;
};

/**
 * Opens where the log, the keys and the records are: in DATA_DIR, or where EVENTSTOREDB_URL and DATABASE_URL say. A log
 * in EventStoreDB is open when it can be read.
 */
export async function openStores(config: Config, log: Log, clock: () => number): Promise<Stores> {
  const at = (name: string) => join(config.DATA_DIR, name);
  const onTrouble: OnTrouble = (error, level) =>
    log[level]({ err: error }, 'following the log was interrupted');
  const openLog = async () => {
    if (config.EVENTSTOREDB_URL) {
      const store = await openEventStoreDb(config.EVENTSTOREDB_URL, { onTrouble });
      await whenReadable(config.EVENTSTOREDB_URL, store, { tell: (line) => log.warn(line) });
      return store;
    }
    const store = await openSqliteEventStore(at('events.db'));
    chmodSync(at('events.db'), 0o600);
    return store;
  };
  if (config.DATABASE_URL) {
    const pool = openPool(config.DATABASE_URL, log);
    const keys = await openingPostgres(config.DATABASE_URL, () => postgresKeyStore(pool));
    return { keys, records: await postgresRecords(pool, { clock }), openLog, close: () => pool.end() };
  }
  const keys = openingFile(at('keys.db'), () => sqliteKeyStore(at('keys.db')));
  const records = openingFile(at('records.db'), () => sqliteRecords(at('records.db'), { clock }));
  for (const name of ['keys.db', 'records.db']) chmodSync(at(name), 0o600);
  return { keys, records, openLog, close: async () => undefined };
}

function openPool(connectionString: string, log: Log): pg.Pool {
  const limits = { max: 10, connectionTimeoutMillis: 3000, statement_timeout: 5000, query_timeout: 6000 };
  const pool = new pg.Pool({ connectionString, application_name: 'latchkey', ...limits });
  const told = (error: Error) => log.warn({ err: error }, 'a database connection failed');
  pool.on('error', told);
  // The pool listens to idle connections alone: one that breaks while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', told));
  return pool;
}
