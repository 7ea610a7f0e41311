import { sql } from 'kysely';
import { refusesData } from '../database/damage.ts';
import { type Db, deleteRows, sweepRows, upsertRows } from '../database/tables.ts';
import { unhurried } from '../database/unhurried.ts';
import type { Row } from '../kit.ts';
import { together } from '../sweeps.ts';
import { type Build, nothingDeferred } from './build.ts';
import { evictWritten } from './evict.ts';

const mostCharacters = 2_000_000;

/** Writes waiting rows, up to one chunk. Returns their number. */
export async function writeWaiting(db: Db, build: Build): Promise<number> {
  const { waiting, written, table, eviction, deleting } = build;
  const rows: Row[] = [];
  for (const id of waiting) {
    waiting.delete(id);
    const row = table.get(id);
    if (!row) {
      if (eviction) deleting.add(id);
      continue;
    }
    if (!eviction) written.add(id);
    if (rows.push(row) >= build.portions.rows) break;
  }
  for (const some of chunks(build, rows)) await writeRows(db, build, some);
  if (deleting.size) await unhurried(db, (tx) => deleteGone(tx, build));
  if (eviction) evictWritten(build, rows);
  return rows.length;
}
async function deleteGone(tx: Db, { deleting, model, shadow }: Build) {
  const gone = [...deleting];
  await deleteRows(tx, model, gone, shadow);
  for (const id of gone) deleting.delete(id);
}

type Written = { id: string; json: string };
function* chunks({ portions }: Build, rows: Iterable<Row>): Iterable<Written[]> {
  let some: Written[] = [];
  let characters = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    some.push({ id: row.id, json });
    characters += json.length;
    if (some.length < portions.rows && characters < mostCharacters) continue;
    yield some;
    some = [];
    characters = 0;
  }
  if (some.length) yield some;
}

/**
 * Writes rows, in a transaction of their own unless there is one. When the database refuses their data, it halves them
 * until the culprit is alone, and parks that row.
 */
async function writeRows(db: Db, build: Build, rows: Written[]): Promise<void> {
  const { model, shadow, parked, parks, table } = build;
  const upsert = (tx: Db) => upsertRows(tx, model, `[${rows.map(({ json }) => json).join()}]`, shadow);
  try {
    await (db.isTransaction ? savepoint(db, upsert) : unhurried(db, upsert));
  } catch (error) {
    const code = refusesData(error);
    if (!code) throw error;
    const middle = rows.length >> 1;
    if (middle) {
      await writeRows(db, build, rows.slice(0, middle));
      await writeRows(db, build, rows.slice(middle));
      return;
    }
    const [{ id }] = rows as [Written];
    table.put(id, undefined);
    if (!parked.has(id))
      parks.push({ row: id, position: 0, error: `the database refuses the row (${code})` });
    parked.add(id);
  }
}

/** Runs work within a transaction, of which its failure takes back only the work. */
async function savepoint(tx: Db, work: (tx: Db) => Promise<unknown>) {
  await sql`savepoint rows`.execute(tx);
  try {
    await work(tx);
  } catch (error) {
    if (refusesData(error)) await sql`rollback to savepoint rows`.execute(tx);
    throw error;
  }
  await sql`release savepoint rows`.execute(tx);
}

/** Writes rows that are missing from the new table or have changed since they were written. */
export async function writeTouched(tx: Db, build: Build) {
  if (build.eviction) return writeRest(tx, build);
  const { waiting, touched, written, table, model, shadow } = build;
  const ids = [...waiting, ...touched];
  const gone = [...touched].filter((id) => !table.get(id));
  const rows = ids.map((id) => table.get(id)).filter((row) => row !== undefined);
  for (const some of chunks(build, rows)) await writeRows(tx, build, some);
  if (gone.length) await deleteRows(tx, model, gone, shadow);
  for (const { id } of rows) written.add(id);
  waiting.clear();
  touched.clear();
}

/** Does the same for a model whose rows leave memory: rows, then the sweeps that written rows missed, then what came later. */
async function writeRest(tx: Db, build: Build) {
  const { model, shadow, table, waiting, deleting, deferred, late } = build;
  const write = async (ids: Set<string>) => {
    const rows = [...ids].flatMap((id) => table.get(id) ?? []);
    for (const some of chunks(build, rows)) await writeRows(tx, build, some);
    for (const id of ids) if (!table.get(id)) deleting.add(id);
    ids.clear();
    if (deleting.size) await deleteGone(tx, build);
    evictWritten(build, rows);
  };
  await write(waiting);
  for (const sweep of together(deferred.all)) await sweepRows(tx, model, sweep, shadow);
  build.deferred = nothingDeferred();
  await write(late);
}
