import { spawnSync } from 'node:child_process';
import { chmod, cp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { addStaff } from '../../../command-api/staff/staffMembers.ts';
import { examine } from '../../../doctor/examine.ts';
import { lines } from '../../../doctor/report.ts';
import { lockFolder } from '../../../event-store/lock.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { serveControl } from '../../../server-kit/control.ts';
import type { System } from '../../../system.ts';
import { bareEnv, node, withoutPrivileges } from '../../process.ts';
import { copyOf, inLog, makeFirstFormat, openIn, startedFolder } from './folders.ts';

let whole: string;
let other: string;
let used: string;
let running: System;
/** The file in which the read models keep the table of plans. */
let tableFile: string;
beforeAll(async () => {
  [whole, other, used] = [await startedFolder(), await startedFolder(), await startedFolder()];
  running = await openIn(used);
  for (const name of ['ada', 'grace', 'mary']) await addStaff(running, `${name}@acme.example`);
  while (!(await running.readAfter.reached(await running.store.head())));
  const control = await serveControl(used, running.commands);
  running.onClose(() => control.close());
  const path = sql<{ path: string }>`select pg_relation_filepath('plans') as path`;
  const before = await openIn(whole);
  tableFile = (await path.execute(before.db)).rows[0]!.path;
  await before.projecting.ready;
  await before.close();
});
afterAll(async () => {
  await running.close();
  await Promise.all([whole, other, used].map((folder) => rm(folder, { recursive: true })));
});
const wrongIn = async (folder: string) =>
  (await examine({ DATA_DIR: folder })).filter(({ wrong }) => wrong).map(({ sentence }) => sentence);
const overwrite = async (file: string, at: number, length: number) => {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(length, 0x5a), 0, length, at);
  await handle.close();
};
const append = (folder: string, type: string, data: object, stream = 'installation-log') =>
  inLog(folder, (db) =>
    db
      .prepare(
        `insert into events (stream, revision, id, type, data, metadata, at, loose)
         select stream, max(revision) + 1, hex(randomblob(8)), ?, ?, metadata, at, 0 from events where stream = ?`,
      )
      .run(type, JSON.stringify(data), stream),
  );
const indexPage = (folder: string) =>
  inLog(folder, (db) => {
    const { page } = db
      .prepare("select rootpage as page from sqlite_schema where name = 'by_stream'")
      .get() as {
      page: number;
    };
    const { page_size: size } = db.prepare('pragma page_size').get() as { page_size: number };
    db.exec('pragma wal_checkpoint(truncate)');
    return { at: (page - 1) * size, size };
  });

test('an intact folder passes, stopped and running, and is not changed', async () => {
  const events = await readFile(join(whole, 'events.db'));
  expect(await wrongIn(whole)).toEqual([]);
  expect(await wrongIn(used)).toEqual([]);
  expect((await readFile(join(whole, 'events.db'))).equals(events)).toBe(true);
});

type Break = (folder: string) => unknown;
const broken: [what: string, how: Break, told: RegExp][] = [
  [
    'keys.db is missing',
    (at) => rm(join(at, 'keys.db')),
    /keys\.db holds no keys although .* Restore the keys/,
  ],
  [
    'keys.db is of another installation',
    (at) => Promise.all(['keys.db', 'master.key'].map((name) => cp(join(other, name), join(at, name)))),
    /keys\.db and .*events\.db belong to two different installations/,
  ],
  [
    'keys.db is older than the log',
    (at) => {
      const keys = new DatabaseSync(join(at, 'keys.db'));
      keys.exec('delete from keys');
      keys.close();
    },
    /keys\.db is older than .*events\.db: it holds 0 keys, and there were 1 .* Restore keys/,
  ],
  [
    'the master key is another',
    (at) => writeFile(join(at, 'master.key'), `${Buffer.alloc(32, 1).toString('base64')}\n`),
    /wrapped by master key \w{16}, which is not among those given/,
  ],
  [
    'the master key is missing',
    (at) => rm(join(at, 'master.key')),
    /master\.key is missing, and MASTER_KEY is not set/,
  ],
  [
    'events.db is missing',
    (at) => rm(join(at, 'events.db')),
    /events\.db is empty although .* Restore the log/,
  ],
  [
    'an index page is overwritten',
    async (at) => {
      const { at: place, size } = indexPage(at);
      await overwrite(join(at, 'events.db'), place, size);
    },
    /An index of .*events\.db is damaged .*, though its events can be read: restore/,
  ],
  [
    'a bit of an event is flipped',
    (at) => inLog(at, (db) => db.exec(`update events set data = data || ' ' where position = 5`)),
    /1 of the \d+ events in .* are damaged \(position 5 of [\w.-]+\): restore/,
  ],
  [
    'the log has a newer format',
    (at) => append(at, 'InstallationUpgraded', { format: 3 }),
    /has format 3, and this release of Latchkey reads format 2/,
  ],
  [
    'the log is of 0.1.0',
    (at) => inLog(at, makeFirstFormat),
    /was written by a release of Latchkey before 0\.3\.0.* begin anew with an empty data folder/,
  ],
  [
    'the log holds a newer event',
    (at) => append(at, 'EventKindsUsed', { kinds: ['UserMerged@1'] }),
    /does not know \(UserMerged@1\)\. Start the release that wrote it/,
  ],
  [
    'an older log stands under newer read models',
    (at) =>
      inLog(at, (db) =>
        db.exec('delete from events where position > (select max(position) - 3 from events)'),
      ),
    /which now ends at \d+: an older backup was restored, or events are lost/,
  ],
  [
    'the log is of another installation',
    (at) => cp(join(other, 'events.db'), join(at, 'events.db')),
    /belong to two different installations/,
  ],
  [
    'the file of a read model’s table is removed',
    (at) => rm(join(at, 'read-models', tableFile)),
    /Read models are damaged \(plans: .*\): npm run replay/,
  ],
  [
    'the keys of people are missing',
    (at) => {
      const keys = join(at, 'keys.db');
      spawnSync(process.execPath, [
        '-e',
        `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(keys)}).exec('delete from keys')`,
      ]);
    },
    /The keys of \d+ of \d+ people .* are missing/,
  ],
  [
    'the key of a person is damaged',
    (at) => {
      const keys = new DatabaseSync(join(at, 'keys.db'));
      keys.exec(`update keys set wrapped = substr(wrapped, 1, 40) || 'AAAA' || substr(wrapped, 45)`);
      keys.close();
    },
    /\d+ of the keys in .*keys\.db are damaged \(\S+\), and .* restore the keys/,
  ],
  [
    'the key of a person is damaged where it names its master key',
    (at) => {
      const keys = new DatabaseSync(join(at, 'keys.db'));
      keys.exec(`update keys set wrapped = 'zz' || substr(wrapped, 3)`);
      keys.close();
    },
    /\d+ of the keys in .*keys\.db are damaged \(\S+\), and .* restore the keys/,
  ],
  [
    'claims are missing from their table',
    (at) => inLog(at, (db) => db.exec('delete from claims')),
    /(\d+) of the \1 claims in the log are not in .*events\.db \(admin of admin-\S+\), .* run sqlite3 \S+events\.db "delete from claims_position"/,
  ],
  [
    'records.db is overwritten',
    (at) => overwrite(join(at, 'records.db'), 0, 4096),
    /records\.db is damaged .*\. Stop Latchkey and move the file away/,
  ],
  ['others may read the keys', (at) => chmod(join(at, 'keys.db'), 0o644), /may read keys\.db/],
  [
    'others may read the read models',
    (at) => chmod(join(at, 'read-models'), 0o755),
    /may read read-models in .*: chmod go= them/,
  ],
  ['others may look into the folder', (at) => chmod(at, 0o750), /may look into .*: chmod go= it/],
  ['the folder is gone', (at) => rm(at, { recursive: true }), /There is no data folder/],
];
test.each(broken)('the doctor says so when %s', async (_, how, told) => {
  const folder = await copyOf(whole);
  await how(folder);
  const sentences = await wrongIn(folder);
  expect(sentences.join('\n')).toMatch(told);
});

test('a start takes claims anew after what the doctor advises when they are missing', async () => {
  const folder = await copyOf(whole);
  const rows = () => inLog(folder, (db) => db.prepare('select name, place, holder, firm from claims').all());
  const before = rows();
  inLog(folder, (db) => db.exec('delete from claims'));
  const [, advised] = /run sqlite3 \S+ "(.*?)"/.exec((await wrongIn(folder)).join('\n'))!;
  inLog(folder, (db) => db.exec(advised!));
  expect(await wrongIn(folder)).toEqual([]);
  await (await openIn(folder)).close();
  expect(rows()).toEqual(before);
  expect(await wrongIn(folder)).toEqual([]);
});

test('the doctor says so when a kill was followed by the loss of half the write-ahead log', async () => {
  const folder = await copyOf(used);
  const wal = join(folder, 'events.db-wal');
  const { size } = await stat(wal);
  await truncate(wal, Math.floor(size * 0.6));
  expect((await wrongIn(folder)).join('\n')).toMatch(
    /an older backup was restored, or events are lost|is empty although/,
  );
});

test('a folder whose process does not answer yet is no finding, and the read models wait', async () => {
  const folder = await copyOf(whole);
  const release = lockFolder(folder);
  const findings = await examine({ DATA_DIR: folder });
  release();
  expect(findings.filter(({ wrong }) => wrong)).toEqual([]);
  expect(findings.at(-1)!.sentence).toMatch(/starting or ending: run this again/);
});

test('read models for whose copy there is no room are not examined, which is no finding', async () => {
  const folder = await copyOf(whole);
  // A file system that has no room, whoever writes.
  vi.stubEnv('TMPDIR', '/proc');
  onTestFinished(() => void vi.unstubAllEnvs());
  const findings = await examine({ DATA_DIR: folder });
  expect(findings.filter(({ wrong }) => wrong)).toEqual([]);
  expect(findings.at(-1)!.sentence).toMatch(
    /not examined: that takes a copy of [\d,]+ MB, and \/proc has room for 0 MB\. Set TMPDIR to/,
  );
});

test('the command prints what it found, and ends with 1 when something is wrong', async () => {
  const folder = await tempFolder();
  await chmod(folder, 0o555);
  const [program, ...words] = [...withoutPrivileges, node, 'cli.ts', 'doctor'];
  const { status, stdout } = spawnSync(program!, words, {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...bareEnv, DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    new RegExp(`^✗ ${folder} cannot be written to .*\n1 of 1 checks found something wrong`),
  );
  expect(status).toBe(1);
  expect(lines([{ wrong: false, sentence: 'It is there.' }])[1]).toBe(
    'All 1 checks are fine. Nothing was changed.',
  );
});
