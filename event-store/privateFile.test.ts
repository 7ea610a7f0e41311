import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolderPrivate, makePrivate } from './privateFile.ts';
import { sqliteRecords } from './records/sqliteRecords.ts';
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

test('a folder that others could look into is closed to them, with the folders in it', async () => {
  const folder = await tempFolder();
  const inside = ['read-models', 'mails'].map((name) => join(folder, name));
  for (const each of inside) mkdirSync(each);
  for (const each of [folder, ...inside]) chmodSync(each, 0o755);
  writeFileSync(join(folder, 'lock'), '', { mode: 0o644 });
  makeFolderPrivate(folder);
  const modes = [folder, ...inside, join(folder, 'lock')].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
});
