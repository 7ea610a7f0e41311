import { type Column, columnsOf } from './columns/columns.ts';
import { storedValue } from './columns/values.ts';
import { type ReadModel, type Row, Same } from './kit.ts';

/** Maximum length of an indexed text. An index entry with three of them still fits on a page (2,704 bytes). */
const longestIndexed = 256;
/** An escaped NUL or an unpaired surrogate in JSON text; Postgres accepts neither. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** A row as the table returns it after writing, so that folding in memory and after a reload give the same result. */
export function settle(model: ReadModel, id: string, row: Row, before?: Row): Row {
  if (row.id !== id) throw new Error(`${model.name}: the row of ${id} calls itself ${row.id}`);
  const settled: Record<string, unknown> = {};
  for (const column of columnsOf(model)) {
    const value = row[column.name];
    const same = before !== undefined && value === before[column.name];
    settled[column.name] = same ? value : settledValue(model, column, value);
  }
  return settled as Row;
}

/** Does the same for the columns of a patch. */
export function settlePatch(model: ReadModel, patch: Record<string, unknown>): Record<string, unknown> {
  const settled: Record<string, unknown> = {};
  for (const column of columnsOf(model)) {
    if (!(column.name in patch)) continue;
    const value = patch[column.name];
    if (value instanceof Same) checkSame(model, column, value);
    settled[column.name] = value instanceof Same ? value : settledValue(model, column, value);
  }
  if ('id' in settled) throw new Error(`${model.name}: a patch cannot change ids`);
  return settled;
}

/** Throws unless a column can hold all that another one holds. */
function checkSame(model: ReadModel, to: Column, { column }: Same) {
  const from = columnsOf(model).find(({ name }) => name === column);
  const isAlike = from?.kind === to.kind && to.kind !== 'json' && (to.nullable || !from.nullable);
  const isShort = to.kind !== 'text' || !to.indexed || from?.indexed;
  if (!from || !isAlike || !isShort)
    throw new Error(`${model.name}.${to.name} cannot hold what ${column} holds`);
}

/** The value that a settled patch gives a row. */
export const patchedValue = (row: Row, value: unknown): unknown =>
  value instanceof Same ? row[value.column] : value;
/** A row after a settled patch. */
export function patched(row: Row, patch: Record<string, unknown>): Row {
  const after: Row = { ...row };
  for (const [name, value] of Object.entries(patch)) after[name] = patchedValue(row, value);
  return after;
}

function settledValue(model: ReadModel, column: Column, value: unknown): unknown {
  if (value === null || value === undefined) {
    if (!column.nullable) throw new Error(`${model.name}.${column.name} has no value`);
    return null;
  }
  const unfit = () => new Error(`${model.name}.${column.name} is not ${column.kind}`);
  if (column.kind !== 'json') {
    const stored = storedIn(column, column.kind, value);
    if (stored === undefined) throw unfit();
    return stored;
  }
  const json = JSON.stringify(value);
  if (json === undefined) throw unfit();
  if (unstorable.test(json))
    throw new Error(`${model.name}.${column.name} holds a character that cannot be stored`);
  return typeof value === 'object' ? JSON.parse(json) : value;
}

/** The value as the table returns it; undefined when the column cannot hold it. */
function storedIn({ indexed }: Column, kind: Parameters<typeof storedValue>[0], value: unknown): unknown {
  const stored = storedValue(kind, value);
  return indexed && typeof stored === 'string' && stored.length > longestIndexed ? undefined : stored;
}

/** Whether a column can hold this value, which is not null. */
export const fits = (column: Column, value: unknown): boolean =>
  (column.kind === 'json' ? JSON.stringify(value) : storedIn(column, column.kind, value)) !== undefined;
