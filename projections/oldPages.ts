import { sql } from 'kysely';
import { checkpointOf } from './checkpoint.ts';
import type { Database } from './database.ts';
import { models } from './models.ts';
import type { Db } from './tables.ts';

/** Tables that hold, or held, something about a person. */
const personal = () => models.filter(({ opens }) => opens).map(({ name }) => name);

/**
 * Drops what the read models' database keeps of rows that were changed or deleted. Answers the position up to which
 * nothing is left; undefined while the read models have not come to `through`.
 *
 * Embedded: the tables are written anew, and the write-ahead log before goes. On Postgres an ordinary user can do no more
 * than VACUUM without locking the tables: docs/operations.md says what its owner does.
 */
export async function dropOldPages(
  { db, embedded }: Pick<Database, 'db' | 'embedded'>,
  through: number,
): Promise<number | undefined> {
  const reached = await checkpointOf(db);
  if (reached < through) return undefined;
  await db.connection().execute(async (one) => {
    // A table that is large takes longer than any other statement may.
    await sql`set statement_timeout = 0`.execute(one);
    try {
      // Statistics hold the most frequent values; the embedded database makes none.
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
 * Leaves no segment that was there before. Segments that Postgres keeps for later use hold what was in them: each is
 * taken into use, which fills it up, and goes at the next checkpoint.
 */
async function dropOldWal(db: Db) {
  await sql`set wal_recycle = off`.execute(db);
  const before = await walFiles(db);
  for (let left = before; left.length; left = (await walFiles(db)).filter((name) => before.includes(name))) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
  }
}
