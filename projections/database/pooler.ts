import type pg from 'pg';
import { CannotStartError } from '../../event-store/cannotStart.ts';

/** Settings of a session that Latchkey asks for when it connects, and relies on. */
export type Asked = { TimeZone: string; DateStyle: string; search_path: string };
const without = 'Connect without the pooler, or set it up as docs/deploy.md says.';

/**
 * Stops the start when something between Latchkey and Postgres changes its sessions: a pooler that drops startup
 * parameters, which would shift all times, or one that gives each transaction another session, which forgets prepared
 * statements. Then two connections that are open at once have the same process on the server.
 */
export async function refusePooler(
  pool: Pick<pg.Pool, 'connect'>,
  where: string,
  asked: Asked,
): Promise<void> {
  const first = await pool.connect();
  let second: pg.PoolClient | undefined;
  try {
    second = await pool.connect();
    const look = `select pg_backend_pid() as pid, current_setting('TimeZone') as "TimeZone",
      split_part(current_setting('DateStyle'), ',', 1) as "DateStyle", current_setting('search_path') as search_path`;
    const has = (await first.query<Asked & { pid: number }>(look)).rows[0]!;
    const wrong = (Object.keys(asked) as (keyof Asked)[])
      .filter((name) => has[name] !== asked[name])
      .map((name) => `${name} is ${has[name]} and not ${asked[name]}`);
    if (wrong.length)
      throw new CannotStartError(
        `${where} drops what Latchkey asks for when it connects: ${wrong.join(', ')}. ${without}`,
      );
    const { pid } = (await second.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!;
    if (pid === has.pid)
      throw new CannotStartError(
        `${where} gives a session to several connections, as poolers do by transaction. ${without}`,
      );
  } finally {
    second?.release();
    first.release();
  }
}
