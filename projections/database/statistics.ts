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
/** How much larger a table is than when its statistics were gathered, before they are renewed: at rest, and in a hurry. */
const growth = { usual: 1.2, hurried: 2 };

/**
 * Gathers what the planner knows about a table's values. Without it, the planner sorts half of a large table where an
 * index has the order already.
 */
export async function analyze(tx: Db, table: string) {
  await sql`set local default_statistics_target = ${sql.lit(detail)}`.execute(tx);
  await sql`analyze ${sql.id(table)}`.execute(tx);
}

/** The tables that have no statistics, or are so much larger than when theirs were gathered. */
async function outgrown(db: Db, models: readonly ReadModel[], most: number): Promise<string[]> {
  const names = models.map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any(${names}::text[])
      and pg_relation_size(oid) > ${small}
      and (pg_relation_size(oid) > ${most}::float8 * relpages * current_setting('block_size')::int8
        or not exists (select from pg_statistic where starelid = pg_class.oid))`.execute(db);
  return rows.map(({ name }) => name);
}

/** Renews the statistics of tables that need it, one table at a time, so that readers get their turn in between. */
export async function renewStatistics(db: Db, models: readonly ReadModel[], most = growth.usual) {
  for (const table of await outgrown(db, models, most))
    await db.transaction().execute((tx) => analyze(tx, table));
}

/**
 * Keeps the statistics of PGlite up to date, where no autovacuum does so. Call what it returns after each batch, with the
 * number of its events, and whether others wait: then they are renewed less often, because Postgres sees the size of a table
 * by itself, and the shares of its values change little while it grows.
 */
export function statisticsOf(db: Db, models: readonly ReadModel[]) {
  let events = enough; // A start looks once.
  let isOwed = false;
  return async (more: number, isHurried = false) => {
    events += more;
    if (events < enough && (isHurried || !isOwed)) return;
    events = 0;
    isOwed = isHurried;
    await renewStatistics(db, models, isHurried ? growth.hurried : growth.usual);
  };
}
