import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CannotStartError, openingPostgres } from '../../event-store/cannotStart.ts';
import { whenPostgresAnswers } from '../../event-store/reachPostgres.ts';
import { endSilent, keptAlive } from '../../event-store/silentConnections.ts';
import { timeFrom } from '../columns/values.ts';
import { messageOf } from '../fold.ts';
import type { Row } from '../kit.ts';
import { distrust, markClosed, markOpen } from './lite/folder.ts';
import type { Lite } from './lite/lite.ts';
import { peopleOrder } from './peopleOrder.ts';
import { refusePooler } from './pooler.ts';
import { PreparingClient } from './prepared.ts';
import { type Db, trigrams } from './tables.ts';

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** Whether this process alone uses the database, so that it leads at once. */
  embedded: boolean;
  /** The bytes that are left on the disk of an embedded one. */
  room?: () => Promise<number>;
  close(): Promise<void>;
};
type DatabaseOptions = {
  /** Address of Postgres; without it PGlite in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Statement timeout in milliseconds, for processes that build nothing in this database; 0 for none. */
  patience?: number | undefined;
  log?: ((message: string) => void) | undefined;
  /** For those that only read: no schema is created in Postgres, which is not waited for. */
  lookOnly?: boolean;
};
export const readSchema = 'latchkey_read';
/** `timeFrom` reads times in this zone and style. */
const asked = { search_path: readSchema, TimeZone: 'UTC', DateStyle: 'ISO' };
/**
 * Parses int8 as a number and times as ISO texts, which is how folds write them. Otherwise the input of a fold would be
 * another one after a reload.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.TIMESTAMPTZ, timeFrom],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Opens the read models' database: Postgres if there is an address, otherwise PGlite in the data folder. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl ? openPostgres(options.databaseUrl, options) : openLite(options);

const kyselyOn = (pool: pg.Pool): Db =>
  new Kysely<Record<string, Row>>({ dialect: new PostgresDialect({ pool }) });

async function openPostgres(
  connectionString: string,
  { log, patience, lookOnly }: DatabaseOptions,
): Promise<Database> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    types,
    max: 10,
    // With a time limit, a late answer would end the connection instead of the statement.
    pipeline: !patience,
    connectionTimeoutMillis: 2000,
    ...keptAlive,
    // The server's own time limit comes first, because its refusal says what happened.
    ...(patience && { query_timeout: patience + 500 }),
    application_name: 'latchkey',
    // Rows and checkpoint commit together, so whatever a crash of Postgres loses is projected from the log again.
    options:
      `-c statement_timeout=${patience ?? 10_000} -c synchronous_commit=off ` +
      Object.entries(asked)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
  });
  const tell = (why: string) => log?.(`a database connection failed: ${why}`);
  tellFailures(pool, tell);
  endSilent(pool, connectionString, (error) => tell(messageOf(error)));
  try {
    const open = async () => {
      await refusePooler(pool, `Postgres at ${new URL(connectionString).host}`, asked);
      // Several processes may start at once, and "if not exists" alone is not safe against that.
      if (!lookOnly)
        await pool.query(
          `select pg_advisory_xact_lock(hashtext('${readSchema}'));
        create schema if not exists ${readSchema}; ${peopleOrder} ${trigrams}`,
        );
    };
    if (lookOnly) await openingPostgres(connectionString, open);
    else await whenPostgresAnswers(connectionString, open, { tell: (line) => log?.(line) });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: kyselyOn(pool), pool, embedded: false, close: () => pool.end() };
}

/** Tells of connections that break. The pool hears only of idle ones, and one within a transaction would end the process. */
function tellFailures(pool: pg.Pool, tell: (why: string) => void) {
  const warn = (error: unknown) => tell(messageOf(error));
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
}

async function openLite({ dataDir, log }: DatabaseOptions): Promise<Database> {
  const folder = join(dataDir, 'read-models');
  const lite = await openFolder(folder, log);
  const pool = new pg.Pool({ ...lite.config, Client: PreparingClient, types });
  tellFailures(pool, (why) => log?.(`read models: ${why}`));
  await pool.query(`${peopleOrder} ${trigrams}`);
  return {
    db: kyselyOn(pool),
    pool,
    embedded: true,
    async room() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    async close() {
      await pool.end();
      await lite.stop();
      markClosed(folder);
    },
  };
}

/** Opens the folder. A damaged one is emptied, and its read models are rebuilt from the log. */
async function openFolder(folder: string, log?: (message: string) => void): Promise<Lite> {
  // Services use Postgres, so they do not load PGlite.
  const { liteInWorker } = await import('./lite/lite.ts');
  const lost = (why: string) => log?.(`read models are gone until the next start: ${why}`);
  const emptied = (why: string) => {
    log?.(`the read models' folder cannot be trusted (${why}): it is emptied and rebuilt from the log`);
    markOpen(folder);
    return liteInWorker(folder, { fresh: true, lost });
  };
  const why = distrust(folder);
  if (why) return emptied(why);
  try {
    const lite = await liteInWorker(folder, { lost });
    markOpen(folder);
    return lite;
  } catch (error) {
    if (error instanceof CannotStartError) throw error;
    return emptied(messageOf(error));
  }
}
