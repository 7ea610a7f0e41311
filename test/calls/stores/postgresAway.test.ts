import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { neededPostgres, type Postgres, runStatement } from '../../../bench/postgres.ts';
import { CannotStartError } from '../../../event-store/cannotStart.ts';
import { whenPostgresAnswers } from '../../../event-store/reachPostgres.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { openDatabase } from '../../../projections/database/database.ts';
import { createLog } from '../../../server-kit/log.ts';
import { readConfig } from '../../../server-kit/settings/config.ts';
import { openStores } from '../../../server-kit/start/openStores.ts';
import { freePort } from '../../product.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await neededPostgres();
});
afterAll(() => postgres.stop());

/** An address where nobody listens until `up` is called. */
async function away() {
  const url = new URL(await postgres.fresh());
  const beyond = Number(url.port);
  const port = await freePort();
  url.port = String(port);
  const server = createServer((socket) => {
    const other = connect(beyond, url.hostname);
    for (const each of [socket, other]) each.on('error', () => undefined);
    socket.pipe(other).pipe(socket);
  });
  onTestFinished(() => void server.close());
  return { url: url.href, up: () => once(server.listen(port, '127.0.0.1'), 'listening') };
}

test('read models in a Postgres where nobody listens are opened once it does', async () => {
  const { url, up } = await away();
  const told: string[] = [];
  const log = (line: string) => {
    told.push(line);
    void up();
  };
  const { close } = await openDatabase({ databaseUrl: url, dataDir: '', log });
  await close();
  expect(told).toEqual([
    expect.stringMatching(
      /^Postgres at 127.0.0.1:\d+ \(DATABASE_URL\) cannot be used yet; waiting .*ECONNREFUSED/,
    ),
  ]);
});

test('so are the keys and the records', async () => {
  const { url, up } = await away();
  const log = createLog('silent');
  const warn = ((line: string) => void (/waiting/.test(line) && up())) as typeof log.warn;
  const config = readConfig({ DATA_DIR: await tempFolder(), DATABASE_URL: url });
  const stores = await openStores(config, Object.assign(log, { warn }), Date.now);
  await stores.close();
});

test('a Postgres that has no connection left is waited for, and what it gave is given back', async () => {
  const url = new URL(await postgres.fresh());
  await runStatement(url.href, 'create role ada superuser login connection limit 1');
  await runStatement(url.href, 'alter role ada nosuperuser');
  await runStatement(url.href, `grant all on database ${url.pathname.slice(1)} to ada`);
  const admin = url.href;
  url.username = 'ada';
  const told: string[] = [];
  const log = (line: string) => {
    told.push(line);
    void runStatement(admin, 'alter role ada connection limit 2');
  };
  const { close } = await openDatabase({ databaseUrl: url.href, dataDir: '', log });
  await close();
  expect(told).toEqual([expect.stringMatching(/too many connections/)]);
});

test.for([
  ['08P01', 'unsupported startup parameter in options: statement_timeout'],
  ['22023', 'invalid value for parameter "statement_timeout"'],
])('a setting that the server does not take (%s) ends the start', async ([code, message]) => {
  const open = () => Promise.reject(Object.assign(new Error(message), { code }));
  const refused = whenPostgresAnswers('postgres://ada:secret@db/keys', open, { tell: () => {} });
  await expect(refused).rejects.toThrow(CannotStartError);
});

test('it is told once a minute, also while Postgres starts or stops, and other trouble ends the start', async () => {
  const codes = ['57P01', '57P02', '57P03', '53300', '08006', '28P01'];
  const told: string[] = [];
  let tried = 0;
  const open = () => Promise.reject(Object.assign(new Error('no'), { code: codes[tried++]! }));
  // Half a minute passes between two attempts.
  const reaching = { tell: (line: string) => void told.push(line), now: () => tried * 30_000, rest: 1 };
  const refused = whenPostgresAnswers('postgres://ada:secret@db/keys', open, reaching);
  await expect(refused).rejects.toThrow(CannotStartError);
  await expect(refused).rejects.toThrow(/^Postgres at db does not give Latchkey the database keys \(no\)/);
  expect(tried).toBe(6);
  expect(told).toHaveLength(3);
});
