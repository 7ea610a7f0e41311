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
  let later: 'works' | 'signs in' | 'waits' = 'works';
  const server = createServer((socket) => {
    const other = connect(beyond, url.hostname);
    for (const each of [socket, other]) each.on('error', () => undefined);
    open.push([socket, other]);
    if (later === 'works') return void socket.pipe(other).pipe(socket);
    other.pipe(socket);
    // Its first message alone signs in.
    if (later === 'signs in') socket.once('data', (message) => other.write(message));
    socket.resume();
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
  /** What becomes of new connections from now on. */
  const newOnes = (what: typeof later) => {
    later = what;
  };
  return { ...database, again, silence, told, newOnes };
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

/** Seconds after which a connection that nobody works for has ended. */
const long = 22;

test('a long statement goes on while Postgres or a pooler is slow to take new connections', async () => {
  const found = await Promise.all(
    (['signs in', 'waits'] as const).map(async (later) => {
      const { pool, newOnes } = await opened();
      const client = await pool.connect();
      await client.query('set statement_timeout = 0');
      newOnes(later);
      const slept = await client.query(`select pg_sleep(${long})`).then(({ rowCount }) => rowCount, String);
      client.release(true);
      return slept;
    }),
  );
  expect(found).toEqual([1, 1]);
});

test('a long statement goes on where Postgres does not track activities, and a silent connection ends', async () => {
  const { pool, again, silence } = await opened();
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  await pool.query(`alter database "${rows[0]!.name}" set track_activities = off`);
  const gone = await (await again()).pool.connect();
  silence({ beyondToo: false });
  const ended = gone.query('select 1').then(() => 'answered', String);
  const client = await (await again()).pool.connect();
  await client.query('set statement_timeout = 0');
  expect((await client.query(`select pg_sleep(${long})`)).rowCount).toBe(1);
  expect(await ended).toContain('Postgres is silent');
  client.release(true);
  gone.release(true);
});

test('a connection ends when nothing answers on it and Postgres cannot be reached for half a minute', async () => {
  const { pool, silence, newOnes } = await opened();
  const client = await pool.connect();
  silence();
  newOnes('waits');
  await expect(client.query('select 1')).rejects.toThrow('Postgres is silent');
  client.release(true);
}, 120_000);
