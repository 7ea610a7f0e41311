import { type Leader, type Mark, moveCheckpoint } from '../checkpoint.ts';
import { refusesData } from '../database/damage.ts';
import { inPipeline } from '../database/pipeline.ts';
import {
  type Db,
  deleteRows,
  loadRows,
  parkedAmong,
  parkRows,
  sweepRows,
  upsertRows,
} from '../database/tables.ts';
import { loadTogether, upsertTogether } from '../database/together.ts';
import { askable, type Folded, foldBatch, keysOf, keysRead } from '../fold.ts';
import type { ReadModel, Recorded } from '../kit.ts';
import { type MemoryTable, memoryTable } from '../memory.ts';
import { logParked, type ProjectorLog } from '../projectorLog.ts';
import type { EventsByModel } from '../source.ts';
import { together } from '../sweeps.ts';

/** The table refused a value of this model. */
class DataError extends Error {
  model: string;
  constructor(model: string, code: string) {
    super(`the database refuses the row (${code})`);
    this.model = model;
  }
}
export type Target = Leader & { db: Db; log?: ProjectorLog | undefined };
/** The events between two positions, and the mark of the last one. */
type Stretch = { seen: EventsByModel; from: number; to: number; mark: Mark | undefined };
/** Names of models whose part of a single event is parked without folding, with the reason. */
type Poison = ReadonlyMap<string, string>;

/**
 * Brings all models from one position to another in one transaction. When the database refuses the data, the batch is
 * halved until the culprit is alone; its row is parked, and the rest continues.
 */
export async function projectBatch(
  target: Target,
  seen: EventsByModel,
  from: number,
  to: number,
  mark?: Mark,
): Promise<void> {
  const all = { seen, from, to, mark };
  try {
    await write(target, all, new Map());
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const positions = [...new Set([...seen.values()].flat().map(({ position }) => position))].sort(
      (a, b) => a - b,
    );
    if (positions.length === 1) return parkCulprit(target, all, error);
    const middle = positions[(positions.length >> 1) - 1]!;
    await projectBatch(target, within(seen, from, middle), from, middle);
    await projectBatch(target, within(seen, middle, to), middle, to, mark);
  }
}

async function parkCulprit(target: Target, all: Stretch, error: DataError) {
  const poison = new Map<string, string>();
  for (let refused = error; ; ) {
    if (poison.has(refused.model)) throw refused;
    poison.set(refused.model, refused.message);
    try {
      return await write(target, all, poison);
    } catch (next) {
      if (!(next instanceof DataError)) throw next;
      refused = next;
    }
  }
}

const within = (seen: EventsByModel, after: number, to: number): EventsByModel =>
  new Map(
    [...seen]
      .map(([model, events]): [ReadModel, Recorded[]] => [
        model,
        events.filter(({ position }) => position > after && position <= to),
      ])
      .filter(([, events]) => events.length),
  );

/** Up to so many rows, a batch is read and written by one statement each, whatever the number of its tables. */
const fewRows = 200;

/** Writes a batch. When a statement for all tables is refused, the batch is written again table by table, to see which. */
async function write(target: Target, stretch: Stretch, poison: Poison) {
  // Sorted, so that the same models always share one prepared statement.
  const seen = [...stretch.seen].sort(([a], [b]) => (a.name < b.name ? -1 : 1));
  const keys = new Map(seen.map(([model, events]) => [model, keysOf(model, events)]));
  const rows = [...keys.values()].reduce((sum, { size }) => sum + size, 0);
  if (poison.size || rows > fewRows) return writeApart(target, stretch, keys, poison);
  try {
    await writeTogether(target, stretch, keys);
  } catch (error) {
    if (!refusesData(error)) throw error;
    await writeApart(target, stretch, keys, poison);
  }
}

type Keys = ReadonlyMap<ReadModel, Set<string>>;

async function writeTogether({ db, log, ...leader }: Target, { seen, from, to, mark }: Stretch, keys: Keys) {
  const touched = askableOf([...keys.values()].flatMap((ids) => [...ids]));
  const read = [...keys.keys()].map((model): [ReadModel, string[]] => [
    model,
    askableOf(keysRead(model, seen.get(model)!)),
  ]);
  await inPipeline(db, async (pipeline, tx) => {
    const [, loaded] = await Promise.all([
      moveCheckpoint(pipeline, leader, from, to, mark), // This statement comes first; writeApart says why.
      loadTogether(pipeline, touched, new Map(read.filter(([, ids]) => ids.length))),
    ]);
    const changed = new Map<ReadModel, string>();
    for (const model of keys.keys()) {
      const table = memoryTable(loaded.rows.get(model) ?? []);
      const folded = foldBatch(model, table, seen.get(model)!, loaded.parked.get(model.name));
      const json = await sweepAndDelete(tx, model, table, folded);
      if (json) changed.set(model, json);
      logParked(log, model, folded.parked);
    }
    return { last: changed.size ? upsertTogether(pipeline, changed) : undefined };
  });
}

async function writeApart(
  { db, log, ...leader }: Target,
  { seen, from, to, mark }: Stretch,
  keys: Keys,
  poison: Poison,
) {
  await db.transaction().execute(async (tx) => {
    await moveCheckpoint(tx, leader, from, to, mark); // Comes first, because it locks out the swap of a rebuild, and stops an old leader here.
    const all = askableOf([...keys.values()].flatMap((ids) => [...ids]));
    const parked = all.length ? await parkedAmong(tx, all) : new Map();
    for (const [model, events] of seen)
      try {
        const ids = askableOf(keysRead(model, events));
        const table = memoryTable(ids.length ? await loadRows(tx, model, ids) : []);
        const folded = foldBatch(model, table, events, parked.get(model.name), poison.get(model.name));
        const json = await sweepAndDelete(tx, model, table, folded);
        if (json) await upsertRows(tx, model, json);
        logParked(log, model, folded.parked);
      } catch (error) {
        const code = refusesData(error);
        throw code ? new DataError(model.name, code) : error;
      }
  });
}

const askableOf = (keys: Iterable<string>) => [...new Set(keys)].filter(askable);

/** Writes what a folded batch does to a table, up to the changed rows, which it returns as a JSON array. */
async function sweepAndDelete(
  tx: Db,
  model: ReadModel,
  table: MemoryTable,
  { touched, swept, parked }: Folded,
): Promise<string | undefined> {
  // Sweeps run first, because they are for rows that were not loaded. Loaded rows have met them in memory, in order.
  for (const sweep of together(swept)) await sweepRows(tx, model, sweep);
  const changed: string[] = [];
  const ended: string[] = [];
  for (const id of touched) {
    const row = table.get(id);
    if (row) changed.push(JSON.stringify(row));
    else ended.push(id);
  }
  if (ended.length) await deleteRows(tx, model, ended);
  if (parked.length) await parkRows(tx, model, parked);
  return changed.length ? `[${changed.join()}]` : undefined;
}
