import { sql } from 'kysely';
import { checkpointOf } from './checkpoint.ts';
import type { Database } from './database/database.ts';
import type { Db } from './database/tables.ts';
import { models } from './models.ts';

/** Tables that contain, or contained, personal data. */
const personal = () => models.filter(({ opens }) => opens).map(({ name }) => name);

/**
 * Purges old versions of rows from the read models' database. Returns the position up to which none are left; undefined
 * while the read models have not reached `through`. Embedded, it rewrites the tables and removes the earlier
 * write-ahead log. On Postgres an ordinary user can only VACUUM without locking the tables; docs/operations.md says
 * what the database's owner should do.
 */
export async function dropOldPages(
  { db, embedded, room }: Pick<Database, 'db' | 'embedded' | 'room'>,
  through: number,
): Promise<number | undefined> {
  const reached = await checkpointOf(db);
  if (reached < through) return undefined;
  if (room) await demandRoom(db, await room());
  await db.connection().execute(async (one) => {
    // A large table takes longer than the normal timeout allows.
    await sql`set statement_timeout = 0`.execute(one);
    try {
      if (embedded) await sql`set wal_recycle = off`.execute(one);
      // Statistics contain the most frequent values, so they are renewed too. The embedded database keeps none.
      for (const table of personal()) {
        await sql`vacuum (${sql.raw(embedded ? 'full' : 'analyze')}) ${sql.id(table)}`.execute(one);
        // Only then the disk has the room of the old table and of the write-ahead log again.
        if (embedded) await sql`checkpoint`.execute(one);
      }
      if (embedded) await dropOldWal(one);
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
  return reached;
}

/** Bytes that remain for the segments of the write-ahead log that are in use, and for the event log. */
const besides = 64 * 1024 * 1024;
const inMb = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;

/** Refuses to rewrite tables on a disk that is too full for it, because PGlite does not survive that. */
async function demandRoom(db: Db, left: number) {
  const { rows } = await sql<{ bytes: number }>`
    select max(pg_total_relation_size(to_regclass(quote_ident(name)))) as bytes
    from unnest(${personal()}::text[]) as name`.execute(db);
  // The new table is beside the old one, and once more in the write-ahead log.
  const needed = 2 * (rows[0]?.bytes ?? 0) + besides;
  if (left >= needed) return;
  const why = `rewriting the tables takes ${inMb(needed)} on the disk, which has ${inMb(left)} left`;
  throw Object.assign(new Error(why), { code: diskFull });
}
/** Postgres' code (appendix A of its manual), by which callers know that a later try may succeed. */
const diskFull = '53100';

const walFiles = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select name from pg_ls_waldir()`.execute(db);
  return rows.map(({ name }) => name);
};
/**
 * Removes every segment of the write-ahead log that existed before. Segments that Postgres keeps for reuse still
 * contain old data, so each is filled by using it, and goes with the next checkpoint, because nothing is kept any more.
 */
async function dropOldWal(db: Db) {
  const before = await walFiles(db);
  for (let left = before; left.length; left = (await walFiles(db)).filter((name) => before.includes(name))) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
  }
}
