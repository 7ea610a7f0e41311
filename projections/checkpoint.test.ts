import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnTables, moveCheckpoint } from './checkpoint.ts';
import type { Database } from './database/database.ts';
import { lead, NotLeadingError } from './database/lease.ts';
import { openTestDatabase } from './testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await createOwnTables(database.db);
  await lead(database.db, 'read models', 'me', true);
});
afterAll(() => database.close());

const leader = { leader: 'me' };
const scans = async (db: Database['db']) =>
  (await sql<{ enable_seqscan: string }>`show enable_seqscan`.execute(db)).rows[0]!.enable_seqscan;

test('statements that are kept while tables are small are planned by their index, in the projecting transaction alone', async () => {
  const { db } = database;
  const inside = await db.transaction().execute(async (tx) => {
    await moveCheckpoint(tx, leader, 0, 5);
    return scans(tx);
  });
  expect([inside, await scans(db)]).toEqual(['off', 'on']);
});

test('the checkpoint moves only from where this leader left it', async () => {
  const { db } = database;
  await moveCheckpoint(db, leader, 5, 6);
  await expect(moveCheckpoint(db, leader, 5, 7)).rejects.toThrow(NotLeadingError);
  await expect(moveCheckpoint(db, { leader: 'another' }, 6, 7)).rejects.toThrow(NotLeadingError);
});
