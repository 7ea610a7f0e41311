import { sql } from 'kysely';
import type { ReadModel } from '../kit.ts';
import type { Db } from './tables.ts';

/**
 * Entries in a list of a column's frequent values. Postgres reads 300 rows for each, so that a table of a million rows
 * takes 50 ms; with its usual 100 entries it takes 240 ms, and the plans of our lists are the same.
 */
const detail = 20;
/** Bytes below which a table is read as a whole in a moment, whatever the plan. */
const small = 2 ** 18;
/** Events after which the tables are looked at again. */
const enough = 1000;

/**
 * Gathers what the planner knows about a table's values. Without it, the planner sorts half of a large table where an
 * index has the order already.
 */
export async function analyze(tx: Db, table: string) {
  await sql`set local default_statistics_target = ${sql.lit(detail)}`.execute(tx);
  await sql`analyze ${sql.id(table)}`.execute(tx);
}

/** The tables that have no statistics, or are larger by a fifth than when theirs were gathered. */
async function outgrown(db: Db, models: readonly ReadModel[]): Promise<string[]> {
  const names = models.map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any(${names}::text[])
      and pg_relation_size(oid) > ${small}
      and (pg_relation_size(oid) > 1.2 * relpages * current_setting('block_size')::int8
        or not exists (select from pg_statistic where starelid = pg_class.oid))`.execute(db);
  return rows.map(({ name }) => name);
}

/** Renews the statistics of tables that need it, one table at a time, so that readers get their turn in between. */
export async function renewStatistics(db: Db, models: readonly ReadModel[]) {
  for (const table of await outgrown(db, models)) await db.transaction().execute((tx) => analyze(tx, table));
}

/**
 * Keeps the statistics of PGlite up to date, where no autovacuum does so. Call what it returns after each batch, with the
 * number of its events.
 */
export function statisticsOf(db: Db, models: readonly ReadModel[]) {
  let events = enough; // A start looks once.
  return async (more: number) => {
    events += more;
    if (events < enough) return;
    events = 0;
    await renewStatistics(db, models);
  };
}
