import type { Socket } from 'node:net';
import pg from 'pg';

/** Has the system ask, after ten seconds, whether the other end of an idle connection is still there. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Milliseconds between looks at the connections. */
const every = 5000;
/** Milliseconds that a new connection and its statement may take, less than between two looks. */
const patience = 2000;

/** What pg has of a connection and does not declare. */
type Open = pg.PoolClient & { readyForQuery: boolean; connection: { stream: Socket } };
/** The process of the server, how many octets had come at the last look, and whether that process was at work then. */
type Seen = { pid?: number | undefined; read: number; isIdle: boolean };

/**
 * Ends connections of a pool on which an answer is awaited that nobody makes: the server has gone without a word, or
 * something between has forgotten the connection. The system itself would wait a quarter of an hour, and a time limit would end
 * long work, such as the sweep of a large table. So a connection that was silent from one look to another is asked about on a new
 * one, and ends when Postgres is not at work for it, or cannot be reached, at two looks.
 */
export function endSilent(pool: pg.Pool, connectionString: string, tell: (error: Error) => void): void {
  const open = new Map<Open, Seen>();
  // The pool hands a connection out once this has ended.
  pool.options.onConnect = async (client) => {
    const seen: Seen = { read: -1, isIdle: false };
    open.set(client as Open, seen);
    // A pooler makes the id that a client is told by itself. What fails here fails again for those who use the connection.
    const asked = client.query<{ pid: number }>('select pg_backend_pid() as pid').catch(() => undefined);
    seen.pid = (await asked)?.rows[0]?.pid;
  };
  pool.on('remove', (client) => open.delete(client as Open));
  const isSilent = ([{ readyForQuery, connection }, { read }]: [Open, Seen]) =>
    !readyForQuery && connection.stream.bytesRead === read;

  async function look() {
    if (pool.ended) return clearInterval(looking);
    const silent = [...open].filter(isSilent);
    for (const [{ connection }, seen] of open) seen.read = connection.stream.bytesRead;
    for (const [client, seen] of open) if (!silent.some(([each]) => each === client)) seen.isIdle = false;
    if (!silent.length) return;
    const atWork = await working(connectionString, silent);
    for (const each of atWork ? silent.filter(isSilent) : []) {
      const [{ connection }, seen] = each;
      const isIdle = !atWork!.has(seen.pid);
      if (isIdle && seen.isIdle)
        connection.stream.destroy(new Error('Connection terminated: Postgres is silent'));
      seen.isIdle = isIdle;
    }
  }
  let isLooking = false;
  const looking = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await look().catch(tell);
    isLooking = false;
  }, every).unref();
}

/**
 * Which of these processes work for their connection. Those that were found idle before let go of what they have locked.
 * None when Postgres cannot be reached, and undefined when it does not want to say.
 */
async function working(connectionString: string, silent: [Open, Seen][]) {
  const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
  const client = new pg.Client({ connectionString, application_name: 'latchkey', ...limits });
  client.on('error', () => undefined);
  const pidsOf = (some: [Open, Seen][]) => some.flatMap(([, { pid }]) => pid ?? []);
  const isAtWork = `state = 'active' and wait_event is distinct from 'ClientWrite'`;
  const those = `from pg_stat_activity where pid = any($1) and usename = current_user`;
  try {
    await client.connect();
    const gone = pidsOf(silent.filter(([, { isIdle }]) => isIdle));
    await client.query(`select pg_terminate_backend(pid) ${those} and not (${isAtWork})`, [gone]);
    const all = [pidsOf(silent)];
    const { rows } = await client.query<{ pid: number }>(`select pid ${those} and ${isAtWork}`, all);
    return new Set<number | undefined>(rows.map(({ pid }) => pid));
  } catch (error) {
    // It answers, for example that it has no connection left.
    return error instanceof pg.DatabaseError ? undefined : new Set<number | undefined>();
  } finally {
    client.end().catch(() => undefined);
  }
}
