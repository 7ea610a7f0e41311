import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../testFolder.ts';
import { sqliteKeyStore } from './keys.ts';

/** A key store, and another process that reads its file from `begin` to `end`, as a backup does. */
async function read() {
  const file = join(await tempFolder(), 'keys.db');
  const store = sqliteKeyStore(file);
  const backup = new DatabaseSync(file);
  onTestFinished(async () => {
    backup.close();
    await store.close();
  });
  return {
    store,
    begin: () => backup.exec('begin; select * from keys'),
    end: () => backup.exec('rollback'),
  };
}
const key = { subject: 'ada', keyId: 'first', wrapped: 'x' };

test('while a backup reads the keys, a new key and an erasure wait, and the process goes on', async () => {
  const { store, begin, end } = await read();
  for (const work of [() => store.create([key]), () => store.erase(['ada'])]) {
    begin();
    const done = work();
    await turn();
    end();
    await done;
  }
  expect(await store.read(['ada'])).toEqual(new Map([['ada', { keyId: 'first', wrapped: null }]]));
});

test('a file that stays busy for seconds is told of by its code', async () => {
  const { store, begin } = await read();
  begin();
  await expect(store.create([key])).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 5 });
});
