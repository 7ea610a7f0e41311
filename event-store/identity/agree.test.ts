import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { InstallationFounded } from '../../domain/installation/events.ts';
import { both } from '../eventstoredb/testKit.ts';
import { openSqliteEventStore } from '../sqlite/sqlite.ts';
import { tempFolder } from '../testFolder.ts';
import { disagreements, type Found, foundInAgreement } from './agree.ts';
import { foundInstallation, installationStream } from './identity.ts';
import { lookAtLog } from './look.ts';

const installation = 'b9f5f8f0-2c4c-4a39-9f7b-4b6a6f6d2d10';
const marks = { installation, hashKey: 'key', format: 2 };
const founded = { ...marks, kinds: new Set<string>() };
const emptyLog = { where: 'the log', hasEvents: false, identity: undefined, keys: 0 };
const log = { where: 'the log', hasEvents: true, identity: founded, keys: 12 };
const noKeys = { where: 'the keys', hashKey: undefined, installation: undefined, keys: 0 };
const keys = { ...noKeys, hashKey: 'key', installation, keys: 12 };
const looks = (...seen: Found[]) => {
  const left = [...seen];
  return async () => left.shift()!;
};

test('stores that another process founds between the two looks are taken as they are at the second', async () => {
  const whole = { log, keys };
  expect(await foundInAgreement(looks({ log: emptyLog, keys }, whole))).toBe(whole);
  expect(await foundInAgreement(looks({ log, keys: noKeys }, whole))).toBe(whole);
});

test('stores that disagree at both looks stop the start', async () => {
  const lost = { log: emptyLog, keys };
  await expect(foundInAgreement(looks(lost, lost))).rejects.toThrow(/its events are missing/);
  const bare = { log, keys: noKeys };
  await expect(foundInAgreement(looks(bare, bare))).rejects.toThrow(/holds no keys although/);
});

test('keys that are fewer than the log knew stop the start, and newer ones do not', async () => {
  const [older, newer] = [11, 13].map((count) => ({ log, keys: { ...keys, keys: count } }));
  await expect(foundInAgreement(looks(older!, older!))).rejects.toThrow(
    /the keys is older than the log: it holds 11 keys, and there were 12/,
  );
  expect(await foundInAgreement(looks(newer!))).toBe(newer);
});

const stores = {
  SQLite: async () => {
    const store = await openSqliteEventStore(join(await tempFolder(), 'events.db'));
    onTestFinished(() => store.close());
    return store;
  },
  EventStoreDB: async () => (await both()).store,
};
test.each(Object.entries(stores))(
  'on %s a new log says its format, and is none for 0.1.0',
  async (_, open) => {
    const store = await open();
    await foundInstallation(store, 'key');
    const { identity } = await lookAtLog('the log', store);
    expect(identity).toMatchObject({ hashKey: 'key', format: 2, kinds: new Set(['InstallationFounded@2']) });
  },
);

test.each(Object.entries(stores))('on %s a log of 0.1.0 is refused with what to do', async (_, open) => {
  const store = await open();
  const first = { type: InstallationFounded.type, data: marks, metadata: { version: 1 } };
  await store.append(installationStream, [{ id: randomUUID(), ...first }], 'no_stream');
  expect(disagreements(await lookAtLog('the log', store), keys)).toEqual([
    expect.stringMatching(
      /^the log was written by a release of Latchkey before 0\.3\.0, .*: go on with .*\.$/,
    ),
  ]);
});
