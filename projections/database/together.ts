import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { boundedCache } from '../../event-store/cache.ts';
import { columnsOf } from '../columns/columns.ts';
import { timeFrom } from '../columns/values.ts';
import type { ReadModel, Row } from '../kit.ts';
import { keepPrepared } from './prepared.ts';
import { type Statements, selectRows, upsertFrom } from './tables.ts';

/** Loaded rows by model, and the parked ones among them by the model's name. */
export type Loaded = { rows: Map<ReadModel, Row[]>; parked: Map<string, Set<string>> };

/** Lists differ with the events that come together, and there are more of them than memory should hold. */
const mostTexts = 500;
/** A list that comes so often is one of those that connections prepare, of which there are few. */
const often = 5;

/**
 * Each list of models that comes often has a statement, whose text is made once and which each connection prepares once. In
 * quiet times a batch is a single event, so that parsing and the round trip would cost more than the rows.
 */
export function statements(build: (models: readonly ReadModel[]) => RawBuilder<unknown>) {
  const texts = boundedCache<{ text: string; uses: number }>(mostTexts);
  /** The models by number, because one of the same name in another version has other columns. */
  const numbers = new Map<ReadModel, number>();
  function numberOf(model: ReadModel) {
    const number = numbers.get(model) ?? numbers.size;
    numbers.set(model, number);
    return number;
  }
  return (db: Statements, models: readonly ReadModel[], parameters: readonly unknown[]) => {
    const name = models.map(numberOf).join();
    let known = texts.get(name);
    if (!known) texts.set(name, (known = { text: build(models).compile(db).sql, uses: 0 }));
    if (++known.uses === often) keepPrepared(known.text);
    return db.executeQuery(CompiledQuery.raw(known.text, [...parameters]));
  };
}

/** Rows come as JSON, which holds every kind of column, because the tables differ. */
const loading = statements((models) => {
  const parked = sql`select 'parked' as "from", json_build_object('model', model, 'row', "row") as "row"
    from parked where "row" = any(${[]}::text[])`;
  const tables = models.map(
    (model) => sql`select ${sql.lit(model.name)}, row_to_json(x) from (${selectRows(model, [])}) as x`,
  );
  return sql.join([parked, ...tables], sql` union all `);
});

/** Loads rows of several models, and which of the `touched` ones are parked, by one statement. */
export async function loadTogether(
  db: Statements,
  touched: string[],
  wanted: ReadonlyMap<ReadModel, string[]>,
): Promise<Loaded> {
  if (!touched.length) return { rows: new Map(), parked: new Map() };
  const models = [...wanted.keys()];
  const found = await loading(db, models, [touched, ...wanted.values()]);
  const byName = Map.groupBy(found.rows as { from: string; row: Row }[], ({ from }) => from);
  const rowsOf = (name: string) => (byName.get(name) ?? []).map(({ row }) => row);
  const parked = Map.groupBy(
    rowsOf('parked') as unknown as { model: string; row: string }[],
    ({ model }) => model,
  );
  return {
    rows: new Map(models.map((model) => [model, withTimes(model, rowsOf(model.name))])),
    parked: new Map([...parked].map(([name, rows]) => [name, new Set(rows.map(({ row }) => row))])),
  };
}

/** Brings the times of rows that came as JSON into the form that rows have. */
function withTimes(model: ReadModel, rows: Row[]): Row[] {
  const times = columnsOf(model).flatMap(({ name, kind }) => (kind === 'time' ? [name] : []));
  for (const row of rows)
    for (const name of times) if (row[name] !== null) row[name] = timeFrom(row[name] as string);
  return rows;
}

const upserting = statements((models) => {
  const parts = models.map((model, n) => sql`${sql.id(`of${n}`)} as (${upsertFrom(model, '')})`);
  return sql`with ${sql.join(parts)} select`;
});

/** Inserts and updates rows of several models by one statement. The rows of each are a JSON array. */
export async function upsertTogether(db: Statements, changed: ReadonlyMap<ReadModel, string>): Promise<void> {
  await upserting(db, [...changed.keys()], [...changed.values()]);
}
