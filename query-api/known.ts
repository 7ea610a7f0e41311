import { sql } from 'kysely';
import { partsOf } from '../projections/columns/columns.ts';
import { orderedText, withPart } from '../projections/database/peopleOrder.ts';
import type { ReadModel } from '../projections/kit.ts';
import type { Condition } from './conditions.ts';
import { besides } from './members.ts';
import { type Order, orderedBy } from './paging.ts';
import { parsed, shown } from './parameters.ts';

/** A column with known values, and those of them that a list is limited to. */
export type Among = { column: string; values: string[]; isAlone: boolean };

/**
 * The known values that a filter limits a list to, and whether it says nothing else; undefined if there are none. A search that
 * finds all of them limits nothing.
 */
export function amongKnown(model: ReadModel, given: unknown): Among | undefined {
  const { known = {}, idPrefixes } = model.options;
  const [[column, values] = [], ...more] = Object.entries(known);
  if (!column || more.length || partsOf(model).length || idPrefixes) return undefined;
  const filter = parsed('filter', given, {}) as Record<string, unknown>;
  const isAlone = Object.keys(filter).length === 1;
  const textsOf = (value: unknown) => [value].flat().filter((each) => typeof each === 'string');
  if (column in filter) return { column, values: [...new Set(textsOf(filter[column]))], isAlone };
  const parts = textsOf(filter.q);
  if (filter.q === undefined || parts.some((part) => orderedText(part) === '')) return undefined;
  return { column, values: [...new Set(parts.flatMap((part) => withPart(values!, part)))], isAlone };
}

/**
 * The value that a filter limits a column to whose rows must fulfil more (`besides`), if it says nothing else. Postgres takes that
 * for so much work that it rather reads two whole indexes first, unless it is told to go along one.
 */
export function besidesIn(model: ReadModel, given: unknown): Record<string, unknown> {
  const filter = parsed('filter', given, {}) as Record<string, unknown>;
  const [[name, value] = ['', null], ...more] = Object.entries(filter);
  return !more.length && typeof value === 'string' && besides(model, name) ? { [name]: value } : {};
}

/** Rows that are read beside those that are shown, at most. */
const mostRead = 10_000;
/**
 * The first rows of each known value, among which are those of a page. Postgres has no such plan: it goes through all rows in
 * the list's order when it thinks that many have one of the values, be they all old. Undefined where it would be too many.
 */
export function firstOfEach(
  model: ReadModel,
  order: Order,
  { among, kept, most }: { among: Among | undefined; kept: Condition; most: number },
): Condition | undefined {
  const inOrder = order.column.name === model.options.sort?.[0];
  if (!among?.isAlone || !inOrder || among.values.length * most > mostRead) return undefined;
  const columns = sql.join(shown(model).map(({ name }) => sql.id(name)));
  return sql`(select first.* from unnest(${among.values}::text[]) as each (value) cross join lateral
    (select ${columns} from ${sql.id(model.name)} where ${sql.id(among.column)} = each.value and ${kept}
    order by ${orderedBy(order)} limit ${most}) as first) as page`;
}
