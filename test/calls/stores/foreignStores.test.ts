import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addStaff } from '../../../command-api/staff/staffMembers.ts';
import { CannotStartError } from '../../../event-store/cannotStart.ts';
import type { System } from '../../../system.ts';
import { copyOf, inLog, makeFirstFormat, openIn, startedFolder } from './folders.ts';

let own: string;
let other: string;
const copied = () => copyOf(own);

beforeAll(async () => {
  [own, other] = [await startedFolder(), await startedFolder()];
});
afterAll(() => Promise.all([own, other].map((folder) => rm(folder, { recursive: true }))));

const count = (folder: string) =>
  inLog(folder, (db) => (db.prepare('select count(*) as n from events').get() as { n: number }).n);
/** The exact content of the log and the keys. */
async function contents(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^(?:events|keys)\.db$|^master\.key$/.test(name));
  const hash = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(names.sort().map(async (name) => [name, await hash(name)])));
}
/** The message with which a start refuses. Log and keys must be unchanged after it. */
async function refusal(folder: string): Promise<string> {
  const before = await contents(folder);
  const error = await openIn(folder).then(
    async (system) => {
      await system.close();
      return new Error('it started');
    },
    (error) => error,
  );
  expect(error).toBeInstanceOf(CannotStartError);
  expect(await contents(folder)).toEqual(before);
  return error.message;
}
async function opened(folder: string, acceptLoss = false): Promise<System> {
  const system = await openIn(folder, acceptLoss);
  onTestFinished(() => system.close());
  await system.projecting.ready;
  return system;
}

test('a log without its keys is refused, because every person would be taken for somebody new', async () => {
  const folder = await copied();
  await rm(join(folder, 'keys.db'));
  expect(await refusal(folder)).toMatch(/keys\.db holds no keys although .*events\.db has events.* Restore/);
  expect(await readdir(folder)).not.toContain('keys.db');
});

test('keys without their log are refused, because a new log would begin', async () => {
  const folder = await copied();
  for (const name of await readdir(folder)) if (name.startsWith('events.db')) await rm(join(folder, name));
  expect(await refusal(folder)).toMatch(/events\.db is empty although .*keys\.db holds the keys of a log/);
  expect(await readdir(folder)).not.toContain('events.db');
});

test('keys that are older than the log are refused, and keys that are newer are not', async () => {
  const folder = await copied();
  const keys = join(folder, 'keys.db');
  await cp(keys, join(folder, 'older'));
  const system = await opened(folder);
  await addStaff(system, 'ada@acme.example');
  await system.close();
  const newer = await copied();
  await cp(keys, join(newer, 'keys.db'));
  await cp(join(folder, 'older'), keys);
  expect(await refusal(folder)).toMatch(/keys\.db is older than .*events\.db: it holds 1 keys, .* were 2 /);
  await opened(newer);
});

test('keys of another installation are refused', async () => {
  const folder = await copied();
  for (const name of ['keys.db', 'master.key']) await cp(join(other, name), join(folder, name));
  expect(await refusal(folder)).toMatch(/keys\.db and .*events\.db belong to two different installations/);
});

test('sessions of another installation are refused', async () => {
  const folder = await copied();
  await cp(join(other, 'records.db'), join(folder, 'records.db'));
  expect(await refusal(folder)).toMatch(/sessions in .*records\.db belong to another installation/);
});

test('damaged sessions are refused with what helps, and a start without their file makes another', async () => {
  const folder = await copied();
  const file = join(folder, 'records.db');
  await writeFile(file, 'no database'.repeat(1000));
  expect(await refusal(folder)).toMatch(/records\.db is damaged .*\. Stop Latchkey and move the file away/);
  await rm(file);
  await (await openIn(folder)).close();
  expect(await readdir(folder)).toContain('records.db');
});

test('a missing master key is asked for, and none is made beside the keys', async () => {
  const folder = await copied();
  await rm(join(folder, 'master.key'));
  expect(await refusal(folder)).toMatch(/master\.key is missing, and MASTER_KEY is not set/);
  expect(await readdir(folder)).not.toContain('master.key');
});

test('a newer format and newer events are refused by name', async () => {
  const folder = await copied();
  const append = (type: string, data: object) =>
    inLog(folder, (db) =>
      db
        .prepare(
          `insert into events (stream, revision, id, type, data, metadata, at, loose)
           select stream, max(revision) + 1, hex(randomblob(8)), ?, ?, metadata, at, 0 from events where stream = ?`,
        )
        .run(type, JSON.stringify(data), 'installation-log'),
    );
  append('EventKindsUsed', { kinds: ['UserMerged@1', 'UserRegistered@9', 'UserRegistered@1'] });
  expect(await refusal(folder)).toMatch(
    /does not know \(UserMerged@1, UserRegistered@9\)\. Start the release/,
  );
  append('InstallationUpgraded', { format: 3 });
  expect(await refusal(folder)).toMatch(/has format 3, and this release of Latchkey reads format 2/);
});

test('a log that lost its end is refused until its owner accepts the loss, which the log then says', async () => {
  const folder = await copied();
  const before = count(folder);
  inLog(folder, (db) =>
    db.exec('delete from events where position > (select max(position) - 3 from events)'),
  );
  expect(await refusal(folder)).toMatch(
    new RegExp(`made from ${before} positions of the log, which now ends at ${before - 3}.*--accept-loss`),
  );
  const { store, db, close } = await opened(folder, true);
  const told = await Array.fromAsync(store.readAll({ filter: { eventTypes: ['LossAccepted'] } }));
  expect(told.map(({ data }) => data)).toEqual([{ head: before - 3, projected: before }]);
  expect(
    await db
      .selectFrom('plans' as never)
      .selectAll()
      .execute(),
  ).toBeDefined();
  await close();
  await (await openIn(folder)).close();
});

test('a log that differs from the history in the read models is refused', async () => {
  const folder = await copied();
  inLog(folder, (db) => {
    const rows = db.prepare('select * from events order by position desc limit 2').all() as Record<
      string,
      string | number
    >[];
    for (const { position } of rows)
      db.prepare('update events set id = hex(randomblob(16)), checksum = null where position = ?').run(
        position!,
      );
  });
  expect(await refusal(folder)).toMatch(/made from another history of the log/);
});

test('a log whose identity is damaged is refused, with the position and what helps', async () => {
  const folder = await copied();
  inLog(folder, (db) =>
    db.exec("update events set data = data || ' ' where stream = 'installation-log' and revision = 0"),
  );
  expect(await refusal(folder)).toMatch(/log is damaged: event \d+ .*installation-log.*Restore the log/);
});

test('read models of another installation are refused, with how to remove them', async () => {
  const folder = await copied();
  await rm(join(folder, 'read-models'), { recursive: true });
  cpSync(join(other, 'read-models'), join(folder, 'read-models'), { recursive: true });
  expect(await refusal(folder)).toMatch(/belong to another installation.* Remove that folder/);
  await rm(join(folder, 'read-models'), { recursive: true });
  await opened(folder);
});

test('the data of 0.1.0 are refused with what to do, also those from before the log had marks', async () => {
  const folder = await copied();
  const why =
    /^\S+events\.db was written by a release of Latchkey before 0\.3\.0, .*: go on with the release that wrote it, or .*\.$/;
  inLog(folder, makeFirstFormat);
  expect(await refusal(folder)).toMatch(why);
  inLog(folder, (db) => db.exec("delete from events where stream = 'installation-log'"));
  expect(await refusal(folder)).toMatch(why);
});
