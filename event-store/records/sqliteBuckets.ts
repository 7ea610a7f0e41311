import type { DatabaseSync } from 'node:sqlite';
import { type Allowance, type Rate, type StoredBuckets, taken, timesOf, tolerated } from './buckets.ts';

export const bucketSchema = `
  create table if not exists buckets (key text primary key, fullAt real not null) strict, without rowid;
  create index if not exists by_full on buckets (fullAt);`;

/** The buckets in the file of the records. */
export function sqliteBuckets(db: DatabaseSync, clock: () => number): StoredBuckets {
  const takeOne = db.prepare(
    `insert into buckets values ($key, $now + $share) on conflict (key) do update
     set fullAt = max($now, min(fullAt, $now + $window)) + $share
     where max(0, min(fullAt - $now, $window)) + $share <= $tolerated returning fullAt`,
  );
  const fullAtOf = db.prepare('select fullAt from buckets where key = ?');
  const giveBack = db.prepare('update buckets set fullAt = fullAt - ? where key = ?');
  const removeFull = db.prepare('delete from buckets where fullAt <= ?');
  function roomIn(key: string, rate: Rate): Allowance {
    const { fullAt } = (fullAtOf.get(key) ?? {}) as { fullAt?: number };
    const { ok, retryAfterSeconds } = taken(fullAt, rate, clock());
    return { ok, retryAfterSeconds };
  }

  return {
    async allow(key, rate) {
      const times = timesOf(rate);
      const [now, most] = [clock(), tolerated(times)];
      if (takeOne.get({ $key: key, $now: now, $tolerated: most, $share: times.share, $window: times.window }))
        return { ok: true, retryAfterSeconds: 0 };
      return roomIn(key, rate);
    },
    hasRoom: async (key, rate) => roomIn(key, rate),
    async putBack(key, rate) {
      giveBack.run(timesOf(rate).share, key);
    },
    async sweepBuckets(now) {
      removeFull.run(now);
    },
  };
}
