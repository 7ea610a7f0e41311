import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Runs work on a whole table without a statement timeout. */
export const unhurried = <T>(db: Db, work: (tx: Db) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    return work(tx);
  });
