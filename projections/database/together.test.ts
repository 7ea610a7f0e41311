import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readModel } from '../kit.ts';
import { openTestDatabase } from '../testDatabase.ts';
import { createTable } from './tables.ts';
import { loadTogether, statements, upsertTogether } from './together.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('models of one name with other columns, one after the other in a process, are read and written by their own', async () => {
  const { db } = database;
  for (const column of ['colour', 'size']) {
    await database.empty();
    await database.pool.query('create table parked (model text, "row" text)');
    const things = readModel('things', z.object({ id: z.string(), [column]: z.string() }));
    await createTable(db, things);
    const row = { id: 'a', [column]: 'b' };
    await upsertTogether(db, new Map([[things, JSON.stringify([row])]]));
    const { rows } = await loadTogether(db, ['a'], new Map([[things, ['a']]]));
    expect(rows.get(things)).toEqual([row]);
  }
});

test('of thousands of lists of models, the texts of those in use are kept, and only a frequent one is prepared', async () => {
  const { db, pool } = database;
  const made: string[] = [];
  const all = Array.from({ length: 2000 }, (_, n) => readModel(`m${n}`, z.object({ id: z.string() })));
  const ask = statements((models) => {
    made.push(models[0]!.name);
    return sql`select ${sql.lit(models[0]!.name)} as name`;
  });
  for (const [n, model] of all.entries()) {
    await ask(db, [model], []);
    if (n % 100 === 0) await ask(db, [all[0]!], []);
  }
  expect(made).toEqual(all.map(({ name }) => name));
  await ask(db, [all[1]!], []);
  expect(made.filter((name) => name === 'm1')).toHaveLength(2);
  const { rows } = await pool.query(
    "select statement from pg_prepared_statements where statement ~ 'select ''m\\d+'' as name' order by 1",
  );
  expect(rows).toEqual([{ statement: `select 'm0' as name` }]);
});
