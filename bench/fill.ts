import { sql } from 'kysely';
import type pg from 'pg';
import { columnsOf } from '../projections/columns/columns.ts';
import { createTable, type Db, indexTable } from '../projections/database/tables.ts';
import type { ReadModel } from '../projections/kit.ts';

/** SQL of a column's value in row `n`, by the names of columns. */
export type Values = Record<string, string>;
/** A time of the last year, the same for few rows. Rows in turn have times that are far from each other. */
export const lately = `now() - (n * 7919::int8 % 31500000) * interval '1 second'`;

const empty = { text: `''`, time: 'now()', uuid: 'gen_random_uuid()', int: '0', bool: 'false', json: `'{}'` };
/** Rows that one statement makes. */
const portion = 200_000;

/** Makes the table of a read model with so many rows and its indexes. Columns without a value are null, or else empty. */
export async function fillModel(
  { db, client }: { db: Db; client: pg.PoolClient },
  model: ReadModel,
  rows: number,
  values: Values,
): Promise<void> {
  const columns = columnsOf(model);
  const names = columns.map(({ name }) => `"${name}"`);
  const chosen = columns.map(({ name, kind, nullable }) => values[name] ?? (nullable ? 'null' : empty[kind]));
  await createTable(db, model);
  for (let from = 0; from < rows; from += portion)
    await client.query(`insert into ${model.name} (${names}) select ${chosen}
      from generate_series(${from}, ${Math.min(rows, from + portion) - 1}) n`);
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await indexTable(tx, model);
  });
  await client.query(`vacuum analyze ${model.name}`);
}
