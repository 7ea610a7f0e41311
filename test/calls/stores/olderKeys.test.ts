import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addStaff } from '../../../command-api/staff/staffMembers.ts';
import { EraseSubject } from '../../../domain/erasure/erasure.ts';
import { SubjectErased } from '../../../domain/erasure/events.ts';
import { both } from '../../../event-store/eventstoredb/testKit.ts';
import type { EventStore, ReadAll } from '../../../event-store/port.ts';
import { openSqliteEventStore } from '../../../event-store/sqlite/sqlite.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { by, newLog, system } from '../../../event-store/testSystem.ts';
import { eraseAgain } from '../../../event-store/vault/erasedAgain.ts';
import { type KeyStore, sqliteKeyStore } from '../../../event-store/vault/keys.ts';
import { postgresKeyStore } from '../../../event-store/vault/postgresKeys.ts';
import { openTestDatabase } from '../../../projections/testDatabase.ts';
import type { System } from '../../../system.ts';
import { openIn, startedFolder } from './folders.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const logs: Record<string, () => Promise<EventStore>> = {
  async SQLite() {
    const store = await openSqliteEventStore(...(await newLog()));
    onTestFinished(() => store.close());
    return store;
  },
  EventStoreDB: async () => (await both()).store,
};
const keyStores: Record<string, () => Promise<KeyStore>> = {
  'a file': async () => sqliteKeyStore(':memory:'),
  async Postgres() {
    await database.pool.query('drop schema if exists latchkey_keys cascade');
    return postgresKeyStore(database.pool);
  },
};
const kinds = Object.keys(logs).flatMap((log) => Object.keys(keyStores).map((keys) => [log, keys] as const));

describe.each(kinds)('with a log in %s and keys in %s', (log, where) => {
  /** A log in which people are erased, and keys that know of nobody's erasure. */
  async function opened() {
    const store = await logs[log]!();
    const keys = await keyStores[where]!();
    const reads: ReadAll[] = [];
    const watched = {
      head: () => store.head(),
      readAll(how: ReadAll) {
        reads.push(how);
        return store.readAll(how);
      },
    };
    return {
      keys,
      reads,
      again: (...more: [] | [{ after: number; through: number }]) => eraseAgain(watched, keys, ...more),
      async erase(subject: string) {
        const event = { id: crypto.randomUUID(), ...SubjectErased({ subject }), metadata: {} };
        return (await store.append(`erasure-${subject}`, [event], 'no_stream')).position;
      },
      make: (...subjects: string[]) =>
        keys.create(subjects.map((subject) => ({ subject, keyId: 'a', wrapped: 'w' }))),
      async alive() {
        const all = await keys.list('', 10);
        return all.filter(({ wrapped }) => wrapped !== null).map(({ subject }) => subject);
      },
      noted: async () => Number(await keys.readSetting('erasedThrough')),
    };
  }

  test('keys without a note lose everybody whom the log erased, and later only those after the note', async () => {
    const { again, erase, make, alive, noted, reads } = await opened();
    await make('ada', 'bob', 'eve', 'kim');
    await erase('ada');
    const first = await erase('bob');
    await again();
    expect(await alive()).toEqual(['eve', 'kim']);
    expect(await noted()).toBe(first);
    await again();
    expect(reads.map(({ after }) => after)).toEqual([0]);
    const second = await erase('eve');
    await again();
    expect(await alive()).toEqual(['kim']);
    expect(await noted()).toBe(second);
    expect(reads.map(({ after }) => after)).toEqual([0, first]);
  });

  test('what a process has destroyed by itself is noted without a read, unless its keys were exchanged for older ones', async () => {
    const { keys, again, erase, make, alive, noted, reads } = await opened();
    await make('ada', 'bob', 'eve');
    const first = await erase('ada');
    await again();
    const second = await erase('bob');
    await keys.erase(['bob']);
    await again({ after: first, through: second });
    expect([await noted(), reads.length]).toEqual([second, 1]);
    // A process that is behind takes nothing back.
    await again({ after: first, through: first });
    expect(await noted()).toBe(second);
    const third = await erase('eve');
    await keys.replaceSetting('erasedThrough', String(second), String(first));
    await again({ after: second, through: third });
    expect(await alive()).toEqual([]);
    expect([await noted(), reads.length]).toEqual([third, 2]);
  });

  test('a log that ends before the note, as after the restore of a backup, takes the note back', async () => {
    const { keys, again, erase, noted } = await opened();
    const head = await erase('ada');
    await keys.writeSetting('erasedThrough', String(head * 2 + 100));
    await again();
    expect(await noted()).toBe(head);
  });
});

/** What the log tells of a member of the staff. */
async function told({ store, vault }: System, id: string) {
  const events = await Array.fromAsync(store.readStream(`admin-${id}`));
  return JSON.stringify((await vault.open(events)).map(({ data }) => data));
}

test('somebody who was erased after the backup of the keys stays erased when that is restored', async () => {
  const folder = await startedFolder();
  const backup = join(await tempFolder(), 'keys.db');
  const first = await openIn(folder);
  await addStaff(first, 'ada@acme.example');
  const events = await Array.fromAsync(first.store.readAll({ filter: { streamPrefixes: ['admin-'] } }));
  const id = events.at(-1)!.streamId.slice('admin-'.length);
  await first.close();
  await copyFile(join(folder, 'keys.db'), backup);
  const second = await openIn(folder);
  expect(await told(second, id)).toContain('ada@acme.example');
  await second.executor.execute(EraseSubject, { id }, by(system));
  await second.vault.erase(id);
  expect(await told(second, id)).not.toContain('ada@acme.example');
  await second.close();
  await copyFile(backup, join(folder, 'keys.db'));
  const third = await openIn(folder);
  onTestFinished(() => third.close());
  expect(await told(third, id)).not.toContain('ada@acme.example');
});
