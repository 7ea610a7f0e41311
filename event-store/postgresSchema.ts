import type { Pool } from 'pg';

/**
 * Creates a schema and its tables. Several processes may start at once, and "if not exists" alone is not safe against
 * that.
 */
export async function createSchema(pool: Pool, name: string, tables: string) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [name]);
    await client.query(`create schema if not exists ${name}; ${tables}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
