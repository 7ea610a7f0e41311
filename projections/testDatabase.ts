import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { columnsOf } from './columns/columns.ts';
import { type Database, openDatabase } from './database/database.ts';
import { peopleOrder } from './database/peopleOrder.ts';
import type { Db } from './database/tables.ts';
import type { ReadModel } from './kit.ts';

/** An empty database for tests, in a folder of its own. `empty` empties it again within milliseconds. */
export async function openTestDatabase(): Promise<Database & { empty(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'latchkey-database-'));
  const database = await openDatabase({ dataDir });
  const empty = async () => {
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    await sql.raw(peopleOrder).execute(database.db);
  };
  const close = async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  };
  return { ...database, empty, close };
}

/** One hash per table over every value of every row, equal for equal tables. */
export async function hashTables(db: Db, models: readonly ReadModel[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const model of models) {
    const columns = sql.join(columnsOf(model).map(({ name }) => sql.id(name)));
    const { rows } = await sql<{ hash: string | null; rows: number }>`
      select md5(string_agg(row(${columns})::text, chr(10) order by id)) as hash, count(*) as rows
      from ${sql.id(model.name)}`.execute(db);
    hashes[model.name] = `${rows[0]!.rows} ${rows[0]!.hash ?? 'empty'}`;
  }
  return hashes;
}
