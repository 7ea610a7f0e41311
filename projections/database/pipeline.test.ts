import { Worker } from 'node:worker_threads';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testDatabase.ts';
import type { Database } from './database.ts';
import { inPipeline } from './pipeline.ts';
import type { Statements } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table t (n int primary key)`.execute(database.db);
});
afterAll(() => database.close());

const insert = (to: Statements, n: number) =>
  to.executeQuery(CompiledQuery.raw('insert into t values ($1) returning n', [n]));
const rows = async () => (await sql<{ n: number }>`select n from t order by n`.execute(database.db)).rows;

test('a pipeline is one transaction, whose statements cross to the thread together', async () => {
  const crossed = vi.spyOn(Worker.prototype, 'postMessage');
  await inPipeline(database.db, async (pipeline) => {
    const [first, second] = await Promise.all([insert(pipeline, 1), insert(pipeline, 2)]);
    expect([first.rows, second.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
    return { last: insert(pipeline, 3) };
  });
  expect(crossed).toHaveBeenCalledTimes(2);
  crossed.mockRestore();
  expect(await rows()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('nothing of a pipeline stays when any of its statements, or its work, fails', async () => {
  const { db } = database;
  const before = await rows();
  const early = inPipeline(db, async (pipeline) => {
    const [last] = await Promise.all([insert(pipeline, 4), insert(pipeline, 1), insert(pipeline, 5)]);
    return { last: Promise.resolve(last) };
  });
  await expect(early).rejects.toMatchObject({ code: '23505' });
  const late = inPipeline(db, async (pipeline) => {
    await insert(pipeline, 4);
    return { last: insert(pipeline, 1) };
  });
  await expect(late).rejects.toMatchObject({ code: '23505' });
  const thrown = inPipeline(db, async (pipeline) => {
    await Promise.all([insert(pipeline, 4), insert(pipeline, 5)]);
    await insert(pipeline, 6);
    throw new Error('no');
  });
  await expect(thrown).rejects.toThrow('no');
  expect(await rows()).toEqual(before);
});
