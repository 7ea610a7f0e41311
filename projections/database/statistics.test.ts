import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testDatabase.ts';
import { models, people } from '../testSample.ts';
import type { Database } from './database.ts';
import { renewStatistics, statisticsOf } from './statistics.ts';
import { createTable, indexTable } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await createTable(database.db, people);
});
afterAll(() => database.close());

let made = 0;
/** Adds people, half of whom are in one club. */
async function join(many: number) {
  await sql`insert into people select n::text, case when n % 2 = 0 then 'c0' else 'c' || n end, 'Ada', null, 'en', '[]',
    n % 9, false, timestamptz '2026-01-01Z' + n * interval '1 second'
    from generate_series(${made}::int, ${made + many - 1}::int) as n`.execute(database.db);
  made += many;
}
/** The number of rows that the planner believes in, and of columns that it knows about. */
async function known() {
  const { rows } = await sql`select reltuples::int as rows,
    (select count(*) from pg_stats where tablename = 'people') as columns
    from pg_class where relname = 'people'`.execute(database.db);
  return rows[0];
}
const lastPage = async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from people where club = 'c0'
    order by since desc limit 25 offset 2000`.execute(database.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test('a small table needs no statistics', async () => {
  await join(100);
  await renewStatistics(database.db, models);
  expect(await known()).toMatchObject({ columns: 0 });
});

test('a table that has grown gets statistics, also when an index was made before', async () => {
  await join(4900);
  await indexTable(database.db, people);
  expect(await known()).toEqual({ rows: 5000, columns: 0 });
  expect(await lastPage()).toContain('Sort');
  await renewStatistics(database.db, models);
  expect(await known()).toEqual({ rows: 5000, columns: 9 });
  expect(await lastPage()).not.toContain('Sort');
});

test('they are renewed when the table has grown by a fifth, and not before', async () => {
  await join(500);
  await renewStatistics(database.db, models);
  expect(await known()).toMatchObject({ rows: 5000 });
  await join(1000);
  await renewStatistics(database.db, models);
  expect(await known()).toMatchObject({ rows: 6500 });
});

test('the tables are looked at once at the start, and then after every thousand events', async () => {
  await join(2000);
  const projected = statisticsOf(database.db, models);
  await projected(1);
  expect(await known()).toMatchObject({ rows: 8500 });
  await join(3000);
  await projected(600);
  expect(await known()).toMatchObject({ rows: 8500 });
  await projected(400);
  expect(await known()).toMatchObject({ rows: 11_500 });
});

test('while others wait, they are renewed when the table has doubled, and as usual once nobody does', async () => {
  const projected = statisticsOf(database.db, models);
  await projected(1);
  await join(4500);
  await projected(1000, true);
  expect(await known()).toMatchObject({ rows: 11_500 });
  await projected(1);
  expect(await known()).toMatchObject({ rows: 16_000 });
  await join(17_000);
  await projected(1000, true);
  expect(await known()).toMatchObject({ rows: 33_000 });
});
