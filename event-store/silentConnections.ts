import type { Socket } from 'node:net';
import pg from 'pg';

/** Has the system ask, after ten seconds, whether the other end of an idle connection is still there. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Milliseconds between looks at the connections. */
const every = 5000;
/** Milliseconds that a new connection, or a statement on it, may take, less than between two looks. */
const patience = 4000;
/** The looks in a row at which no connection can be made before that counts: a busy server can be slow to make one. */
const unreached = 6;

/** What pg has of a connection and does not declare. */
type Open = pg.PoolClient & { readyForQuery: boolean; connection: { stream: Socket } };
/** The process of the server, how many octets had come at the last look, and whether that process was not at work then. */
type Seen = { process?: string | undefined; read: number; isIdle: boolean };

/**
 * Ends connections of a pool on which an answer is awaited that nobody makes: the server has gone without a word, or
 * something between has forgotten the connection. The system itself would wait a quarter of an hour, and a time limit would end
 * long work, such as the sweep of a large table. So a connection that was silent from one look to another is asked about on a new
 * one, and ends when Postgres is not at work for it at two looks, or cannot be reached for half a minute.
 */
export function endSilent(pool: pg.Pool, connectionString: string, tell: (error: Error) => void): void {
  const open = new Map<Open, Seen>();
  // The pool hands a connection out once this has ended.
  pool.options.onConnect = async (client) => {
    const seen: Seen = { read: -1, isIdle: false };
    open.set(client as Open, seen);
    // A pooler makes the id that a client is told by itself. What fails here fails again for those who use the connection.
    const own = `select ${process} as process from pg_stat_activity where pid = pg_backend_pid()`;
    const asked = client.query<{ process: string }>(own).catch(() => undefined);
    seen.process = (await asked)?.rows[0]?.process;
  };
  pool.on('remove', (client) => open.delete(client as Open));
  const isSilent = ([{ readyForQuery, connection }, { read }]: [Open, Seen]) =>
    !readyForQuery && connection.stream.bytesRead === read;

  async function look() {
    if (pool.ended) return clearInterval(looking);
    const silent = [...open].filter(isSilent);
    for (const [{ connection }, seen] of open) seen.read = connection.stream.bytesRead;
    for (const [client, seen] of open) if (!silent.some(([each]) => each === client)) seen.isIdle = false;
    const atWork = silent.length ? await working(connectionString, () => silent.filter(isSilent)) : undefined;
    failed = atWork === 'unreachable' ? failed + 1 : 0;
    if (!atWork || (atWork === 'unreachable' && failed < unreached)) return;
    for (const [{ connection }, seen] of silent.filter(isSilent)) {
      const isIdle = atWork === 'unreachable' || !atWork.has(seen.process);
      if (isIdle && seen.isIdle)
        connection.stream.destroy(new Error('Connection terminated: Postgres is silent'));
      seen.isIdle = isIdle;
    }
  }
  /** The looks in a row at which Postgres could not be reached. */
  let failed = 0;
  let isLooking = false;
  const looking = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await look().catch(tell);
    isLooking = false;
  }, every).unref();
}

/** Names a process by its start too, because another server, or a later process, can have its number. */
const process = `pid || ' ' || extract(epoch from backend_start)`;
/** The state is unknown with track_activities = off. Whoever waits for its client is then idle, or cannot get on. */
const isAtWork = `coalesce(state, '') not like 'idle%' and coalesce(wait_event, '') not in ('ClientRead', 'ClientWrite')`;

/**
 * Which processes work for the connections that are silent. Those that were found idle before let go of what they have locked.
 * 'unreachable' when no connection can be made, and undefined when one is made and Postgres, or a pooler, does not say.
 */
async function working(connectionString: string, silent: () => [Open, Seen][]) {
  const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
  const client = new pg.Client({ connectionString, application_name: 'latchkey', ...limits });
  client.on('error', () => undefined);
  const processesOf = (some: [Open, Seen][]) => [some.flatMap(([, seen]) => seen.process ?? [])];
  const those = `from pg_stat_activity where ${process} = any($1) and usename = current_user`;
  let isIn = false;
  try {
    await client.connect();
    isIn = true;
    const gone = processesOf(silent().filter(([, { isIdle }]) => isIdle));
    await client.query(`select pg_terminate_backend(pid) ${those} and not (${isAtWork})`, gone);
    const text = `select ${process} as process ${those} and ${isAtWork}`;
    const { rows } = await client.query<{ process: string }>(text, processesOf(silent()));
    return new Set<string | undefined>(rows.map((row) => row.process));
  } catch (error) {
    // It answers, for example that it has no connection left; or a pooler does, and its statement waits for one.
    return isIn || error instanceof pg.DatabaseError ? undefined : ('unreachable' as const);
  } finally {
    client.end().catch(() => undefined);
  }
}
