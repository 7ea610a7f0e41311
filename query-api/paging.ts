import { sql } from 'kysely';
import { refuseField } from '../domain/refusals.ts';
import { type Column, idColumn } from '../projections/columns/columns.ts';
import { ordered, sortsAsPeople } from '../projections/database/peopleOrder.ts';
import type { ReadModel, Row } from '../projections/kit.ts';
import type { Condition } from './conditions.ts';
import { comparable, longestPage, parsed, shown, sortable } from './parameters.ts';

/** Counting stops here, because a full count costs as much as the table is long. Pages counted from 0 end here as well. */
export const countLimit = 10_000;

/** The first and last row of a page, counted from 0. */
export function rangeOf(given: unknown): [from: number, to: number] {
  const range = parsed('range', given, [0, longestPage - 1]);
  const isRange =
    Array.isArray(range) && range.length === 2 && range.every((n) => Number.isSafeInteger(n) && n >= 0);
  if (!isRange) return refuseField('range', 'is.range');
  const [from, to] = range as [number, number];
  if (to < from) refuseField('range', 'is.backwards');
  if (from >= countLimit) refuseField('range', 'is.far', { most: countLimit });
  if (to - from >= longestPage) refuseField('range', 'is.rows', { most: longestPage });
  return [from, to];
}

export type Order = {
  column: Column;
  id: Column;
  descending: boolean;
  /** Whether texts are in the order of people. */
  asPeople: boolean;
};

/** The order of a list. */
export function orderOf(model: ReadModel, given: unknown): Order {
  const sort = parsed('sort', given, ['id', 'ASC']);
  if (!Array.isArray(sort) || sort.length !== 2) return refuseField('sort', 'is.order');
  const [column, direction] = sort as [unknown, unknown];
  const byId = column === model.options.idBegins ? 'id' : column;
  const known = shown(model).find(({ name }) => name === byId && sortable(model).includes(name));
  if (!known) return refuseField('sort', 'is.sort', { of: sortable(model) });
  if (direction !== 'ASC' && direction !== 'DESC') return refuseField('sort', 'is.direction');
  const asPeople = sortsAsPeople(model, known.name);
  return { column: known, id: idColumn(model), descending: direction === 'DESC', asPeople };
}

/** The order in SQL. Ties are broken by id, so that pages neither repeat nor omit a row. */
export function orderedBy({ column, descending, asPeople }: Order): Condition {
  const keys = column.name === 'id' ? [sql`id`] : [keyOf(sql.id(column.name), asPeople), sql`id`];
  return sql.join(keys.map((key) => sql`${key} ${descending ? sql`desc` : sql`asc`}`));
}
const keyOf = (value: Condition, asPeople: boolean) => (asPeople ? ordered(value) : value);

/** A place in an ordered list: the sorted value and the id of the row that was read last. */
type Cursor = { value: unknown; id: string };

/** The place behind a row, as the next query gives it back in `after`. */
export const placeOf = ({ column }: Order, row: Row): string =>
  Buffer.from(JSON.stringify([row[column.name] ?? null, row.id])).toString('base64url');

/** The place in the query's `after`; null when the list is read from its beginning. */
export function afterOf({ column, id: ids }: Order, given: unknown, from: number): Cursor | null {
  if (given === undefined) return null;
  if (typeof given !== 'string') return refuseField('after', 'is.once');
  if (from > 0) refuseField('range', 'is.fromStart');
  const [value, id, ...more] = decoded(given);
  const kept = value === null && column.nullable ? null : comparable(column, value);
  const keptId = comparable(ids, id);
  const isPlace = kept !== undefined && keptId !== undefined && !more.length;
  return isPlace ? { value: kept, id: id as string } : refuseField('after', 'is.next');
}

function decoded(text: string): unknown[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(place) ? place : [];
  } catch {
    return [];
  }
}

/**
 * The conditions of the rows behind a place. Rows without a value are at the end, or with a descending order at the
 * beginning. They are a condition of their own, to be read in turn, because an index can find the rows of each but not
 * those of both at once.
 */
export function behind(
  { column, descending, asPeople }: Order,
  { value, id }: Cursor,
): [Condition, ...Condition[]] {
  const beyond = descending ? sql`<` : sql`>`;
  if (column.name === 'id') return [sql`id ${beyond} ${id}`];
  const name = keyOf(sql.id(column.name), asPeople);
  const without = sql`${name} is null`;
  if (value !== null) {
    const last = asPeople ? ordered(sql`${value}::text`) : sql`${value}`;
    const next = sql`(${name}, id) ${beyond} (${last}, ${id})`;
    return column.nullable && !descending ? [next, without] : [next];
  }
  const next = sql`(${without} and id ${beyond} ${id})`;
  return descending ? [next, sql`${name} is not null`] : [next];
}
