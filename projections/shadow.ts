import { sql } from 'kysely';
import { refusesData } from './batch.ts';
import { hashOf } from './columns.ts';
import type { Parked } from './fold.ts';
import type { ReadModel, Row } from './kit.ts';
import { type MemoryTable, memoryTable } from './memory.ts';
import { createTable, type Db, deleteRows, indexTable, parkRows, upsertRows } from './tables.ts';

/** A model that is being built in memory, and the table that will take its place. */
export type Build = {
  model: ReadModel;
  shadow: string;
  table: MemoryTable;
  /** Rows changed since the shadow table was written; undefined before. */
  touched: Set<string> | undefined;
  parked: Set<string>;
  parks: Parked[];
};
const chunk = { rows: 5000, characters: 2_000_000 };

export const startBuild = (model: ReadModel): Build => ({
  model,
  shadow: `${model.name}__new`,
  table: memoryTable(),
  ...{ touched: undefined, parked: new Set(), parks: [] },
});

/** Writes everything that is in memory into a new table. */
export async function writeShadow(db: Db, build: Build, wrote: (rows: number) => void) {
  const { model, shadow, table } = build;
  await sql`drop table if exists ${sql.id(shadow)}`.execute(db);
  await createTable(db, model, shadow);
  for (const rows of chunks(table.rows.values())) {
    await unhurried(db, (tx) => writeRows(tx, build, rows));
    wrote(rows.length);
  }
  await unhurried(db, (tx) => indexTable(tx, model, shadow));
  build.touched = new Set();
}

type Written = { id: string; json: string };
function* chunks(rows: Iterable<Row>): Iterable<Written[]> {
  let some: Written[] = [];
  let characters = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    some.push({ id: row.id, json });
    characters += json.length;
    if (some.length < chunk.rows && characters < chunk.characters) continue;
    yield some;
    some = [];
    characters = 0;
  }
  if (some.length) yield some;
}

/** Writes rows; when the database refuses their data, halves them until the culprit is alone, and parks it. */
async function writeRows(tx: Db, build: Build, rows: Written[]): Promise<void> {
  const { model, shadow, parked, parks, table } = build;
  await sql`savepoint rows`.execute(tx);
  try {
    await upsertRows(tx, model, `[${rows.map(({ json }) => json).join()}]`, shadow);
    await sql`release savepoint rows`.execute(tx);
  } catch (error) {
    const code = refusesData(error);
    if (!code) throw error;
    await sql`rollback to savepoint rows`.execute(tx);
    const middle = rows.length >> 1;
    if (middle) {
      await writeRows(tx, build, rows.slice(0, middle));
      await writeRows(tx, build, rows.slice(middle));
      return;
    }
    const [{ id }] = rows as [Written];
    table.put(id, undefined);
    if (!parked.has(id))
      parks.push({ row: id, position: 0, error: `the database refuses the row (${code})` });
    parked.add(id);
  }
}

/** No statement timeout for work on a whole table. */
export const unhurried = <T>(db: Db, work: (tx: Db) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    return work(tx);
  });

/** Writes what changed since. */
export async function writeTouched(tx: Db, build: Build) {
  const { touched = new Set<string>(), table, shadow } = build;
  const gone = [...touched].filter((id) => !table.get(id));
  const rows = [...touched].map((id) => table.get(id)).filter((row) => row !== undefined);
  for (const some of chunks(rows)) await writeRows(tx, build, some);
  if (gone.length) await deleteRows(tx, shadow, gone);
}

/** Puts the new table in the place of the old, with its hash and its parked rows. */
export async function exchange(tx: Db, { model, shadow, parks }: Build) {
  await sql`drop table if exists ${sql.id(model.name)}`.execute(tx);
  await sql`alter table ${sql.id(shadow)} rename to ${sql.id(model.name)}`.execute(tx);
  await sql`delete from parked where model = ${model.name}`.execute(tx);
  if (parks.length) await parkRows(tx, model, parks);
  const hash = hashOf(model);
  await sql`insert into models (name, hash) values (${model.name}, ${hash})
    on conflict (name) do update set hash = excluded.hash`.execute(tx);
}
