import { type RawBuilder, sql } from 'kysely';
import type { Reads, RowOf } from '../api/kit.ts';
import { Refusal, refuse } from '../domain/refusals.ts';
import { type Column, columnsOf } from '../projections/database/columns.ts';
import { type Db, searchable } from '../projections/database/tables.ts';
import type { ReadModel, Row } from '../projections/kit.ts';

/** The query of a list in the ra-data-simple-rest dialect, as it comes from the URL. */
export type ListQuery = { range?: unknown; sort?: unknown; filter?: unknown };
/** Conditions that the caller cannot change, mostly equalities: tenancy, and the path's own. */
export type Where = Record<string, unknown>;
/** An inclusive range; a missing end is open. */
export type Span = { from?: string | undefined; to?: string | undefined };
export type List<R = Row> = {
  rows: R[];
  from: number;
  to: number;
  total: number;
  /** False when there are more rows than were counted. */
  exact: boolean;
};
type Condition = RawBuilder<unknown>;

export const longestPage = 1000;
/** Counting stops here, because a full count costs as much as the table is long. */
export const countLimit = 10_000;
const longestSearch = 200;

/** One page of a model's rows, with joined names. Refuses with `request.invalid`, naming the field. */
export async function list<M extends ReadModel>(
  db: Db,
  model: M,
  query: ListQuery,
  where: Where = {},
): Promise<List<RowOf<M>>> {
  const [from, to] = rangeOf(query.range);
  const order = orderOf(model, query.sort);
  const all = sql.join([sql`true`, ...forced(model, where), ...filters(model, query.filter)], sql` and `);
  const table = sql.id(model.name);
  const found = await inTime(
    model,
    sql<Row>`select ${shownColumns(model)} from ${table} where ${all}
    order by ${order} limit ${to - from + 1} offset ${from}`.execute(db),
  );
  const counted = await inTime(
    model,
    sql<{ total: number }>`select count(*) as total
    from (select 1 from ${table} where ${all} limit ${countLimit + 1}) as page`.execute(db),
  );
  const { total } = counted.rows[0]!;
  const rows = await joined(db, model, found.rows);
  return {
    rows: rows as RowOf<M>[],
    from,
    to: from + rows.length - 1,
    total: Math.min(total, countLimit),
    exact: total <= countLimit,
  };
}

/** One row with joined names; undefined when it does not exist or does not fulfil `where`. */
export async function one(db: Db, model: ReadModel, id: string, where: Where = {}): Promise<Row | undefined> {
  const all = sql.join([...forced(model, { id }), ...forced(model, where)], sql` and `);
  const found = await sql<Row>`select ${shownColumns(model)} from ${sql.id(model.name)} where ${all}`.execute(
    db,
  );
  return (await joined(db, model, found.rows))[0];
}

/** Passes on the rows of a query. One that Postgres ended, because it took too long, becomes a refusal for the log too. */
async function inTime<T>({ name }: ReadModel, query: Promise<T>): Promise<T> {
  return query.catch((error) => {
    if (error?.code !== queryCanceled) throw error;
    throw Object.assign(new Refusal('request.tooWide'), { slow: name });
  });
}
/** The code of a statement that was ended by its time limit (Postgres, appendix A). */
const queryCanceled = '57014';

/** The `Content-Range` of a list, as react-admin reads it. */
export const contentRange = (model: ReadModel, { from, to, total }: List) =>
  `${model.name} ${from}-${Math.max(from, to)}/${total}`;

const invalid = (field: string, why: string) => refuse('request.invalid', `${field}: ${why}`);

/** Columns that may be shown and searched. Secrets are for the servers alone. */
const shown = (model: ReadModel): Column[] => columnsOf(model).filter(({ mark }) => mark?.kind !== 'secret');
const shownColumns = (model: ReadModel) => sql.join(shown(model).map(({ name }) => sql.id(name)));

function parsed(field: string, value: unknown, otherwise: unknown): unknown {
  if (value === undefined) return otherwise;
  if (typeof value !== 'string') return invalid(field, 'is JSON, given once');
  try {
    return JSON.parse(value);
  } catch {
    return invalid(field, 'is not JSON');
  }
}

function rangeOf(given: unknown): [from: number, to: number] {
  const range = parsed('range', given, [0, longestPage - 1]);
  const isRange =
    Array.isArray(range) && range.length === 2 && range.every((n) => Number.isSafeInteger(n) && n >= 0);
  if (!isRange) return invalid('range', 'is [first, last]');
  const [from, to] = range as [number, number];
  if (to < from) invalid('range', 'ends before it begins');
  if (from >= countLimit)
    invalid('range', `begins after ${countLimit} rows; search, filter, or go on from the last id by id_gte`);
  if (to - from >= longestPage) invalid('range', `has more than ${longestPage} rows`);
  return [from, to];
}

/** The columns that have an index to sort by. */
const sortable = (model: ReadModel) => ['id', ...(model.options.sort ?? [])];

/** Ties are broken by id, so that pages neither repeat nor omit a row. */
function orderOf(model: ReadModel, given: unknown): Condition {
  const sort = parsed('sort', given, ['id', 'ASC']);
  if (!Array.isArray(sort) || sort.length !== 2) return invalid('sort', 'is [column, "ASC" or "DESC"]');
  const [column, direction] = sort as [unknown, unknown];
  const known = shown(model).find(({ name }) => name === column && sortable(model).includes(name));
  if (!known) return invalid('sort', `can be one of ${sortable(model).join(', ')}`);
  if (direction !== 'ASC' && direction !== 'DESC') return invalid('sort', 'is "ASC" or "DESC"');
  const way = direction === 'ASC' ? sql`asc` : sql`desc`;
  return sql.join(
    (known.name === 'id' ? ['id'] : [known.name, 'id']).map((name) => sql`${sql.id(name)} ${way}`),
  );
}

function filters(model: ReadModel, given: unknown): Condition[] {
  const filter = parsed('filter', given, {});
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    return invalid('filter', 'is an object');
  return Object.entries(filter).map(([name, value]) => {
    const column = shown(model).find((each) => each.name === name);
    if (column) return equals(column, value);
    const [, bounded, bound] = /^(\w+)_(gte|lte)$/.exec(name) ?? [];
    if (bounded) return beyond(model, bounded, bound === 'gte' ? 'from' : 'to', value);
    return name === 'q' ? searched(model, value) : invalid(`filter.${name}`, 'there is no such column');
  });
}

/** A lower or upper bound on an indexed text column, mostly a time. */
function beyond(model: ReadModel, name: string, bound: 'from' | 'to', value: unknown): Condition {
  const field = `filter.${name}_${bound === 'from' ? 'gte' : 'lte'}`;
  const column = shown(model).find((each) => each.name === name && sortable(model).includes(name));
  if (column?.kind !== 'text') return invalid(field, 'there is no such column');
  if (typeof value !== 'string' || !storable(value)) return invalid(field, 'is not a text');
  return spanned(column, { [bound]: value });
}

/** Equality with a value, with one of several, or with null. */
function equals(column: Column, value: unknown): Condition {
  const field = `filter.${column.name}`;
  const name = sql.id(column.name);
  if (column.kind === 'json') return invalid(field, 'cannot be filtered');
  if (value === null) return sql`${name} is null`;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.length > longestPage) invalid(field, `has more than ${longestPage} values`);
  if (!values.every((each) => comparable(column, each))) invalid(field, `is not ${columnWords[column.kind]}`);
  if (!Array.isArray(value)) return sql`${name} = ${value}`;
  return sql`${name} = any(${values}::${sql.raw(arrayTypes[column.kind])})`;
}
const columnWords = { text: 'a text', int: 'a whole number', bool: 'true or false' } as const;
const arrayTypes = { text: 'text[]', int: 'int8[]', bool: 'boolean[]' } as const;

function comparable({ kind }: Column, value: unknown): boolean {
  if (kind === 'bool') return typeof value === 'boolean';
  if (kind === 'int') return Number.isSafeInteger(value);
  return typeof value === 'string' && storable(value);
}
const storable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** The conditions that the caller cannot change. A value that the column cannot hold finds nothing. */
function forced(model: ReadModel, where: Where): Condition[] {
  return Object.entries(where).map(([name, value]) => {
    const column = columnsOf(model).find((each) => each.name === name);
    if (!column || column.kind === 'json') throw new Error(`${model.name} cannot be kept to ${name}`);
    if (isSpan(value)) return spanned(column, value);
    return comparable(column, value) ? sql`${sql.id(name)} = ${value}` : sql`false`;
  });
}

const isSpan = (value: unknown): value is Span => typeof value === 'object' && value !== null;
function spanned({ name }: Column, { from, to }: Span): Condition {
  const bounds = [from && sql`${sql.id(name)} >= ${from}`, to && sql`${sql.id(name)} <= ${to}`];
  return sql.join([sql`true`, ...bounds.filter((bound) => !!bound)] as Condition[], sql` and `);
}

/** A case-insensitive substring of any searched column. */
function searched(model: ReadModel, value: unknown): Condition {
  const columns = model.options.search ?? [];
  if (!columns.length) return invalid('filter.q', 'this list cannot be searched');
  if (typeof value !== 'string' || !storable(value)) return invalid('filter.q', 'is a text');
  if (value.length > longestSearch) invalid('filter.q', `is longer than ${longestSearch}`);
  const pattern = `%${value.replace(/[\\%_]/g, '\\$&')}%`;
  const visible = shown(model).filter(({ name }) => columns.includes(name));
  const each = visible.map(({ name }) => sql`${searchable(name)} ilike ${pattern}`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Adds the columns of other models, with one query per model. */
async function joined(db: Db, model: ReadModel, rows: Row[]): Promise<Row[]> {
  const joins = Object.entries(model.options.joins ?? {});
  if (!joins.length || !rows.length) return rows;
  const byModel = Map.groupBy(joins, ([, [other]]) => other);
  const others = new Map<ReadModel, Map<string, Row>>();
  for (const [other, wanted] of byModel) {
    const ids = new Set(wanted.flatMap(([, [, on]]) => rows.map((row) => row[on])));
    const columns = new Set(['id', ...wanted.map(([, [, , column]]) => column)]);
    const hidden = [...columns].filter((name) => !shown(other).some((column) => column.name === name));
    if (hidden.length) throw new Error(`${other.name} shows no ${hidden.join(', ')}`);
    const found = await sql<Row>`select ${sql.join([...columns].map((name) => sql.id(name)))}
      from ${sql.id(other.name)} where id = any(${[...ids].filter((id) => typeof id === 'string')}::text[])`.execute(
      db,
    );
    others.set(other, new Map(found.rows.map((row) => [row.id, row])));
  }
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      joins.map(([name, [other, on, column]]) => [
        name,
        others.get(other)!.get(row[on] as string)?.[column] ?? null,
      ]),
    ),
  }));
}

/** Adds to each row the rows of another model that belong to it, oldest first, by one query for all. */
export async function withBeside(
  db: Db,
  rows: Row[],
  { as, model, on, of, most }: NonNullable<Reads['beside']>,
): Promise<Row[]> {
  const ids = [...new Set(rows.map((row) => row[on]))].filter((id) => typeof id === 'string');
  const found =
    await sql<Row>`select beside.* from unnest(${ids}::text[]) as owners (owner) cross join lateral
    (select ${shownColumns(model)} from ${sql.id(model.name)} where ${sql.id(of)} = owners.owner
    order by id limit ${most}) as beside`.execute(db);
  const byOwner = Map.groupBy(found.rows, (row) => row[of]);
  return rows.map((row) => ({ ...row, [as]: byOwner.get(row[on]) ?? [] }));
}
