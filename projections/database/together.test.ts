import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readModel } from '../kit.ts';
import { openTestDatabase } from '../testDatabase.ts';
import { createTable } from './tables.ts';
import { loadTogether, upsertTogether } from './together.ts';

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
