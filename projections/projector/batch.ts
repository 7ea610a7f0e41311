import { type Leader, type Mark, moveCheckpoint } from '../checkpoint.ts';
import { refusesData } from '../database/damage.ts';
import { inPipeline } from '../database/pipeline.ts';
import {
  type Db,
  deleteRows,
  loadRows,
  parkedAmong,
  parkRows,
  type Statements,
  sweepRows,
  upsertRows,
} from '../database/tables.ts';
import { loadTogether, upsertTogether } from '../database/together.ts';
import { askable, type Folded, foldBatch, keysOf, keysRead } from '../fold.ts';
import type { ReadModel, Recorded, Row } from '../kit.ts';
import { memoryTable } from '../memory.ts';
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
  const touched = touchedBy(keys);
  const read = [...keys.keys()].map((model): [ReadModel, string[]] => [
    model,
    askableOf(keysRead(model, seen.get(model)!)),
  ]);
  await inPipeline(db, async (pipeline) => {
    const [, { rows, parked }] = await Promise.all([
      moveCheckpoint(pipeline, leader, from, to, mark), // This statement comes first; writeApart says why.
      loadTogether(pipeline, touched, new Map(read.filter(([, ids]) => ids.length))),
    ]);
    const all = [...keys.keys()].map((model) =>
      folding(model, rows.get(model) ?? [], seen.get(model)!, parked.get(model.name)),
    );
    const sent = all.flatMap((each) => sweepAndDelete(pipeline, each));
    const changed = new Map(all.flatMap((each) => (each.changed ? [[each.model, each.changed]] : [])));
    if (changed.size) sent.push(upsertTogether(pipeline, changed));
    for (const { model, parked } of all) logParked(log, model, parked);
    return { last: Promise.all(sent) };
  });
}

/** Reads and writes the tables one by one, so that what the database refuses is known by the model. */
async function writeApart(
  { db, log, ...leader }: Target,
  { seen, from, to, mark }: Stretch,
  keys: Keys,
  poison: Poison,
) {
  const touched = touchedBy(keys);
  const load = async (pipeline: Statements, model: ReadModel) => {
    const ids = askableOf(keysRead(model, seen.get(model)!));
    return ids.length ? loadRows(pipeline, model, ids) : [];
  };
  await inPipeline(db, async (pipeline) => {
    const [, parked, ...rows] = await Promise.all([
      moveCheckpoint(pipeline, leader, from, to, mark), // Comes first, because it locks out the swap of a rebuild, and stops an old leader here.
      touched.length ? parkedAmong(pipeline, touched) : new Map<string, Set<string>>(),
      ...[...seen.keys()].map((model) => blaming(model, load(pipeline, model))),
    ]);
    const all = [...seen].map(([model, events], n) =>
      folding(model, rows[n]!, events, parked.get(model.name), poison.get(model.name)),
    );
    for (const { model, parked } of all) logParked(log, model, parked);
    const send = ({ model, changed, ...rest }: Change) =>
      Promise.all([
        ...sweepAndDelete(pipeline, { model, ...rest }),
        changed && upsertRows(pipeline, model, changed),
      ]);
    return { last: Promise.all(all.map((each) => blaming(each.model, send(each)))) };
  });
}

/** Names the model whose statement the database has refused because of its data. */
const blaming = <T>(model: ReadModel, sent: Promise<T>): Promise<T> =>
  sent.catch((error) => {
    const code = refusesData(error);
    throw code ? new DataError(model.name, code) : error;
  });

const askableOf = (keys: Iterable<string>) => [...new Set(keys)].filter(askable);
const touchedBy = (keys: Keys) => askableOf([...keys.values()].flatMap((ids) => [...ids]));

/** What events do to a model's table: rows that end, sweeps, parked rows, and the changed rows as a JSON array. */
type Change = Pick<Folded, 'swept' | 'parked'> & { model: ReadModel; ended: string[]; changed?: string };

/** Folds events over the rows that they touch. All models are folded before the first statement is sent. */
function folding(
  model: ReadModel,
  rows: Row[],
  events: readonly Recorded[],
  parkedBefore: Set<string> | undefined,
  poison?: string,
): Change {
  const table = memoryTable(rows);
  const { touched, swept, parked } = foldBatch(model, table, events, parkedBefore, poison);
  const found = [...touched].map((id) => [id, table.get(id)] as const);
  const ended = found.flatMap(([id, row]) => (row ? [] : [id]));
  const changed = found.flatMap(([, row]) => (row ? [JSON.stringify(row)] : []));
  return { model, swept, parked, ended, ...(changed.length && { changed: `[${changed.join()}]` }) };
}

/**
 * Sends what a change does beside its changed rows. Sweeps come first, because they are for rows that were not loaded.
 * Loaded rows have met them in memory, in order.
 */
function sweepAndDelete(pipeline: Statements, { model, swept, ended, parked }: Omit<Change, 'changed'>) {
  return [
    ...together(swept).map((sweep) => sweepRows(pipeline, model, sweep)),
    ...(ended.length ? [deleteRows(pipeline, model, ended)] : []),
    ...(parked.length ? [parkRows(pipeline, model, parked)] : []),
  ];
}
