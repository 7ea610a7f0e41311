import type { Pool } from 'pg';

/** Few enough that deleting them takes far less than a statement may take. */
const most = 1000;

/**
 * Deletes the rows whose time has come by `now`, however many they are. Returns their number. Rows that another process is
 * sweeping are left to it.
 */
export async function sweepTable(
  pool: Pool,
  { table, key, time }: { table: string; key: string; time: string },
  now: number,
): Promise<number> {
  const text = `with gone as materialized (select ${key} from ${table} where ${time} <= $1
      order by ${time} limit ${most} for update skip locked)
    delete from ${table} where (${key}) in (select * from gone)`;
  for (let swept = 0; ; ) {
    const { rowCount } = await pool.query(text, [now]);
    swept += rowCount ?? 0;
    if ((rowCount ?? 0) < most) return swept;
  }
}
