import { type RawBuilder, sql } from 'kysely';
import type { First, Naming } from '../api/callKinds.ts';
import { refuseField } from '../domain/refusals.ts';
import { type Column, columnsOf, partsOf, sqlTypes } from '../projections/columns/columns.ts';
import {
  ordered,
  orderedText,
  searchedText,
  sortsAsPeople,
  withPart,
} from '../projections/database/peopleOrder.ts';
import { isListed, listOf } from '../projections/database/tables.ts';
import type { ReadModel } from '../projections/kit.ts';
import { besides } from './members.ts';
import { comparable, longestPage, parsed, shown, sortable, storable } from './parameters.ts';

/** Conditions that the caller cannot change, mostly equalities: tenancy, and the path's own. */
export type Where = Record<string, unknown>;
/** An inclusive range; a missing end is open. */
export type Span = { from?: string | undefined; to?: string | undefined };
export type Condition = RawBuilder<unknown>;

const longestSearch = 200;
/** The most texts of one search: an index is asked for each. */
const mostSearches = 100;

/** The conditions of the query's `filter`. */
export function filters(model: ReadModel, given: unknown): Condition[] {
  const filter = parsed('filter', given, {});
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    return refuseField('filter', 'is.object');
  return Object.entries(filter).map(([name, value]) => {
    const column = shown(model).find((each) => each.name === name);
    if (column) return equals(model, column, value);
    const [, bounded, bound] = /^(\w+)_(gte|lte)$/.exec(name) ?? [];
    if (bounded) return beyond(model, bounded, bound === 'gte' ? 'from' : 'to', value);
    return name === 'q' ? searched(model, value) : refuseField(`filter.${name}`, 'is.column');
  });
}

/** A lower or upper bound on an indexed text column, mostly a time. */
function beyond(model: ReadModel, name: string, bound: 'from' | 'to', value: unknown): Condition {
  const field = `filter.${name}_${bound === 'from' ? 'gte' : 'lte'}`;
  const column = shown(model).find((each) => each.name === name && sortable(model).includes(name));
  if (column?.kind !== 'text' && column?.kind !== 'time') return refuseField(field, 'is.column');
  if (typeof value !== 'string') return refuseField(field, 'is.kind', { kind: column.kind });
  return spanned(column, { [bound]: value }, field);
}

/** Equality with a value. The index of a text that lists are sorted by has its form in that order alone. */
function equal(model: ReadModel, name: string, value: unknown): Condition {
  const same = sql`${sql.id(name)} = ${value}`;
  if (!sortsAsPeople(model, name)) return withBesides(model, name, same);
  return sql`(${same} and ${ordered(sql.id(name))} = ${ordered(sql`${value}::text`)})`;
}
function withBesides(model: ReadModel, name: string, same: Condition): Condition {
  const also = besides(model, name);
  return also ? sql`(${same} and ${also})` : same;
}

/** Equality with a value, with one of several, or with null. */
function equals(model: ReadModel, column: Column, value: unknown): Condition {
  const { options } = model;
  const field = `filter.${column.name}`;
  const name = sql.id(column.name);
  if (column.kind === 'json') return refuseField(field, 'is.unfiltered');
  if (value === null) return isNull(model, column.name);
  const given: unknown[] = Array.isArray(value) ? value : [value];
  if (given.length > longestPage) refuseField(field, 'is.values', { most: longestPage });
  const values = given.map((each) => comparable(column, each));
  if (values.includes(undefined)) refuseField(field, 'is.kind', { kind: column.kind });
  if (column.name === options.idBegins) return anyOf(values.map((each) => begins(`${each}-`)));
  if (!Array.isArray(value)) return equal(model, column.name, values[0]);
  return withBesides(model, column.name, sql`${name} = any(${values}::${sql.raw(sqlTypes[column.kind])}[])`);
}
function isNull(model: ReadModel, name: string): Condition {
  const also = besides(model, name);
  return also ? sql`(${sql.id(name)} is null or not ${also})` : sql`${sql.id(name)} is null`;
}

/** The conditions that the caller cannot change. A value that the column cannot hold finds nothing. */
export function forced(model: ReadModel, where: Where): Condition[] {
  return Object.entries(where).map(([name, value]) => {
    const column = columnsOf(model).find((each) => each.name === name);
    if (!column || column.kind === 'json') throw new Error(`${model.name} cannot be kept to ${name}`);
    if (isSpan(value)) return spanned(column, value, name);
    const kept = comparable(column, value);
    return kept === undefined ? sql`false` : equal(model, name, kept);
  });
}

const isSpan = (value: unknown): value is Span => typeof value === 'object' && value !== null;
function spanned(column: Column, { from, to }: Span, field: string): Condition {
  const bound = (sign: Condition, value: string | undefined) => {
    if (!value) return [];
    const kept = comparable(column, value);
    if (kept === undefined) refuseField(field, 'is.kind', { kind: column.kind });
    return [sql`${sql.id(column.name)} ${sign} ${kept}`];
  };
  return sql.join([sql`true`, ...bound(sql`>=`, from), ...bound(sql`<=`, to)], sql` and `);
}

/**
 * The rows whose ids stand in a column of another model, in its rows that fulfil `where`, or in the first of them. The ids
 * of those are read before all else: of a million people Postgres otherwise compares each with each of ten thousand.
 */
export function among(model: ReadModel, column: string, where: Where, first?: First): Condition {
  const all = sql.join(forced(model, where), sql` and `);
  const ids = sql`select ${sql.id(column)} from ${sql.id(model.name)} where ${all}`;
  if (!first) return sql`id in (${ids})`;
  return sql`id = any(array(${ids} order by ${sql.id(first.by)} limit ${first.most}))`;
}

/**
 * The rows that name a value: in the column `one`, or in the list in the column `many`. Each of both has an index (`lookups`,
 * `lists`), so that the cost is that of the rows found.
 */
export const naming = ({ one, many }: Pick<Naming, 'one' | 'many'>, value: string): Condition =>
  sql`(${sql.id(one)} = ${value} or (${isListed(many)} and ${listOf(many)} @> ${JSON.stringify([value])}::jsonb))`;

const holds = (text: Condition, part: string): Condition =>
  sql`${text} like '%' || regexp_replace(${ordered(sql`${part}::text`)}, '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
/** A case-insensitive substring of one of a model's searched columns, which is found through the index of all of them. */
export const contains = (model: ReadModel, column: string, part: string): Condition =>
  sql`(${holds(searchedText(partsOf(model)), part)} and ${holds(ordered(sql.id(column)), part)})`;
/** One or several texts, any of which is a case-insensitive substring of a searched column, or the beginning of an id. */
function searched(model: ReadModel, value: unknown): Condition {
  if (!Array.isArray(value)) return searchedFor(model, value);
  if (value.length > mostSearches) return refuseField('filter.q', 'is.values', { most: mostSearches });
  return anyOf(value.map((each) => searchedFor(model, each)));
}
function searchedFor(model: ReadModel, value: unknown): Condition {
  const { search: columns = [], known = {}, idPrefixes } = model.options;
  if (!columns.length && !idPrefixes) return refuseField('filter.q', 'is.searched');
  if (typeof value !== 'string' || !storable(value)) return refuseField('filter.q', 'is.text');
  if (value.length > longestSearch) refuseField('filter.q', 'is.search', { most: longestSearch });
  const parts = partsOf(model);
  // Every text has a part that is nothing.
  const isAll = orderedText(value) === '';
  const each = isAll ? columns.map((name) => sql`${sql.id(name)} is not null`) : [];
  if (!isAll && parts.length) each.push(holds(searchedText(parts), value));
  for (const [name, values] of isAll ? [] : Object.entries(known)) each.push(isOneWith(name, values!, value));
  if (idPrefixes) each.push(...['', ...idPrefixes].map((prefix) => begins(prefix + value)));
  return anyOf(each);
}
/** A column that has one of the values of which a text is a part. They are few, and found through the column's index. */
function isOneWith(name: string, values: readonly string[], part: string): Condition {
  const found = withPart(values, part);
  // With one value the index has the order of the list, too.
  if (found.length === 1) return sql`${sql.id(name)} = ${found[0]}`;
  return sql`${sql.id(name)} = any(${found}::text[])`;
}
const anyOf = (conditions: Condition[]) => sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`;
/** A range of ids instead of a pattern, because every plan can look that up in the index. */
const begins = (text: string) => sql`(id >= ${text} and id < ${`${text}\u{10ffff}`})`;
