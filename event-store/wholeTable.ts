import type { Pool, QueryConfig } from 'pg';

/** The longest time limit that a timer of Node's has, 25 days, since the client of Postgres takes 0 for its usual one. */
const longest = 2 ** 31 - 1;

/** Asks about a whole table, without the time limits of the pool. */
export async function askUnhurried<R extends object>(pool: Pool, text: string): Promise<R[]> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('begin; set local statement_timeout = 0');
    const asked: QueryConfig & { query_timeout: number } = { text, query_timeout: longest };
    const { rows } = await client.query<R>(asked);
    await client.query('commit');
    failed = false;
    return rows;
  } finally {
    // A connection that failed within its transaction is closed.
    client.release(failed);
  }
}
