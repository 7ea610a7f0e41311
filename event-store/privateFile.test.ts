import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePrivate } from './privateFile.ts';
import { sqliteRecords } from './records/records.ts';
import { openSqliteEventStore } from './sqlite/sqlite.ts';
import { tempFolder } from './testFolder.ts';
import { sqliteKeyStore } from './vault/keys.ts';

test('from the first start on nobody else can read the files of the stores, even in a folder that is open', async () => {
  const folder = await tempFolder();
  chmodSync(folder, 0o755);
  const file = (name: string) => makePrivate(join(folder, name));
  const store = await openSqliteEventStore(file('events.db'));
  const keys = sqliteKeyStore(file('keys.db'));
  const records = sqliteRecords(file('records.db'));
  onTestFinished(async () => {
    records.close();
    keys.close();
    await store.close();
  });
  const modes = readdirSync(folder).map((name) => [
    name,
    (statSync(join(folder, name)).mode & 0o777).toString(8),
  ]);
  expect(modes.map(([name]) => name)).toEqual(
    expect.arrayContaining(['events.db', 'events.db-wal', 'records.db']),
  );
  expect(modes.filter(([, mode]) => mode !== '600')).toEqual([]);
});
