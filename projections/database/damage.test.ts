import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projector } from '../projector/projector.ts';
import { Joined, models, type SampleLog, sampleLog } from '../testSample.ts';
import { type Database, openDatabase } from './database.ts';

let folder: string;
let log: SampleLog;
let database: Database;
let errors: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damage-'));
  log = await sampleLog();
  errors = [];
});
afterEach(async () => {
  await database.close();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

const joins = (id: string) => ({
  stream: `person-${id}`,
  event: Joined({ name: 'Ada', language: 'en', tags: [] }),
  applicationId: 'c1',
});
/** Opens the read models and projects up to the end of the log. Returns the people in them. */
async function projected(): Promise<unknown[]> {
  database = await openDatabase({ dataDir: folder });
  const { db } = database;
  const told = { info: () => {}, error: (_: object, message: string) => void errors.push(message) };
  const running = projector({ ...log, db, models, sole: true, pause: 1, log: told });
  const head = await log.store.head();
  await expect.poll(() => running.status().position).toBeGreaterThanOrEqual(head);
  await running.stop();
  return (await sql<{ id: string }>`select id from people order by id`.execute(db)).rows.map(({ id }) => id);
}
/** The path of the table's file, after everything that had it open was closed. */
async function closedFile(): Promise<string> {
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('people') as path`.execute(
    database.db,
  );
  await database.close();
  const path = rows[0]!.path;
  const inside = join(folder, 'read-models');
  const known = readdirSync(inside, { recursive: true }).map(String);
  return join(inside, known.find((each) => each.endsWith(path))!);
}

test.each([
  ['is gone', (file: string) => rmSync(file)],
  ['was overwritten', (file: string) => writeFileSync(file, 'x'.repeat(8192))],
])('a table whose file %s is built anew, with an error that names it', async (_, damage) => {
  await log.append(joins('p1'));
  expect(await projected()).toEqual(['p1']);
  damage(await closedFile());
  await log.append(joins('p2'));
  expect(await projected()).toEqual(['p1', 'p2']);
  expect(errors.join()).toMatch(/damaged.*people/);
});
