import { sql } from 'kysely';
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
export async function fillModel(db: Db, model: ReadModel, rows: number, values: Values): Promise<void> {
  const columns = columnsOf(model);
  const names = columns.map(({ name }) => `"${name}"`);
  const chosen = columns.map(({ name, kind, nullable }) => values[name] ?? (nullable ? 'null' : empty[kind]));
  // All on one connection, because PGlite has no other.
  await db.connection().execute(async (one) => {
    const run = (text: string) => sql.raw(text).execute(one);
    await run('set statement_timeout = 0');
    await createTable(one, model);
    for (let from = 0; from < rows; from += portion)
      await run(`insert into ${model.name} (${names}) select ${chosen}
        from generate_series(${from}, ${Math.min(rows, from + portion) - 1}) n`);
    await one.transaction().execute((tx) => indexTable(tx, model));
    await run(`vacuum analyze ${model.name}`);
    await run('reset statement_timeout');
  });
}
