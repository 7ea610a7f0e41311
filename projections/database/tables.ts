import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { columnsOf, idColumn, indexesOf, partsOf, sqlTypes } from '../columns/columns.ts';
import type { Parked } from '../fold.ts';
import { type ReadModel, type Row, Same } from '../kit.ts';
import type { SweptTogether } from '../sweeps.ts';
import { searchedText, sortKey } from './peopleOrder.ts';

/** The read models' database, or a transaction in it. */
export type Db = Kysely<Record<string, Row>>;
/** Runs statements, and compiles them: a database, a transaction, or a pipeline. */
export type Statements = Pick<Db, 'executeQuery' | 'getExecutor'>;
const run = <R>(db: Statements, statement: RawBuilder<R>) => db.executeQuery(statement.compile(db));

const names = (columns: string[]) => sql.join(columns.map((name) => sql.id(name)));

/** Creates a model's table, without its indexes. */
export async function createTable(db: Db, model: ReadModel, table = model.name) {
  const columns = columnsOf(model).map(({ name, kind }) => {
    const collation = kind === 'text' ? ' collate "C"' : '';
    return sql`${sql.id(name)} ${sql.raw(sqlTypes[kind] + collation + (name === 'id' ? ' primary key' : ''))}`;
  });
  await sql`create table ${sql.id(table)} (${sql.join(columns)})`.execute(db);
}

/**
 * Creates the extension whose indexes find a part of a text. Where it is not installed, or the user may not create it,
 * searches work as well and read all rows.
 */
export const trigrams = `do $$ begin
  create extension if not exists pg_trgm;
exception when insufficient_privilege or undefined_file or feature_not_supported or unique_violation then
  raise warning 'searches are slow, because pg_trgm cannot be created: %', sqlerrm;
end $$`;

/** The schema that has the operators of trigram indexes; undefined where the extension is missing. */
async function trigramSchema(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ nspname: string }>`select nspname from pg_catalog.pg_extension
    join pg_catalog.pg_namespace on extnamespace = pg_namespace.oid where extname = 'pg_trgm'`.execute(db);
  return rows[0]?.nspname;
}

/** Whether a column with a list of texts has a member. Most lists are empty, which their text tells without reading them. */
export const isListed = (column: string) => sql`${sql.id(column)}::text <> '[]'`;
/** A list of texts as the index of its members takes it. */
export const listOf = (column: string) => sql`${sql.id(column)}::jsonb`;

/**
 * Has Postgres learn that a looked-up value is of one owner, such as an application of its organisation. It would multiply both
 * shares otherwise, expect far fewer rows than there are, and read all of them where a list counts a part.
 */
async function relateOwner(db: Db, { options: { owner, lookups = [] } }: ReadModel, table: string) {
  for (const column of owner ? lookups.filter((each) => each !== owner) : []) {
    // Before Postgres 16, statistics need a name; one that is chosen by chance stays free for the next table.
    const name = `owner_${randomUUID()}`;
    await sql`create statistics ${sql.id(name)} (dependencies)
      on ${sql.id(column)}, ${sql.id(owner!)} from ${sql.id(table)}`.execute(db);
  }
}

/** Creates a table's indexes. Postgres chooses their names, so a table that is swapped in keeps its own. */
export async function indexTable(db: Db, model: ReadModel, table = model.name) {
  await relateOwner(db, model, table);
  const nullable = new Set(columnsOf(model).flatMap(({ name, nullable }) => (nullable ? [name] : [])));
  for (const columns of indexesOf(model)) {
    const first = columns[0]!;
    // Postgres does not see that a column of yes and no, of which it asks only that, has a value.
    const { lookups = [], pairs = [] } = model.options;
    const isSparse = nullable.has(first) && [...lookups, ...pairs.map(([one]) => one)].includes(first);
    const rows = isSparse ? sql`where ${sql.id(first)} is not null` : sql``;
    const keys = sql.join(columns.map((name) => sortKey(model, name)));
    await sql`create index on ${sql.id(table)} (${keys}) ${rows}`.execute(db);
  }
  for (const column of model.options.lists ?? [])
    await sql`create index on ${sql.id(table)} using gin ((${listOf(column)}) jsonb_path_ops)
      where ${isListed(column)}`.execute(db);
  const schema = await trigramSchema(db);
  const parts = partsOf(model);
  if (schema && parts.length)
    await sql`create index on ${sql.id(table)} using gin
      ((${searchedText(parts)}) ${sql.id(schema, 'gin_trgm_ops')})`.execute(db);
}

const upserts = new WeakMap<ReadModel, { columns: RawBuilder<unknown>; rest: RawBuilder<unknown> }>();
function upsertOf(model: ReadModel) {
  let parts = upserts.get(model);
  if (!parts) {
    const columns = columnsOf(model);
    const types = columns.map(({ name, kind }) => sql`${sql.id(name)} ${sql.raw(sqlTypes[kind])}`);
    const others = columns.filter(({ name }) => name !== 'id');
    const sets = others.map(({ name }) => sql`${sql.id(name)} = excluded.${sql.id(name)}`);
    const all = names(columns.map(({ name }) => name));
    const conflict = sets.length ? sql`do update set ${sql.join(sets)}` : sql`do nothing`;
    upserts.set(
      model,
      (parts = { columns: all, rest: sql`as x(${sql.join(types)}) on conflict (id) ${conflict}` }),
    );
  }
  return parts;
}

/** The statement that inserts and updates rows; `json` is their JSON array. */
export function upsertFrom(model: ReadModel, json: string, table = model.name) {
  const { columns, rest } = upsertOf(model);
  return sql`insert into ${sql.id(table)} (${columns})
    select ${columns} from json_to_recordset(${json}::json) ${rest}`;
}

export async function upsertRows(db: Statements, model: ReadModel, json: string, table = model.name) {
  await run(db, upsertFrom(model, json, table));
}

/** The condition of rows with one of these ids. */
export function hasId(model: ReadModel, ids: readonly string[]) {
  return sql`id = any(${ids}::${sql.raw(sqlTypes[idColumn(model).kind])}[])`;
}

export async function deleteRows(db: Statements, model: ReadModel, ids: string[], table = model.name) {
  await run(db, sql`delete from ${sql.id(table)} where ${hasId(model, ids)}`);
}

/** The statement that reads rows by their ids. */
export function selectRows(model: ReadModel, ids: string[], table = model.name) {
  const { columns } = upsertOf(model);
  return sql<Row>`select ${columns} from ${sql.id(table)} where ${hasId(model, ids)}`;
}

export const loadRows = async (
  db: Statements,
  model: ReadModel,
  ids: string[],
  table = model.name,
): Promise<Row[]> => (await run(db, selectRows(model, ids, table))).rows;

/** One statement, however many rows hold one of the values. Rows that the patch would not change are left alone. */
export async function sweepRows(
  db: Statements,
  model: ReadModel,
  { column, values, patch }: SweptTogether,
  table = model.name,
) {
  const where = sql`where ${sql.id(column)} = any(${values})`;
  if (!patch) return void (await run(db, sql`delete from ${sql.id(table)} ${where}`));
  const kinds = new Map(columnsOf(model).map(({ name, kind }) => [name, kind]));
  const isJson = (name: string, to: unknown) => kinds.get(name) === 'json' && to !== null;
  const changes = Object.entries(patch);
  const valueIn = (name: string, to: unknown) =>
    to instanceof Same ? sql.id(to.column) : sql`${isJson(name, to) ? JSON.stringify(to) : to}`;
  const sets = changes.map(([name, to]) => sql`${sql.id(name)} = ${valueIn(name, to)}`);
  // JSON has no equality.
  const differs = changes.map(([name, to]) => {
    if (isJson(name, to)) return sql`true`;
    return to === null
      ? sql`${sql.id(name)} is not null`
      : sql`${sql.id(name)} is distinct from ${valueIn(name, to)}`;
  });
  if (sets.length)
    await run(
      db,
      sql`update ${sql.id(table)} set ${sql.join(sets)} ${where} and (${sql.join(differs, sql` or `)})`,
    );
}

/** The parked ones among these rows, by model name. */
export async function parkedAmong(db: Statements, rows: string[]): Promise<Map<string, Set<string>>> {
  const found = await run(
    db,
    sql<{ model: string; row: string }>`select model, "row" from parked where "row" = any(${rows}::text[])`,
  );
  const byModel = new Map<string, Set<string>>();
  for (const { model, row } of found.rows) byModel.set(model, (byModel.get(model) ?? new Set()).add(row));
  return byModel;
}

export async function parkRows(db: Statements, model: ReadModel, parked: Parked[]) {
  const json = JSON.stringify(parked.map((each) => ({ ...each, model: model.name })));
  await run(
    db,
    sql`insert into parked (model, "row", position, error) select model, "row", position, error
      from json_to_recordset(${json}::json) as x(model text, "row" text, position int8, error text)
      on conflict do nothing`,
  );
}

type ParkedRow = Parked & { model: string; at: string };
/** Rows that wait for a replay, the newest thousand first, for the admin's screen. */
export async function parkedRows(db: Db): Promise<ParkedRow[]> {
  return (
    await sql<ParkedRow>`select model, "row", position, error,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from parked order by parked.at desc, model, "row" limit 1000`.execute(db)
  ).rows;
}

/** How many rows wait for a replay. */
export async function parkedCount(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from parked`.execute(db);
  return Number(rows[0]!.count);
}
