import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { neededPostgres, type Postgres, runStatement } from '../../bench/postgres.ts';
import { foundBelow } from '../bytes.ts';
import { freePort } from '../process.ts';
import { until } from '../until.ts';

const root = join(import.meta.dirname, '../..');
/** The block of code in a guide, of this language, that has this text in it. */
async function blockOf(guide: string, language: string, having: string): Promise<string> {
  const text = await readFile(join(root, 'docs', guide), 'utf8');
  const blocks = [...text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)];
  const found = blocks.find(([, name, code]) => name === language && code!.includes(having))?.[2];
  if (!found) throw new Error(`${guide} has no ${language} block with ${having}`);
  return found.replaceAll(/^ {3}/gm, '');
}

let postgres: Postgres;
beforeAll(async () => {
  postgres = await neededPostgres();
});
afterAll(() => postgres.stop());

test('the commands that docs/operations.md gives an owner of Postgres leave no byte of a deleted row', async () => {
  const database = await postgres.fresh();
  const canary = 'perpetua@canary.example';
  const left = () => foundBelow(join(postgres.folder, 'data'), [canary]);
  for (const line of [
    'create schema latchkey_read',
    'create table latchkey_read.users (id int, username text)',
    `insert into latchkey_read.users values (1, '${canary}'), (2, 'another@canary.example')`,
    'delete from latchkey_read.users where id = 1',
    'vacuum analyze latchkey_read.users',
    'checkpoint',
  ])
    await runStatement(database, line);
  // A plain VACUUM overwrites nothing in the log ahead, which is why the guide asks for more.
  expect(await left()).not.toEqual([]);
  const script = join(postgres.folder, 'erase.sql');
  await writeFile(script, await blockOf('operations.md', 'sql', 'vacuum (full'), { mode: 0o644 });
  await postgres.program('psql', '--set', 'ON_ERROR_STOP=1', '--file', script, database);
  expect(await left()).toEqual([]);
  expect((await runStatement(database, 'select * from latchkey_read.users')).rows).toHaveLength(1);
  expect((await runStatement(database, 'show wal_recycle')).rows).toEqual([{ wal_recycle: 'on' }]);
});

test('the commands of docs/deploy.md make a database in which its user may create schemas', async () => {
  const lines = await blockOf('deploy.md', 'sql', 'create role');
  for (const line of lines.replace('<a long password>', 'a long password').trim().split('\n'))
    await runStatement(await postgres.fresh(), line);
  const at = new URL(await postgres.fresh());
  at.username = 'latchkey';
  at.password = 'a long password';
  at.pathname = '/latchkey';
  await runStatement(at.href, 'create schema latchkey_read');
  await runStatement(at.href, 'create extension pg_trgm');
});

/** `npm` as a supervisor or a shell starts it, in a group of its own that ends with the test. */
function npm(words: string[], env: Record<string, string>) {
  const child = spawn('npm', words, { cwd: root, env: { ...process.env, ...env }, detached: true });
  onTestFinished(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // The process has ended.
    }
  });
  return child;
}

test('SIGTERM to npm ends the service that it runs', async () => {
  const port = await freePort();
  const child = npm(['run', '--silent', 'service', 'projections'], {
    PORT: String(port),
    EVENTSTOREDB_URL: `esdb://127.0.0.1:${await freePort()}?tls=false`,
    DATABASE_URL: await postgres.fresh(),
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  // It listens at once, and waits for a log that is not there.
  const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  await until(async () => expect(await readiness()).toBe(503));
  child.kill('SIGTERM');
  await once(child, 'exit');
  await until(() => expect(readiness()).rejects.toThrow('fetch failed'));
});

test('a service that does not exist is refused with the names of those that do', async () => {
  const child = npm(['run', '--silent', 'service', 'backend'], {});
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'exit');
  expect(code).toBe(2);
  expect(printed.split('\n')[0]).toBe(
    'usage: npm run service command-api | front | projections | query-api | radius-gateway | sso-gateway',
  );
});
