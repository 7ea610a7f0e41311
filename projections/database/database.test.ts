import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';

let folder: string;
let database: Database | undefined;
let told: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  told = [];
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  rmSync(folder, { recursive: true, force: true });
});
const open = async () => (database = await openDatabase({ dataDir: folder, log: (line) => told.push(line) }));
const close = async () => {
  await database!.close();
  database = undefined;
};
const fill = async () => {
  await open();
  await sql`create table t (n int8)`.execute(database!.db);
  await sql`insert into t values (1)`.execute(database!.db);
  await close();
};
const tables = async () => (await sql`select to_regclass('t') as t`.execute(database!.db)).rows;

test('a folder keeps its tables', async () => {
  await fill();
  await open();
  expect((await sql`select n from t`.execute(database!.db)).rows).toEqual([{ n: 1 }]);
  expect(told).toEqual([]);
});

test('a damaged folder is emptied, and says so', async () => {
  await fill();
  const inside = join(folder, 'read-models');
  for (const name of readdirSync(join(inside, 'global')))
    writeFileSync(join(inside, 'global', name), 'damage');
  await open();
  expect(told[0]).toContain('emptied and rebuilt');
  expect(await tables()).toEqual([{ t: null }]);
});

test('a folder that was open when the machine stopped is not trusted', async () => {
  await fill();
  writeFileSync(join(folder, 'read-models.open'), 'another start of the machine');
  await open();
  expect(told[0]).toContain('the machine stopped while it was open');
  expect(await tables()).toEqual([{ t: null }]);
  await close();
  expect(existsSync(join(folder, 'read-models.open'))).toBe(false);
});

test('errors of statements are errors with their code, and the connection goes on', async () => {
  await open();
  const { db } = database!;
  await expect(sql`select 1/0`.execute(db)).rejects.toMatchObject({ code: '22012' });
  const failed = db.transaction().execute(async (tx) => {
    await sql`create table gone (id text)`.execute(tx);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect((await sql`select to_regclass('gone') as there, 2::int8 as n`.execute(db)).rows).toEqual([
    { there: null, n: 2 },
  ]);
});

test('a connection after one that failed has no statements and no transaction of it', async () => {
  await open();
  const { pool } = database!;
  const kept = () => pool.query({ name: 'kept', text: 'select 2 as n' });
  await kept();
  await pool.query('begin');
  await expect(pool.query('select 1/0')).rejects.toMatchObject({ code: '22012' });
  expect((await kept()).rows).toEqual([{ n: 2 }]);
});

test('a connection that breaks while it is in use is told of, ends no process, and is followed by another', async () => {
  await open();
  const { pool } = database!;
  const client = (await pool.connect()) as unknown as pg.PoolClient & { connection: { stream: Duplex } };
  client.connection.stream.destroy(new Error('cannot drop active portal'));
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect(told.join('\n')).toContain('cannot drop active portal');
  expect((await pool.query('select 2::int4 as n')).rows).toEqual([{ n: 2 }]);
});

test('answers of many megabytes arrive whole, with any characters', async () => {
  await open();
  const text = 'ä€😀\'"\\ '.repeat(300_000);
  const { rows } =
    await sql`select n::int4 as n, ${text}::text as text from generate_series(1, 3) as n`.execute(
      database!.db,
    );
  expect(rows.map((row) => (row as { n: number }).n)).toEqual([1, 2, 3]);
  expect(rows.every((row) => (row as { text: string }).text === text)).toBe(true);
});
