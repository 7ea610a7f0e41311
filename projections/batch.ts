import { type Leader, type Mark, moveCheckpoint } from './checkpoint.ts';
import {
  type Db,
  deleteRows,
  loadRows,
  parkedAmong,
  parkRows,
  sweepRows,
  upsertRows,
} from './database/tables.ts';
import { foldBatch, keysOf, keysRead, type Parked } from './fold.ts';
import type { ReadModel, Recorded } from './kit.ts';
import { memoryTable } from './memory.ts';
import type { ProjectorLog } from './projectorLog.ts';
import type { EventsByModel } from './source.ts';
import { together } from './sweeps.ts';

/** The table refused a value of this model. */
class DataError extends Error {
  model: string;
  constructor(model: string, code: string) {
    super(`the database refuses the row (${code})`);
    this.model = model;
  }
}
/** The SQLSTATE of data exceptions, broken constraints and exceeded limits, which would fail again on a retry. */
export const refusesData = (error: unknown): string | undefined => {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return /^(22|23|54)[0-9A-Z]{3}$/.test(code) ? code : undefined;
};

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

async function write({ db, log, ...leader }: Target, { seen, from, to, mark }: Stretch, poison: Poison) {
  await db.transaction().execute(async (tx) => {
    await moveCheckpoint(tx, leader, from, to, mark); // Comes first, because it locks out the swap of a rebuild, and stops an old leader here.
    const keys = new Map([...seen].map(([model, events]) => [model, keysOf(model, events)]));
    const all = new Set([...keys.values()].flatMap((ids) => [...ids]));
    const parked = all.size ? await parkedAmong(tx, [...all].filter(askable)) : new Map();
    for (const [model, events] of seen)
      try {
        const fresh = await fold(
          ...([tx, model, events] as const),
          ...([parked.get(model.name), poison.get(model.name)] as const),
        );
        logParked(log, model, fresh);
      } catch (error) {
        const code = refusesData(error);
        throw code ? new DataError(model.name, code) : error;
      }
  });
}

/** Whether a table can hold this key. A row with any other key does not exist, and folding it parks it. */
const askable = (key: string) => !key.includes('\0') && key.isWellFormed();

async function fold(
  tx: Db,
  model: ReadModel,
  events: Recorded[],
  parked?: Set<string>,
  poison?: string,
): Promise<Parked[]> {
  const ids = [...keysRead(model, events)].filter(askable);
  const table = memoryTable(ids.length ? await loadRows(tx, model, ids) : []);
  const { touched, swept, parked: fresh } = foldBatch(model, table, events, parked, poison);
  // Sweeps run first, because they are for rows that were not loaded. Loaded rows have met them in memory, in order.
  for (const sweep of together(swept)) await sweepRows(tx, model, sweep);
  const changed: string[] = [];
  const ended: string[] = [];
  for (const id of touched) {
    const row = table.get(id);
    if (row) changed.push(JSON.stringify(row));
    else ended.push(id);
  }
  if (changed.length) await upsertRows(tx, model, `[${changed.join()}]`);
  if (ended.length) await deleteRows(tx, model.name, ended);
  if (fresh.length) await parkRows(tx, model, fresh);
  return fresh;
}

/** Logs at error level which rows are stuck, why, and what helps. */
export function logParked(log: ProjectorLog | undefined, { name }: ReadModel, parks: Parked[]) {
  for (const { row, position, error } of parks)
    log?.error(
      { model: name, position },
      `row ${row} of ${name} keeps its last state, because position ${position} of the log cannot be applied to it ` +
        `(${error}); once that is mended: npm run replay -- ${name}`,
    );
}
