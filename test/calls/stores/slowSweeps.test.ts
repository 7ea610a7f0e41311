import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { neededPostgres, type Postgres } from '../../../bench/postgres.ts';
import { SubjectErased } from '../../../domain/erasure/events.ts';
import { unreadable } from '../../../projections/database/damage.ts';
import { openDatabase } from '../../../projections/database/database.ts';
import { projector } from '../../../projections/projector/projector.ts';
import type { ProjectorLog } from '../../../projections/projectorLog.ts';
import { Joined, models, people, type SampleLog, sampleLog } from '../../../projections/testSample.ts';

let postgres: Postgres;
let log: SampleLog;
beforeAll(async () => {
  postgres = await neededPostgres();
  log = await sampleLog();
});
afterAll(async () => {
  await log.close();
  await postgres.stop();
});

/** The database of read models with 300 milliseconds as its limit for a statement instead of ten seconds. */
async function hasty() {
  const url = new URL(await postgres.fresh());
  const limits = 'statement_timeout=300 search_path=latchkey_read TimeZone=UTC DateStyle=ISO';
  url.searchParams.set('options', limits.replace(/\S+/g, '-c $&'));
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  onTestFinished(() => database.close());
  return database;
}
/** From now on, reading or changing a row takes a tenth of a second, as in a table that is far larger. */
const slowly = `create function slowly() returns trigger language plpgsql as
  $$ begin perform pg_sleep(0.1); return new; end $$;
  create trigger slowly before update on trail for each row execute function slowly()`;

test('a sweep that takes longer than the limit of statements is done, and the read models go on', async () => {
  const { db } = await hasty();
  const told: string[] = [];
  const tell = (_: unknown, line: string) => void told.push(line);
  const quiet: ProjectorLog = { info: () => {}, error: tell };
  const running = projector({ ...log, db, models, sole: true, pause: 1, log: quiet });
  onTestFinished(() => running.stop());
  await running.ready;
  const joined = Array.from({ length: 9 }, (_, n) => ({
    ...{ stream: `person-p${n}`, ip: '203.0.113.7' },
    event: Joined({ name: 'Ada', language: 'en', tags: [] }),
  }));
  const before = await log.append(...joined);
  await expect.poll(() => running.status().position).toBeGreaterThanOrEqual(before);
  await sql`update trail set actor = 'ada', ip = '203.0.113.7'`.execute(db);
  await sql.raw(slowly).execute(db);
  const position = await log.append({ stream: 'erasure-ada', event: SubjectErased({ subject: 'ada' }) });
  await expect.poll(() => [running.status().position >= position, told]).toEqual([true, []]);
  const { rows } = await sql`select id from trail where ip is not null`.execute(db);
  expect(rows).toEqual([]);
});

test('a table that takes longer to read than the limit of statements is looked through for damage', async () => {
  const { db } = await hasty();
  await sql`create view people as select n, pg_sleep(0.1)::text from generate_series(1, 5) n`.execute(db);
  expect(await unreadable(db, [people], { whole: true })).toEqual([]);
});
