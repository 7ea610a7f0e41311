import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SubjectErased } from '../../domain/erasure/events.ts';
import { sharing } from '../../event-store/reader/sharing.ts';
import { openLog } from '../../event-store/sqlite/log.ts';
import { openSqliteEventStore } from '../../event-store/sqlite/sqlite.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { sqliteKeyStore } from '../../event-store/vault/keys.ts';
import { openVault } from '../../event-store/vault/vault.ts';
import { until } from '../../test/until.ts';
import { createLog } from '../log.ts';
import { followErasures } from './erasures.ts';

test('an erased key is not used any more while the keys cannot be reached, nor after it has left the cache', async () => {
  const folder = await tempFolder();
  const file = join(folder, 'events.db');
  const store = sharing(await openSqliteEventStore(file, openLog(file)));
  const keys = sqliteKeyStore(join(folder, 'keys.db'));
  const asked: string[] = [];
  let isAway = true;
  const erase = async (subjects: string[]) => {
    asked.push(...subjects);
    if (isAway) throw new Error('Postgres is away');
    await keys.erase(subjects);
  };
  const vault = await openVault({ ...keys, erase }, [randomBytes(32)]);
  const stop = new AbortController();
  onTestFinished(async () => {
    stop.abort();
    await store.close();
    await vault.close();
  });
  const cuts = [{ mark: { kind: 'personal' as const }, path: ['name'], value: 'Ada' }];
  const sealed = await vault.seal('one', [{ subject: 'ada', cuts }]);
  const name = async () =>
    (await vault.open([{ id: 'one', data: { name: null }, metadata: { sealed } }]))[0]!.data;
  const happens = (subject: string) => {
    const event = { id: crypto.randomUUID(), ...SubjectErased({ subject }), metadata: {} };
    return store.append(`erasure-${subject}`, [event], 'no_stream');
  };

  followErasures({ store, vault, log: createLog('silent') }, stop.signal);
  await until(() => expect(store.followers()).toMatchObject([{ position: 0 }]));
  expect(await name()).toEqual({ name: 'Ada' });
  await happens('ada');
  await until(() => expect(asked).toContain('ada'));
  expect(await name()).toEqual({ name: null });

  await happens('bob');
  await until(() => expect(asked.filter((subject) => subject === 'ada').length).toBeGreaterThan(1));
  isAway = false;
  await until(async () => {
    const stored = await keys.read(['ada', 'bob']);
    expect([...stored.values()].map(({ wrapped }) => wrapped)).toEqual([null, null]);
  });
});
