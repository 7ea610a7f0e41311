import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SubjectErased } from '../../domain/erasure/events.ts';
import { sharing } from '../../event-store/reader/sharing.ts';
import { openLog } from '../../event-store/sqlite/log.ts';
import { openSqliteEventStore } from '../../event-store/sqlite/sqlite.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import type { Destroyed } from '../../event-store/vault/erasedAgain.ts';
import { sqliteKeyStore } from '../../event-store/vault/keys.ts';
import { openVault } from '../../event-store/vault/vault.ts';
import { until } from '../../test/until.ts';
import { createLog } from '../log.ts';
import { followErasures } from './erasures.ts';

/** A log and a vault whose keys can be away, while this process follows the erasures and has a key of each subject. */
async function following(...subjects: string[]) {
  const folder = await tempFolder();
  const file = join(folder, 'events.db');
  const store = sharing(await openSqliteEventStore(file, openLog(file)));
  const keys = sqliteKeyStore(join(folder, 'keys.db'));
  const asked: string[][] = [];
  const state = { isAway: true };
  const erase = async (subjects: string[]) => {
    asked.push(subjects);
    if (state.isAway) throw new Error('Postgres is away');
    await keys.erase(subjects);
  };
  const vault = await openVault({ ...keys, erase }, [randomBytes(32)]);
  const stop = new AbortController();
  const noted: Destroyed[] = [];
  const note = async (destroyed: Destroyed) => void noted.push(destroyed);
  onTestFinished(async () => {
    stop.abort();
    await store.close();
    await vault.close();
  });
  const cuts = [{ mark: { kind: 'personal' as const }, path: ['name'], value: 'Ada' }];
  const sealed = await Promise.all(subjects.map((subject) => vault.seal(subject, [{ subject, cuts }])));
  const events = sealed.map((each, i) => ({
    id: subjects[i]!,
    data: { name: null },
    metadata: { sealed: each },
  }));
  const names = async () => (await vault.open(events)).map(({ data: { name } }) => name);
  const happens = (...subjects: string[]) => {
    const events = subjects.map((subject) => ({
      id: crypto.randomUUID(),
      ...SubjectErased({ subject }),
      metadata: {},
    }));
    return store.append(`erasure-${subjects.join()}`, events, 'no_stream');
  };

  followErasures({ store, vault, log: createLog('silent'), note }, stop.signal, 0);
  await until(() => expect(store.followers()).toMatchObject([{ position: 0 }]));
  return { asked, state, keys, names, happens, noted };
}

test('an erased key is not used any more while the keys cannot be reached, nor after it has left the cache', async () => {
  const { asked, state, keys, names, happens } = await following('ada');
  expect(await names()).toEqual(['Ada']);
  await happens('ada');
  await until(() => expect(asked.flat()).toContain('ada'));
  expect(await names()).toEqual([null]);

  await happens('bob');
  await until(() => expect(asked.flat().filter((subject) => subject === 'ada').length).toBeGreaterThan(1));
  state.isAway = false;
  await until(async () => {
    const stored = await keys.read(['ada', 'bob']);
    expect([...stored.values()].map(({ wrapped }) => wrapped)).toEqual([null, null]);
  });
});

test('of many keys that are erased together none is used any more, and one statement destroys them', async () => {
  const { asked, names, happens } = await following('ada', 'bob');
  await happens('ada', 'bob');
  await until(() => expect(asked).not.toEqual([]));
  expect(await names()).toEqual([null, null]);
  expect(asked[0]).toEqual(['ada', 'bob']);
});

test('how far keys are destroyed is noted once they are, and each note names the one before it', async () => {
  const { asked, state, happens, noted } = await following('ada', 'bob');
  const { position } = await happens('ada');
  await until(() => expect(asked.flat()).toContain('ada'));
  expect(noted).toEqual([{ after: 0, through: 0 }]);
  state.isAway = false;
  await until(() => expect(noted).toHaveLength(2));
  const { position: next } = await happens('bob');
  await until(() => expect(noted).toHaveLength(3));
  expect(noted.slice(1)).toEqual([
    { after: 0, through: position },
    { after: position, through: next },
  ]);
});
