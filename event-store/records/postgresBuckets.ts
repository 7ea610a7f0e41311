import type { Pool } from 'pg';
import { type Allowance, type Rate, type StoredBuckets, taken, timesOf, tolerated } from './buckets.ts';
import { sweepTable } from './postgresSweep.ts';

export const bucketSchema = `
  create table if not exists latchkey_records.buckets (key text primary key, "fullAt" float8 not null);
  create index if not exists by_full on latchkey_records.buckets ("fullAt")`;

/** The buckets in the schema of the records. */
export function postgresBuckets(pool: Pool, clock: () => number): StoredBuckets {
  const fullAtOf = async (key: string) => {
    const text = 'select "fullAt" from latchkey_records.buckets where key = $1';
    const { rows } = await pool.query<{ fullAt: number }>({ name: 'bucket', text, values: [key] });
    return rows[0]?.fullAt;
  };
  async function roomIn(key: string, rate: Rate): Promise<Allowance> {
    const { ok, retryAfterSeconds } = taken(await fullAtOf(key), rate, clock());
    return { ok, retryAfterSeconds };
  }

  return {
    async allow(key, rate) {
      const times = timesOf(rate);
      const text = `insert into latchkey_records.buckets as b values ($1, $2::float8 + $3::float8)
        on conflict (key) do update
        set "fullAt" = greatest($2::float8, least(b."fullAt", $2::float8 + $4::float8)) + $3::float8
        where greatest(0, least(b."fullAt" - $2::float8, $4::float8)) + $3::float8 <= $5::float8
        returning "fullAt"`;
      const values = [key, clock(), times.share, times.window, tolerated(times)];
      const { rowCount } = await pool.query({ name: 'take from bucket', text, values });
      return rowCount ? { ok: true, retryAfterSeconds: 0 } : roomIn(key, rate);
    },
    hasRoom: roomIn,
    async putBack(key, rate) {
      const text = 'update latchkey_records.buckets set "fullAt" = "fullAt" - $2::float8 where key = $1';
      await pool.query({ name: 'put back', text, values: [key, timesOf(rate).share] });
    },
    async sweepBuckets(now) {
      await sweepTable(pool, { table: 'latchkey_records.buckets', key: 'key', time: '"fullAt"' }, now);
    },
  };
}
