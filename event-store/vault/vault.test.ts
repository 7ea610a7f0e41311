import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type Cut, cutMarked, personal, secret } from '../../domain/marks.ts';
import { tempFolder } from '../testFolder.ts';
import { WrongMasterKeyError, wrapping } from './cipher.ts';
import { BrokenSealError } from './keyring.ts';
import { type KeyStore, sqliteKeyStore } from './keys.ts';
import { openVault, SubjectErasedError, type Vault } from './vault.ts';

const schema = z.object({
  name: personal(z.string()),
  pin: secret(z.string()),
  devices: z.array(z.object({ model: z.string(), place: personal(z.object({ city: z.string() })) })),
});
const data = {
  name: 'Ada 漢字',
  pin: '0000',
  devices: [
    { model: 'A', place: { city: 'Basel' } },
    { model: 'B', place: { city: 'Bern' } },
  ],
};
const blank = {
  name: null,
  pin: null,
  devices: [
    { model: 'A', place: null },
    { model: 'B', place: null },
  ],
};
const ip: Cut = { mark: { kind: 'personal' }, path: ['$ip'], value: '192.0.2.7' };

async function setUp(masters = [randomBytes(32)]) {
  const folder = await tempFolder();
  const open = async (keys = masters, options = {}, spy = (store: KeyStore) => store) => {
    const vault = await openVault(spy(sqliteKeyStore(join(folder, 'keys.db'))), keys, options);
    onTestFinished(() => vault.close());
    return vault;
  };
  return { folder, masters, open, vault: await open() };
}
async function sealed(vault: Vault, subject: string, more: Cut[] = []) {
  const id = randomUUID();
  const { open, cuts } = cutMarked(schema, data);
  return {
    id,
    data: open,
    metadata: { sealed: await vault.seal(id, [{ subject, cuts: [...cuts, ...more] }]) },
  };
}

test('marked values leave the event and come back where they were', async () => {
  const { vault } = await setUp();
  const event = await sealed(vault, 'user-1', [ip]);
  expect(event.data).toEqual(blank);
  expect(event.metadata.sealed.map(({ subject, kind }) => [subject, kind])).toEqual([
    ['user-1', 'personal'],
    ['user-1', 'secret'],
  ]);
  const [opened] = await vault.open([event]);
  expect(opened).toEqual({ ...event, data, source: { ip: '192.0.2.7', userAgent: null } });
  expect(event.data, 'the event that was given is not changed').toEqual(blank);
});

test('values of several subjects are sealed apart, one blob per subject and kind', async () => {
  const { vault } = await setUp();
  const cuts = cutMarked(schema, data).cuts;
  const blobs = await vault.seal('e1', [
    { subject: 'user-1', cuts },
    { subject: 'operator-1', cuts: [ip] },
    { subject: 'user-1', cuts: [{ ...ip, path: ['$userAgent'] }] },
    { subject: 'nobody', cuts: [] },
  ]);
  expect(blobs.map(({ subject, kind }) => `${subject} ${kind}`).toSorted()).toEqual([
    'operator-1 personal',
    'user-1 personal',
    'user-1 secret',
  ]);
  await vault.erase('user-1');
  const [opened] = await vault.open([{ id: 'e1', data: blank, metadata: { sealed: blobs } }]);
  expect(opened).toMatchObject({ data: blank, source: { ip: '192.0.2.7', userAgent: null } });
});

test('history opens personal values and no secrets', async () => {
  const { vault } = await setUp();
  const [opened] = await vault.open([await sealed(vault, 'user-1')], ['personal']);
  expect(opened!.data).toEqual({ ...data, pin: null });
});

test('events without sealed values pass unchanged', async () => {
  const { vault } = await setUp();
  const events = [
    { id: '1', data: { n: 1 }, metadata: {} },
    { id: '2', data: null, metadata: null },
  ];
  expect(await vault.open(events)).toEqual(events);
  expect(await vault.seal('3', [])).toEqual([]);
});

test('a blob opens in no other event, for no other subject and as no other kind', async () => {
  const { vault } = await setUp();
  const event = await sealed(vault, 'user-1');
  const other = await sealed(vault, 'user-2');
  const [blob] = event.metadata.sealed;
  const flipped = Buffer.from(blob!.blob, 'base64').map((byte, i) => (i === 40 ? byte ^ 1 : byte));
  const forged = [
    { ...other, metadata: event.metadata },
    { ...event, metadata: { sealed: [{ ...blob!, subject: 'user-2' }] } },
    { ...event, metadata: { sealed: [{ ...blob!, kind: 'secret' as const }] } },
    { ...event, metadata: { sealed: [{ ...blob!, blob: Buffer.from(flipped).toString('base64') }] } },
    { ...event, metadata: { sealed: [{ ...blob!, blob: blob!.blob.slice(0, 20) }] } },
    { ...event, metadata: { sealed: [{ ...blob!, subject: 'nobody' }] } },
  ];
  for (const each of forged) await expect(vault.open([each])).rejects.toThrow(BrokenSealError);
});

test('an erased subject reads as null and cannot be sealed for, now and after a restart', async () => {
  const { vault, open } = await setUp();
  const event = await sealed(vault, 'user-1', [ip]);
  const kept = await sealed(vault, 'user-2');
  await vault.erase('user-1');
  await vault.erase('user-1');
  await vault.erase('never seen');
  for (const each of [vault, await open()]) {
    const opened = await each.open([event, kept]);
    expect(opened.map((one) => one.data)).toEqual([blank, data]);
    expect(opened[0]!.source).toEqual({ ip: null, userAgent: null });
    for (const subject of ['user-1', 'never seen'])
      await expect(sealed(each, subject)).rejects.toThrow(SubjectErasedError);
  }
});

test('a read that began before an erasure does not bring the key back', async () => {
  const { vault, open } = await setUp();
  const event = await sealed(vault, 'user-1');
  const hold = Promise.withResolvers<void>();
  const slow = await open(undefined, {}, (store) => ({
    ...store,
    async read(subjects) {
      const found = await store.read(subjects);
      await hold.promise;
      return found;
    },
  }));
  const reading = slow.open([event]);
  await slow.erase('user-1');
  hold.resolve();
  expect((await reading)[0]!.data).toEqual(blank);
  expect((await slow.open([event]))[0]!.data).toEqual(blank);
});

test('the same object stands for a key for as long as a process has it, and none once it is erased', async () => {
  const { vault, open } = await setUp();
  const events = [await sealed(vault, 'user-1'), await sealed(vault, 'user-2')];
  const other = await open(undefined, { cachedKeys: 1 });
  expect(other.standsFor('user-1')).toBeUndefined();
  await other.open([events[0]!]);
  const key = other.standsFor('user-1');
  await other.open([events[0]!]);
  expect(key).toBeDefined();
  expect(other.standsFor('user-1')).toBe(key);
  await other.open([events[1]!]);
  await other.open([events[0]!]);
  expect(other.standsFor('user-1')).not.toBe(key);
  const erasing = other.erase('user-1');
  expect(other.standsFor('user-1')).toBeUndefined();
  await erasing;
  await other.open(events);
  await other.open([events[0]!]);
  expect(other.standsFor('user-1')).toBeUndefined();
});

test('after erasing, no file holds the key, wrapped or plain, and never held a plain one', async () => {
  const { folder, masters, vault } = await setUp();
  const subjects = Array.from({ length: 400 }, () => randomUUID());
  for (const subject of subjects) await vault.seal('e', [{ subject, cuts: [ip] }]);
  const store = sqliteKeyStore(join(folder, 'keys.db'));
  const stored = await store.read(subjects);
  await store.close();
  const wrappedKeys = subjects.map((subject) => stored.get(subject)!.wrapped!);
  const keys = subjects.map((subject, i) =>
    wrapping(masters).unwrap(wrappedKeys[i]!, [subject, stored.get(subject)!.keyId]),
  );
  const files = async () =>
    Buffer.concat(await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file)))));
  const before = await files();
  expect(wrappedKeys.every((wrapped) => before.includes(wrapped))).toBe(true);
  expect(keys.some((key) => before.includes(key) || before.includes(key.toString('base64')))).toBe(false);
  // Only every other one is erased, so that pages stay in use and a key is removed only by overwriting it.
  const erased = wrappedKeys.filter((_, i) => i % 2);
  for (const subject of subjects.filter((_, i) => i % 2)) await vault.erase(subject);
  const after = await files();
  expect(erased.filter((wrapped) => after.includes(wrapped) || after.includes(wrapped.slice(-40)))).toEqual(
    [],
  );
});

test('two processes that make a key for one subject at once agree on it', async () => {
  const { vault, open } = await setUp();
  const other = await open();
  const events = await Promise.all([vault, other, vault].map((each) => sealed(each, 'user-1')));
  for (const each of [vault, other])
    expect((await each.open(events)).map((opened) => opened.data)).toEqual([data, data, data]);
});

test('a new master key in front seals, the old one still opens, and hashes stay the same', async () => {
  const { vault, open, masters } = await setUp();
  const [newest, oldest] = [randomBytes(32), masters[0]!];
  const old = await sealed(vault, 'user-1');
  const rotated = await open([newest, oldest]);
  expect(rotated.hash('email', 'ada@example.org')).toBe(vault.hash('email', 'ada@example.org'));
  const fresh = await sealed(rotated, 'user-2');
  expect((await rotated.open([old, fresh])).map((opened) => opened.data)).toEqual([data, data]);
  expect((await rotated.open([await sealed(rotated, 'user-1')]))[0]!.data).toEqual(data);
  expect(rotated.derive('tokens')).toEqual([expect.any(Buffer), vault.derive('tokens')[0]]);
  await expect((await open()).open([fresh])).rejects.toThrow(WrongMasterKeyError);
});

test('a wrong master key is reported when the vault opens', async () => {
  const { open } = await setUp();
  await expect(open([randomBytes(32)])).rejects.toThrow(/wrapped by master key [0-9a-f]{16}.*Set MASTER_KEY/);
  await expect(open([])).rejects.toThrow(/needs a master key/);
});

test('hashes are keyed, differ by kind and by vault, and fit a stream name', async () => {
  const [{ vault }, { vault: other }] = [await setUp(), await setUp()];
  const hash = vault.hash('email', 'ada@example.org');
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(vault.hash('email', 'ada@example.org')).toBe(hash);
  expect(vault.hash('username', 'ada@example.org')).not.toBe(hash);
  expect(other.hash('email', 'ada@example.org')).not.toBe(hash);
});

test('derived keys differ by purpose and stay the same over restarts', async () => {
  const { vault, open } = await setUp();
  expect(vault.derive('tokens')[0]).toHaveLength(32);
  expect(vault.derive('tokens')).not.toEqual(vault.derive('sessions'));
  expect((await open()).derive('tokens')).toEqual(vault.derive('tokens'));
});

test('keys of a batch are read together and kept, up to a bound', async () => {
  const { vault, open } = await setUp();
  const events = await Promise.all(['user-1', 'user-2', 'user-3'].map((subject) => sealed(vault, subject)));
  const reads: string[][] = [];
  const small = await open(undefined, { cachedKeys: 2 }, (store) => ({
    ...store,
    async read(subjects) {
      reads.push(subjects);
      return store.read(subjects);
    },
  }));
  expect((await small.open(events)).map((opened) => opened.data)).toEqual([data, data, data]);
  await small.open([events[1]!, events[2]!, events[1]!]);
  expect(reads, 'one read for all three; the last two are still there').toEqual([
    ['user-1', 'user-2', 'user-3'],
  ]);
  await small.open([events[0]!]);
  await small.open([events[2]!]);
  await small.open([events[1]!]);
  expect(reads.slice(1), 'the least recently used was forgotten').toHaveLength(2);
});

test('the keys of events that are sealed in one turn are looked up together', async () => {
  const { open } = await setUp();
  const reads: string[][] = [];
  const vault = await open(undefined, {}, (store) => ({
    ...store,
    async read(subjects) {
      reads.push(subjects);
      return store.read(subjects);
    },
  }));
  const events = await Promise.all(['user-1', 'user-2', 'user-3'].map((subject) => sealed(vault, subject)));
  expect(reads).toEqual([['user-1', 'user-2', 'user-3']]);
  expect((await vault.open(events)).map((opened) => opened.data)).toEqual([data, data, data]);
});

test.each([
  ['in its middle', `substr(wrapped, 1, 40) || 'AAAA' || substr(wrapped, 45)`],
  ['in its first letters', `'zz' || substr(wrapped, 3)`],
  ['in one digit of its master key', `iif(wrapped like '0%', '1', '0') || substr(wrapped, 2)`],
])('a key that is damaged %s keeps its own values shut, and nobody else’s', async (_, damaged) => {
  const { folder, vault, open } = await setUp();
  const [hers, his] = [await sealed(vault, 'user-1'), await sealed(vault, 'user-2')];
  await vault.close();
  const change = (text: string) => {
    const db = new DatabaseSync(join(folder, 'keys.db'));
    db.exec(text);
    db.close();
  };
  change(`create table whole as select * from keys;
    update keys set wrapped = ${damaged} where subject = 'user-1'`);
  const again = await open();
  expect((await again.open([his]))[0]!.data).toEqual(data);
  const shut = /the key of user-1 is damaged/;
  await expect(again.open([his, hers])).rejects.toThrow(shut);
  await expect(again.open([hers])).rejects.toThrow(BrokenSealError);
  await expect(sealed(again, 'user-1')).rejects.toThrow(shut);
  // A backup, or a hash, without the key would be another one without a word.
  await expect(again.keysOf(['user-1'])).rejects.toThrow(shut);
  change('update keys set wrapped = whole.wrapped from whole where whole.subject = keys.subject');
  expect((await again.open([hers]))[0]!.data).toEqual(data);
});
