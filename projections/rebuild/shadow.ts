import { sql } from 'kysely';
import { refusesData } from '../batch.ts';
import { hashOf } from '../database/columns.ts';
import { createTable, type Db, deleteRows, indexTable, parkRows, upsertRows } from '../database/tables.ts';
import type { Parked } from '../fold.ts';
import type { ReadModel, Row } from '../kit.ts';
import { type MemoryTable, memoryTable } from '../memory.ts';

/** A model being built in memory, and the table that will replace its current one. */
export type Build = {
  model: ReadModel;
  shadow: string;
  table: MemoryTable;
  /** Ids of rows that are only in memory, of rows written to the new table, and of written rows that have changed since. */
  waiting: Set<string>;
  written: Set<string>;
  touched: Set<string>;
  parked: Set<string>;
  parks: Parked[];
};
const chunk = { rows: 5000, characters: 2_000_000 };
const lanes = 2;

export const startBuild = (model: ReadModel): Build => ({
  model,
  shadow: `${model.name}__new`,
  table: memoryTable(),
  ...{ waiting: new Set(), written: new Set(), touched: new Set(), parked: new Set(), parks: [] },
});

/** Records which rows a batch changed, for the writer. */
export function touch({ waiting, written, touched }: Build, ids: Iterable<string>) {
  for (const id of ids) (written.has(id) ? touched : waiting).add(id);
}

export async function createShadow(db: Db, { model, shadow }: Build) {
  await sql`drop table if exists ${sql.id(shadow)}`.execute(db);
  await createTable(db, model, shadow);
}

/**
 * Writes rows while more are folded, longest queue first. It writes two tables at a time, because Postgres has a
 * process per connection.
 */
export function shadowWriter(db: Db, builds: readonly Build[], wrote: (rows: number) => void) {
  const writing = new Map<Build, Promise<void>>();
  let failure: { error: unknown } | undefined;
  let stopped = false;
  /** Starts a write for every table with at least this many waiting rows, while a lane is free. */
  function offer(least: number = chunk.rows) {
    while (!failure && !stopped && writing.size < lanes) {
      const [build] = builds
        .filter((each) => !writing.has(each) && each.waiting.size >= least)
        .sort((a, b) => b.waiting.size - a.waiting.size);
      if (!build) return;
      const work = async () => {
        try {
          wrote(await writeWaiting(db, build));
        } catch (error) {
          failure ??= { error };
        } finally {
          writing.delete(build);
        }
        offer(least);
      };
      writing.set(build, work());
    }
  }
  return {
    offer: () => offer(),
    /** Writes the rest. Rejects with the first failure, after all pending writes have ended. */
    async finish() {
      offer(1);
      while (writing.size) await Promise.all(writing.values());
      if (failure) throw failure.error;
    },
    /** Resolves when all pending writes have ended. */
    async stop() {
      stopped = true;
      await Promise.all(writing.values());
    },
  };
}

/** Writes waiting rows, up to one chunk. Returns their number. */
async function writeWaiting(db: Db, build: Build): Promise<number> {
  const { waiting, written, table } = build;
  const rows: Row[] = [];
  for (const id of waiting) {
    waiting.delete(id);
    const row = table.get(id);
    if (!row) continue;
    written.add(id);
    if (rows.push(row) >= chunk.rows) break;
  }
  for (const some of chunks(rows)) await unhurried(db, (tx) => writeRows(tx, build, some));
  return rows.length;
}

/** Brings the new table up to the state in memory, and creates its indexes. */
export const completeShadow = (db: Db, build: Build) =>
  unhurried(db, async (tx) => {
    await writeTouched(tx, build);
    await indexTable(tx, build.model, build.shadow);
  });

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

/** Writes rows. When the database refuses their data, it halves them until the culprit is alone, and parks that row. */
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

/** Runs work on a whole table without a statement timeout. */
export const unhurried = <T>(db: Db, work: (tx: Db) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    return work(tx);
  });

/** Writes rows that are missing from the new table or have changed since they were written. */
export async function writeTouched(tx: Db, build: Build) {
  const { waiting, touched, written, table, shadow } = build;
  const ids = [...waiting, ...touched];
  const gone = [...touched].filter((id) => !table.get(id));
  const rows = ids.map((id) => table.get(id)).filter((row) => row !== undefined);
  for (const some of chunks(rows)) await writeRows(tx, build, some);
  if (gone.length) await deleteRows(tx, shadow, gone);
  for (const { id } of rows) written.add(id);
  waiting.clear();
  touched.clear();
}

/** Replaces the old table by the new one, with its hash and its parked rows. */
export async function exchange(tx: Db, { model, shadow, parks }: Build) {
  await sql`drop table if exists ${sql.id(model.name)}`.execute(tx);
  await sql`alter table ${sql.id(shadow)} rename to ${sql.id(model.name)}`.execute(tx);
  await sql`delete from parked where model = ${model.name}`.execute(tx);
  if (parks.length) await parkRows(tx, model, parks);
  const hash = hashOf(model);
  await sql`insert into models (name, hash) values (${model.name}, ${hash})
    on conflict (name) do update set hash = excluded.hash`.execute(tx);
}
