import { spawn } from 'node:child_process';
import { chmod, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { neededPostgres } from '../../../bench/postgres.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { bareEnv, node, nodeOptions, withoutPrivileges } from '../../process.ts';
import { freePort, type Here, startProduct } from '../../product.ts';
import { copyOf, inLog } from './folders.ts';

let product: Here;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** The output of `node start.ts` when it refuses to start: one readable paragraph without a stack trace. */
async function refusal(env: Record<string, string>, before: readonly string[] = []): Promise<string> {
  const [program, ...words] = [...before, node, ...nodeOptions, 'start.ts'];
  const child = spawn(program!, words, {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...bareEnv, PORT: String(await freePort()), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += chunk));
  const code = await new Promise((ended) => child.once('exit', ended));
  expect(code, printed).toBe(1);
  expect(printed).not.toMatch(/^ +at /m);
  expect(printed.trim().split('\n')).toHaveLength(1);
  return printed;
}
const copied = () => copyOf(product.dataDir);

test('a second start on one folder names the folder', async () => {
  expect(await refusal({ DATA_DIR: product.dataDir })).toContain(
    `Another process is using the data folder ${product.dataDir}`,
  );
});

test('a port that another process has is named, and the next start makes the password that it shows', async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  onTestFinished(() => void other.close());
  const folder = await tempFolder();
  expect(await refusal({ DATA_DIR: folder, PORT: String(port) })).toContain(
    `Port ${port} cannot be used: another process listens there`,
  );
  const ofStaff =
    "select count(*) as events from events where stream like 'admin-%' or stream like 'roster-%'";
  expect(inLog(folder, (db) => db.prepare(ofStaff).get())).toEqual({ events: 0 });
});

test('a folder that this user may not write to is named', async () => {
  const folder = await tempFolder();
  await chmod(folder, 0o555);
  expect(await refusal({ DATA_DIR: folder }, withoutPrivileges)).toContain(
    `The data folder ${folder} cannot be written to`,
  );
});

test('a master key that is not the one of this folder is told apart by its id', async () => {
  const folder = await copied();
  await writeFile(join(folder, 'master.key'), `${Buffer.alloc(32, 1).toString('base64')}\n`);
  expect(await refusal({ DATA_DIR: folder })).toMatch(
    /wrapped by master key \w{16}, which is not among those given/,
  );
});

test('a log whose pages are overwritten is named, with what helps', async () => {
  const folder = await copied();
  const path = join(folder, 'events.db');
  await rm(`${path}-wal`, { force: true });
  await rm(`${path}-shm`, { force: true });
  const { length } = await readFile(path);
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(Math.max(4096, length), 0x5a), 0, undefined, 100);
  await file.close();
  const told = await refusal({ DATA_DIR: folder });
  expect(told).toContain(`${path} is damaged`);
  expect(told).toContain('npm run doctor');
});

test('a database that Postgres does not have is named, without the password', async () => {
  const postgres = await neededPostgres();
  onTestFinished(() => postgres.stop());
  const url = new URL(await postgres.fresh());
  url.password = 'hidden-word';
  url.pathname = '/keys';
  const told = await refusal({ DATA_DIR: await tempFolder(), DATABASE_URL: url.href });
  expect(told).toContain(`Postgres at ${url.host} does not give Latchkey the database keys`);
  expect(told).not.toContain('hidden-word');
});
