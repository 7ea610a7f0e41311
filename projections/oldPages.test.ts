import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundBelow } from '../test/bytes.ts';
import { createOwnTables } from './checkpoint.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createTable, indexTable } from './database/tables.ts';
import { models } from './models.ts';
import { dropOldPages } from './oldPages.ts';

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'latchkey-'));
  database = await openDatabase({ dataDir });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const canary = 'Quibblethorpe';
const execute = (text: string) => sql.raw(text).execute(database.db);

test('after a deletion no file of the embedded read models holds what was in the row, once the disk has room', async () => {
  const { db } = database;
  await createOwnTables(db);
  for (const model of models) {
    await createTable(db, model);
    await indexTable(db, model);
  }
  // There are many rows, so that the name also occurs in indexes, and in more than one segment of the write-ahead log.
  for (const from of [1, 1001]) {
    await execute(`insert into users (id, username, name) select 'user-' || n, '${canary}', repeat('${canary} ', 20)
      from generate_series(${from}, ${from + 999}) n`);
    await execute('select pg_switch_wal()');
  }
  await execute('checkpoint');
  const before = await foundBelow(dataDir, [canary]);
  expect(before.filter((found) => found.includes('pg_wal')).length).toBeGreaterThan(1);
  expect(before.filter((found) => found.includes('base')).length).toBeGreaterThan(1);
  await execute('delete from users');
  await execute('update checkpoint set position = 7');

  // The largest table is written anew beside the old one, and once more in the write-ahead log.
  const short = { ...database, room: async () => 60_000_000 };
  await expect(dropOldPages(short, 7)).rejects.toMatchObject({
    code: '53100',
    message: expect.stringMatching(
      /^rewriting the tables takes [\d,]+ MB on the disk, which has 60 MB left$/,
    ),
  });
  expect(await dropOldPages(database, 8)).toBeUndefined();
  expect(await foundBelow(dataDir, [canary])).not.toEqual([]);
  expect(await dropOldPages(database, 7)).toBe(7);
  expect(await foundBelow(dataDir, [canary])).toEqual([]);
});
