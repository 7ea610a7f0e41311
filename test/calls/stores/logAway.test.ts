import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { neededPostgres, type Postgres } from '../../../bench/postgres.ts';
import { double, doubleWithUsers, noCertificates, urlOf } from '../../../event-store/eventstoredb/testKit.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { bareEnv, node } from '../../process.ts';
import { freePort } from '../../product.ts';
import { until } from '../../until.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await neededPostgres();
});
afterAll(() => postgres?.stop());

/** Starts a service as a process of its own, on a Postgres and an EventStoreDB. */
async function service(name: string, EVENTSTOREDB_URL: string) {
  const port = await freePort();
  const env = {
    ...bareEnv,
    ...{ PORT: String(port), LOG_LEVEL: 'info', EVENTSTOREDB_URL },
    ...{ DATABASE_URL: await postgres.fresh(), MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
    ...{ DATA_DIR: await tempFolder(), ADMIN_PASSWORD: 'a long password for tests' },
  };
  const child: ChildProcess = spawn(node, [`services/${name}.ts`], {
    cwd: join(import.meta.dirname, '../../..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout!.on('data', (chunk) => (written.out += chunk));
  child.stderr!.on('data', (chunk) => (written.err += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const says = (path: string, status: number) =>
    until(async () => expect((await get(path)).status).toBe(status));
  return { child, written, ended, get, says };
}
const lines = (text: string) => text.trim().split('\n').filter(Boolean);

test.skipIf(noCertificates).for(['command-api', 'projections'])(
  '%s ends with 1 and one sentence when the password for the log is wrong',
  async (name) => {
    const { at } = await doubleWithUsers({ ada: 's3cret' });
    const { written, ended } = await service(name, at('ada:hidden-word'));
    expect(await ended).toBe(1);
    expect(lines(written.err)).toEqual([
      expect.stringMatching(/knows no such user and password as in EVENTSTOREDB_URL/),
    ]);
    expect(written.out + written.err).not.toMatch(/hidden-word|"ready"/);
  },
);

test('a service waits for a log that is not there yet: alive, not ready, and ready when it is', async () => {
  const server = await double();
  server.down();
  const { written, get, says } = await service('projections', urlOf(server));
  await says('/healthz', 200);
  await says('/readyz', 503);
  const refused = await get('/api/session');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  const told = () =>
    lines(written.out).filter((line) => /EVENTSTOREDB_URL.*nobody who listens there/.test(line));
  await until(() => expect(told()).toHaveLength(1));
  expect(written.out).not.toMatch('"ready"');
  await server.up();
  await until(() => expect(written.out).toMatch('"ready"'));
  expect((await get('/readyz')).status).toBe(200);
  expect(told()).toHaveLength(1);
  expect(written.err).toBe('');
});

test('a service that waits for the log ends at once when it is told to', async () => {
  const server = await double();
  server.down();
  const { child, ended, says } = await service('query-api', urlOf(server));
  await says('/readyz', 503);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
