import { SubjectErased } from '../domain/erasure/events.ts';
import { columnsOf, personalColumns } from './columns/columns.ts';
import type { Fold, ReadModel, Recorded, Row, Sweep } from './kit.ts';
import type { MemoryTable } from './memory.ts';
import { fits, patched, settle, settlePatch } from './settle.ts';

/** A sweep in a batch, which is also applied as one statement to the rows that were not loaded. */
export type Swept = { column: string; value: unknown; patch: Record<string, unknown> | null };
/** A row whose event could not be folded. Its later events wait for a replay. */
export type Parked = { row: string; position: number; error: string };
export type Folded = { touched: Set<string>; swept: Swept[]; parked: Parked[] };
type Steps = { folds: Fold[]; sweeps: Sweep[] };

const plans = new WeakMap<ReadModel, Map<string, Steps>>();
/** A model's steps for a type of event: its own folds and sweeps, and the erasure of marked columns. */
function stepsOf(model: ReadModel, type: string): Steps {
  let plan = plans.get(model);
  if (!plan) plans.set(model, (plan = new Map()));
  let steps = plan.get(type);
  if (!steps) {
    const mine = (step: { type: string }) => step.type === type || step.type === '*';
    const sweeps = model.swept.filter(mine);
    if (type === SubjectErased.type) sweeps.push(...erasures(model));
    plan.set(type, (steps = { folds: model.folds.filter(mine), sweeps }));
  }
  return steps;
}
const erasures = (model: ReadModel): Sweep[] =>
  [...personalColumns(model)].map(([column, names]) => ({
    type: SubjectErased.type,
    column,
    value: ({ data }) => data.subject,
    patch: () => Object.fromEntries(names.map((name) => [name, null])),
  }));

/** Whether events of this type change the model. */
export const folds = (model: ReadModel, type: string): boolean => {
  const steps = stepsOf(model, type);
  return steps.folds.length + steps.sweeps.length > 0;
};

function keysIn(fold: Fold, event: Recorded): string[] {
  const keys = fold.rows(event);
  if (keys === undefined) return [];
  const ids = [...new Set([keys].flat())];
  if (ids.some((id) => typeof id !== 'string')) throw new Error('a key is not a text');
  return ids;
}

/** Whether a table can hold this key. A row with any other key does not exist, and folding it parks it. */
export const askable = (key: string) => !key.includes('\0') && key.isWellFormed();

/** Keys of the rows that a batch touches. */
export const keysOf = (model: ReadModel, events: readonly Recorded[]) => keysFor(model, events, () => true);
/** Keys of the rows that a batch reads, which are loaded before it is folded. A row that it only makes is not read. */
export const keysRead = (model: ReadModel, events: readonly Recorded[]) =>
  keysFor(model, events, ({ blind }, event) => !blind?.(event));

function keysFor(
  model: ReadModel,
  events: readonly Recorded[],
  isWanted: (fold: Fold, event: Recorded) => boolean,
) {
  const keys = new Set<string>();
  for (const event of events)
    for (const fold of stepsOf(model, event.type).folds) {
      if (!isWanted(fold, event)) continue;
      try {
        for (const key of keysIn(fold, event)) keys.add(key);
      } catch {
        keys.add(event.id); // Folding meets the same error and parks this row.
      }
    }
  return keys;
}

/**
 * Folds a batch over rows in memory. Sweeps change the loaded rows, and are returned for the others. `parked` rows are
 * skipped, and rows whose event cannot be folded are added to them: the fold throws, or the schema does not allow the
 * row. `poison` names models whose table refused an event's rows, which are parked without folding.
 */
export function foldBatch(
  model: ReadModel,
  table: MemoryTable,
  events: readonly Recorded[],
  parked: Set<string> = new Set(),
  poison?: string,
): Folded {
  const folded: Folded = { touched: new Set(), swept: [], parked: [] };
  const put = (id: string, row: Row | undefined) => {
    table.put(id, row);
    folded.touched.add(id);
  };
  for (const event of events) {
    const park = (row: string, error: unknown) => {
      if (parked.has(row)) return;
      parked.add(row);
      folded.parked.push({ row: storable(row, 256), position: event.position, error: messageOf(error) });
    };
    if (poison !== undefined) for (const row of poisoned(model, event)) park(row, poison);
    if (event.damage) {
      for (const row of damagedRows(model, event)) park(row, event.damage);
      continue;
    }
    const { folds: steps, sweeps } = stepsOf(model, event.type);
    for (const fold of steps) applyFold(model, fold, event, table, { parked, park, put });
    if (poison !== undefined) continue;
    for (const sweep of sweeps)
      try {
        const swept = applySweep(model, sweep, event, table, put);
        if (swept) folded.swept.push(swept);
      } catch (error) {
        park(event.id, error);
      }
  }
  return folded;
}

type Hands = {
  parked: Set<string>;
  park: (row: string, error: unknown) => void;
  put: (id: string, row: Row | undefined) => void;
};
function applyFold(
  model: ReadModel,
  fold: Fold,
  event: Recorded,
  table: MemoryTable,
  { parked, park, put }: Hands,
) {
  let keys: string[];
  try {
    keys = keysIn(fold, event);
  } catch (error) {
    return park(event.id, error);
  }
  for (const id of keys)
    if (!parked.has(id))
      try {
        const before = table.get(id);
        const after: Row | undefined = fold.apply(before, event) ?? undefined;
        if (after !== before) put(id, after && settle(model, id, after, before));
      } catch (error) {
        park(id, error);
      }
}

function applySweep(
  model: ReadModel,
  { column, value: find, patch: make }: Sweep,
  event: Recorded,
  table: MemoryTable,
  put: Hands['put'],
): Swept | undefined {
  const value = find(event);
  if (value === null || value === undefined) return undefined; // Like in SQL, null equals nothing.
  if (!fits(columnsOf(model).find(({ name }) => name === column)!, value))
    throw new Error(`${model.name}.${column} is swept by a value that it cannot hold`);
  const made = make(event);
  const patch = made && settlePatch(model, made);
  for (const id of table.having(column, value)) put(id, patch ? patched(table.get(id)!, patch) : undefined);
  return { column, value, patch };
}

const poisoned = (model: ReadModel, event: Recorded) => {
  const keys = keysOf(model, [event]);
  return keys.size ? keys : [event.id];
};
/** The rows that an unreadable event might have changed, as far as they are known, and its aggregate's own row. */
const damagedRows = (model: ReadModel, event: Recorded) =>
  folds(model, event.type) ? new Set([event.id, ...keysOf(model, [event])]) : [];
const storable = (text: string, max: number) =>
  text.replaceAll('\0', '').toWellFormed().slice(0, max).toWellFormed();
export const messageOf = (error: unknown) =>
  storable(error instanceof Error ? error.message : String(error), 500);
