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
  { db, embedded }: Pick<Database, 'db' | 'embedded'>,
  through: number,
): Promise<number | undefined> {
  const reached = await checkpointOf(db);
  if (reached < through) return undefined;
  await db.connection().execute(async (one) => {
    // A large table takes longer than the normal timeout allows.
    await sql`set statement_timeout = 0`.execute(one);
    try {
      // Statistics contain the most frequent values, so they are renewed too. The embedded database keeps none.
      for (const table of personal())
        await sql`vacuum (${sql.raw(embedded ? 'full' : 'analyze')}) ${sql.id(table)}`.execute(one);
      if (embedded) await dropOldWal(one);
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
  return reached;
}

const walFiles = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select name from pg_ls_waldir()`.execute(db);
  return rows.map(({ name }) => name);
};
/**
 * Removes every segment of the write-ahead log that existed before. Segments that Postgres keeps for reuse still
 * contain old data, so each is filled by using it, and goes with the next checkpoint.
 */
async function dropOldWal(db: Db) {
  await sql`set wal_recycle = off`.execute(db);
  const before = await walFiles(db);
  for (let left = before; left.length; left = (await walFiles(db)).filter((name) => before.includes(name))) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
  }
}
