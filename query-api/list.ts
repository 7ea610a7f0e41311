import { sql } from 'kysely';
import type { Beside } from '../api/callKinds.ts';
import type { RowOf } from '../api/kit.ts';
import { Refusal } from '../domain/refusals.ts';
import { type Db, hasId } from '../projections/database/tables.ts';
import type { ReadModel, Row } from '../projections/kit.ts';
import type { Answer } from '../server-kit/calls/caller.ts';
import { type Condition, filters, forced, type Where } from './conditions.ts';
import { amongKnown, besidesIn, firstOfEach } from './known.ts';
import { onceEach, recounted } from './members.ts';
import { afterOf, behind, countLimit, orderedBy, orderOf, placeOf, rangeOf } from './paging.ts';
import { shown } from './parameters.ts';

/** The query of a list in the ra-data-simple-rest dialect, as it comes from the URL, and the place to go on from. */
export type ListQuery = { range?: unknown; sort?: unknown; filter?: unknown; after?: unknown };
export type List<R = Row> = {
  rows: R[];
  from: number;
  to: number;
  /** How many rows there are, as far as they are counted; null for the pages behind a place. */
  total: number | null;
  /** False when there are more rows than were counted. */
  exact: boolean;
  /** The place behind the last row, for the query's `after`; null when there may be no further rows. */
  next: string | null;
};

/** One page of a model's rows, with joined names. Refuses with `request.invalid`, naming the field. */
export async function list<M extends ReadModel>(
  db: Db,
  model: M,
  query: ListQuery,
  where: Where = {},
  further: readonly Condition[] = [],
): Promise<List<RowOf<M>>> {
  const [from, to] = rangeOf(query.range);
  const order = orderOf(model, query.sort);
  const place = afterOf(order, query.after, from);
  const filtered = filters(model, query.filter);
  const isAll = !filtered.length && !further.length;
  const counting = countedBy(model, { ...where, ...besidesIn(model, query.filter) }, isAll);
  const kept = sql.join(keptIn(model, where, further), sql` and `);
  const all = sql.join([kept, ...filtered], sql` and `);
  const size = to - from + 1;
  const among = amongKnown(model, query.filter);
  const isOfAll = !further.length && !Object.keys(where).length;
  const page = (part: Condition, most: number) => {
    const own = { among: isOfAll ? among : undefined, kept: sql`${kept} and ${part}`, most: from + most };
    const first = firstOfEach(model, order, own) ?? sql`${sql.id(model.name)} where ${all} and ${part}`;
    return inTime(
      model,
      sql<Row>`select ${shownColumns(model)} from ${first}
      order by ${orderedBy(order)} limit ${most} offset ${from}`.execute(db),
    );
  };
  const found: Row[] = [];
  // One row more than the page has tells whether there are further ones, which often answers how many there are.
  for (const part of place ? behind(order, place) : [sql`true`])
    if (found.length <= size) found.push(...(await page(part, size + 1 - found.length)).rows);
  const isMore = found.length > size;
  found.length = Math.min(found.length, size);
  const rows = await joined(db, model, found);
  return {
    rows: rows as RowOf<M>[],
    from,
    to: from + rows.length - 1,
    ...(place
      ? { total: null, exact: false }
      : (totalFrom(from, found.length, isMore) ?? (await counted(db, model, all, counting)))),
    next: found.length === size ? placeOf(order, found.at(-1)!) : null,
  };
}

/** The number of rows, where a page tells it already: the last page, and one that ends where counting ends. */
function totalFrom(from: number, many: number, isMore: boolean) {
  if (isMore) return from + many >= countLimit ? { total: countLimit, exact: false } : null;
  if (many === 0 && from > 0) return null;
  const total = from + many;
  return { total: Math.min(total, countLimit), exact: total <= countLimit };
}

/** How many rows a list with these conditions has; the limit of counting if there are more. */
export async function countOf(
  db: Db,
  model: ReadModel,
  where: Where,
  further: readonly Condition[] = [],
): Promise<number> {
  const all = sql.join(keptIn(model, where, further), sql` and `);
  return (await counted(db, model, all, countedBy(model, where, !further.length))).total;
}
/** The conditions that hold for every caller of a list. */
const keptIn = (model: ReadModel, where: Where, further: readonly Condition[]) => [
  sql`true`,
  ...forced(model, where),
  ...onceEach(model),
  ...further,
];

/**
 * Rows that a looked-up column finds, or all of an owner, are counted by the index of that, the newest first. Without an order
 * Postgres reads the table from its beginning, in the hope that they are spread evenly, and passes by all that is older than an
 * organisation that joined late.
 */
function countedBy(model: ReadModel, where: Where, isAll: boolean): Condition {
  const { owner, lookups = [], sort = [] } = model.options;
  const isOwners = owner !== undefined && Object.keys(where).join() === owner;
  if (!(isOwners && isAll) && !lookups.some((name) => name in where)) return sql``;
  return sql`order by ${orderedBy(orderOf(model, JSON.stringify([sort[0] ?? 'id', 'DESC'])))}`;
}
async function counted(db: Db, model: ReadModel, all: Condition, order: Condition) {
  const { rows } = await inTime(
    model,
    sql<{ total: number }>`select count(*) as total
    from (select 1 from ${sql.id(model.name)} where ${all} ${order} limit ${countLimit + 1}) as page`.execute(
      db,
    ),
  );
  const { total } = rows[0]!;
  return { total: Math.min(total, countLimit), exact: total <= countLimit };
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

/** Sends with a list which rows it has, as react-admin reads it, and where the next page begins. */
export function describePage(
  { name }: ReadModel,
  { from, to, total, next }: List<unknown>,
  header: Answer['header'],
) {
  header('Content-Range', `${name} ${from}-${Math.max(from, to)}/${total ?? '*'}`);
  if (next) header('X-Next', next);
}

const shownColumns = (model: ReadModel) => sql.join(shown(model).map(({ name }) => sql.id(name)));

/** Adds the columns of other models, with one query per model. A later one may be found by what an earlier one has added. */
async function joined(db: Db, model: ReadModel, rows: Row[]): Promise<Row[]> {
  const joins = Object.entries(model.options.joins ?? {});
  if (!joins.length || !rows.length) return recounted(db, model, rows);
  let full = rows;
  for (const [other, wanted] of Map.groupBy(joins, ([, [other]]) => other)) {
    const ids = new Set(wanted.flatMap(([, [, on]]) => full.map((row) => row[on])));
    const columns = new Set(['id', ...wanted.map(([, [, , column]]) => column)]);
    const hidden = [...columns].filter((name) => !shown(other).some((column) => column.name === name));
    if (hidden.length) throw new Error(`${other.name} shows no ${hidden.join(', ')}`);
    const found = await sql<Row>`select ${sql.join([...columns].map((name) => sql.id(name)))}
      from ${sql.id(other.name)} where ${hasId(
        other,
        [...ids].filter((id) => typeof id === 'string'),
      )}`.execute(db);
    const byId = new Map(found.rows.map((row) => [row.id, row]));
    const columnsOf = (row: Row) =>
      wanted.map(([name, [, on, column]]) => [name, byId.get(row[on] as string)?.[column] ?? null]);
    full = full.map((row) => ({ ...row, ...Object.fromEntries(columnsOf(row)) }));
  }
  return recounted(db, model, full);
}

/** Adds to each row the rows of other models that belong to it, in the order of their ids, with joined names. */
export async function withBeside(db: Db, rows: Row[], besides: readonly Beside[] = []): Promise<Row[]> {
  let full = rows;
  for (const each of besides) full = await withOneBeside(db, full, each);
  return full;
}

/** Adds the rows of one model, by one query for all and one for each model that is joined to it. */
async function withOneBeside(db: Db, rows: Row[], { as, model, on, of, most }: Beside): Promise<Row[]> {
  const ids = [...new Set(rows.map((row) => row[on]))].filter((id) => typeof id === 'string');
  const found =
    await sql<Row>`select beside.* from unnest(${ids}::text[]) as owners (owner) cross join lateral
    (select ${shownColumns(model)} from ${sql.id(model.name)} where ${sql.id(of)} = owners.owner
    order by id limit ${most}) as beside`.execute(db);
  const byOwner = Map.groupBy(await joined(db, model, found.rows), (row) => row[of]);
  return rows.map((row) => ({ ...row, [as]: byOwner.get(row[on]) ?? [] }));
}
