import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../projections/database/tables.ts';
import type { Row } from '../../projections/kit.ts';

/**
 * The database as seen by one process that dies before or after its nth statement: that transaction is rolled back, as
 * a database does when the connection breaks, and nothing gets through afterwards.
 */
export function mortal(pool: pg.Pool, nth = Number.POSITIVE_INFINITY, when: 'before' | 'after' = 'before') {
  const { promise: died, resolve } = Promise.withResolvers<'died'>();
  let statements = 0;
  let gone = false;
  const alive = () => {
    if (gone) throw new Error('this process is gone');
  };
  async function connect() {
    alive();
    const client = await pool.connect();
    const die = async () => {
      gone = true;
      await client.query('rollback');
      resolve('died');
      alive();
    };
    return {
      async query(text: string, values?: unknown[]) {
        alive();
        const here = ++statements === nth;
        if (here && when === 'before') await die();
        const result = await client.query(text, values);
        if (here && when === 'after') await die();
        return result;
      },
      release: () => client.release(),
    };
  }
  const dialect = new PostgresDialect({ pool: { connect, end: async () => {} } as unknown as pg.Pool });
  const db: Db = new Kysely<Record<string, Row>>({ dialect });
  return { db, died, statements: () => statements };
}
