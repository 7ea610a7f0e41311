import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neededPostgres, type Postgres } from '../../../bench/postgres.ts';
import { checkPostgresModels } from '../../../doctor/readModels.ts';
import { report } from '../../../doctor/report.ts';
import { createOwnTables } from '../../../projections/checkpoint.ts';
import { openDatabase } from '../../../projections/database/database.ts';
import { models } from '../../../projections/models.ts';
import { rebuild } from '../../../projections/rebuild/rebuild.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await neededPostgres();
});
afterAll(() => postgres.stop());

/** A condition that Postgres refuses to look at while statements have a time limit. */
const unlimited = `1 / (current_setting('statement_timeout') = '0')::int = 1`;
const emptyLog = { head: async () => 0, async *readAll() {} } as never;

/** Empty read models in Postgres, of which `statement` then changes something. */
async function readModels(statement: string) {
  const databaseUrl = await postgres.fresh();
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await createOwnTables(db);
  const source = { store: emptyLog, registry: new Map() } as never;
  await rebuild({ db, source, models });
  await sql.raw(statement).execute(db);
  await close();
  return databaseUrl;
}
async function examined(databaseUrl: string): Promise<string[]> {
  const { findings, ...say } = report();
  await checkPostgresModels(databaseUrl, { store: emptyLog }, say);
  return findings.filter(({ wrong }) => wrong).map(({ sentence }) => sentence);
}

test('read models are examined however long that takes', async () => {
  const url = await readModels(`alter table plans rename to every_plan;
    create view plans as select * from every_plan where ${unlimited}`);
  expect(await examined(url)).toEqual([]);
});

test('only what says that a table is damaged counts as damage', async () => {
  const url = await readModels(`alter table plans rename to every_plan;
    create view plans as select 1 / 0 as n`);
  expect(await examined(url)).toEqual([
    'Read models could not be examined (plans: division by zero): run this again.',
  ]);
});
