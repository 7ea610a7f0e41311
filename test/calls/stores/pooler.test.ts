import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { neededPostgres, type Postgres, runStatement } from '../../../bench/postgres.ts';
import { openDatabase } from '../../../projections/database/database.ts';
import { refusePooler } from '../../../projections/database/pooler.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await neededPostgres();
});
afterAll(() => postgres.stop());

const refusal = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '' }).then(
    ({ close }) => close().then(() => 'it opened'),
    ({ name, message }) => `${name}: ${message}`,
  );

/** Passes a connection on without the startup parameter `options`, as a pooler does that ignores it. */
async function withoutOptions(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const port = Number(url.port);
  const server = createServer((socket) => {
    const beyond = connect(port, url.hostname);
    for (const each of [socket, beyond]) each.on('error', () => undefined);
    socket.once('data', (startup) => {
      // Length, version, and pairs of texts that end with zero (PostgreSQL 16, section 55.7).
      const texts = startup.subarray(8).toString().split('\0');
      const at = texts.indexOf('options');
      const rest = Buffer.from(texts.toSpliced(at, 2).join('\0'));
      const head = Buffer.from(startup.subarray(0, 8));
      head.writeInt32BE(8 + rest.length);
      beyond.write(Buffer.concat([head, rest]));
      socket.pipe(beyond).pipe(socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}

test('a pooler that drops the settings of a session is refused, and what they are is said', async () => {
  const databaseUrl = await postgres.fresh();
  expect(await refusal(databaseUrl)).toBe('it opened');
  const name = new URL(databaseUrl).pathname.slice(1);
  await runStatement(databaseUrl, `alter database "${name}" set TimeZone = 'America/New_York'`);
  expect(await refusal(await withoutOptions(databaseUrl))).toMatch(
    /^CannotStartError: Postgres at 127\.0\.0\.1:\d+ drops .*search_path is .* and not latchkey_read, TimeZone is America\/New_York and not UTC/,
  );
});

test('a pooler that gives each transaction another session is refused', async () => {
  const row = { pid: 7, TimeZone: 'UTC', DateStyle: 'ISO', search_path: 'latchkey_read' };
  const connections = (...pids: number[]) => ({
    connect: async () => {
      const pid = pids.shift();
      return { query: async () => ({ rows: [{ ...row, pid }] }), release: () => undefined };
    },
  });
  const { pid: _, ...asked } = row;
  const look = (...pids: number[]) => refusePooler(connections(...pids) as never, 'Postgres', asked);
  await expect(look(7, 7)).rejects.toThrow(/gives a session to several connections/);
  await expect(look(7, 8)).resolves.toBeUndefined();
});

test('a standby is told from a server that is away', async () => {
  const databaseUrl = await postgres.fresh();
  const name = new URL(databaseUrl).pathname.slice(1);
  await runStatement(databaseUrl, `alter database "${name}" set default_transaction_read_only = on`);
  expect(await refusal(databaseUrl)).toMatch(
    /^CannotStartError: Postgres at 127\.0\.0\.1:\d+ is read-only, as a standby is .*Name the primary server/,
  );
});
