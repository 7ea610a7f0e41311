import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { neededPostgres, type Postgres } from '../../../bench/postgres.ts';
import { openDatabase } from '../../../projections/database/database.ts';
import { type Lead, whileLeading } from '../../../projections/database/lease.ts';
import { freePort } from '../../product.ts';
import { until } from '../../until.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await neededPostgres();
});
afterAll(() => postgres.stop());

/** A way to an empty database on which the connections of a moment can fall silent, while new ones work. */
async function opened() {
  const url = new URL(await postgres.fresh());
  const beyond = Number(url.port);
  const port = await freePort();
  url.port = String(port);
  const open: [Socket, Socket][] = [];
  const server = createServer((socket) => {
    const other = connect(beyond, url.hostname);
    for (const each of [socket, other]) each.on('error', () => undefined);
    socket.pipe(other).pipe(socket);
    open.push([socket, other]);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const told: string[] = [];
  onTestFinished(() => void server.close());
  const again = async () => {
    const log = (line: string) => void told.push(line);
    const database = await openDatabase({ databaseUrl: url.href, dataDir: '', log });
    onTestFinished(() => database.close());
    return database;
  };
  const database = await again();
  /** What is sent arrives nowhere from now on, and nobody says so. */
  const silence = ({ beyondToo = true } = {}) => {
    for (const [one, other] of open.splice(0)) {
      one.unpipe();
      other.unpipe();
      one.resume();
      if (beyondToo) other.destroy();
    }
  };
  return { ...database, again, silence, told };
}

test('a process whose connections to Postgres fall silent leads again, and ends when it is told to', async () => {
  const { db, pool, silence, told } = await opened();
  // Several connections are there to fall silent.
  for (const each of await Promise.all(Array.from({ length: 5 }, () => pool.connect()))) each.release();
  const stopping = new AbortController();
  const led: Lead[] = [];
  const over = whileLeading(
    db,
    'reactions',
    async (lead) => {
      led.push(lead);
      await once(lead.signal, 'abort');
    },
    stopping.signal,
  );
  await until(() => expect(led).toHaveLength(1));
  silence();
  await until(() => expect(led).toHaveLength(2));
  await until(() => expect(led.at(-1)!.isLeading()).toBe(true));
  expect(told.join('\n')).toContain('Postgres is silent');
  stopping.abort();
  await over;
});

test('what a silent connection has locked is free again, and a long statement on a good one is not ended', async () => {
  const { pool, again, silence } = await opened();
  await pool.query('create table things (id int)');
  const gone = await pool.connect();
  await gone.query('begin; lock table things');
  silence({ beyondToo: false });
  const commit = gone.query('commit').then(
    () => 'committed',
    (error) => String(error),
  );
  const good = await (await again()).pool.connect();
  // It waits for the lock, silent too, as long as the other connection has it.
  await good.query('begin; set local statement_timeout = 0');
  const waits = good.query('select count(*)::int as n from things');
  expect(await commit).toContain('Postgres is silent');
  expect((await waits).rows).toEqual([{ n: 0 }]);
  await good.query('commit');
  good.release();
  gone.release(true);
});
