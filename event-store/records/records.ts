import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { type Allowance, type Rate, taken, timesOf, tolerated } from './buckets.ts';
import { boundedCache } from './cache.ts';

/** Expiry in milliseconds since the epoch, and the group with which a record can be dropped. */
export type Keeping = { expiresAt: number; group?: string };
/** Expiring operational records: sessions, counters, artefacts of protocols. None of them is the only copy of a fact. */
export type Records = {
  put(kind: string, id: string, value: unknown, keeping: Keeping): Promise<void>;
  get<T = unknown>(kind: string, id: string): Promise<T | undefined>;
  /** Gets and deletes in one step, for single use: of several takers, one gets it. */
  take<T = unknown>(kind: string, id: string): Promise<T | undefined>;
  drop(kind: string, id: string): Promise<void>;
  dropGroup(kind: string, group: string): Promise<void>;
  /** Ids of a group's unexpired records, latest expiry first, at most `most`. */
  idsOf(kind: string, group: string, most: number): Promise<string[]>;
  /** Takes one from a bucket that all processes share. */
  allow(key: string, rate: Rate): Promise<Allowance>;
  /** Tells whether `allow` would succeed, and takes nothing. */
  hasRoom(key: string, rate: Rate): Promise<Allowance>;
  /** Returns one to a bucket when the attempt turned out not to count. */
  putBack(key: string, rate: Rate): Promise<void>;
  /** Deletes records and full buckets expired by `now`. Returns the number of records. */
  sweep(now: number): Promise<number>;
  close(): Promise<void>;
};

const schema = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists records (
    kind text not null, id text not null, value text not null, expiresAt integer not null, family text,
    primary key (kind, id)) strict, without rowid;
  create index if not exists by_family on records (kind, family) where family is not null;
  create index if not exists by_expiry on records (expiresAt);
  create table if not exists buckets (key text primary key, fullAt real not null) strict, without rowid;
  create index if not exists by_full on buckets (fullAt);`;

type Row = { value: string; expiresAt: number };

/** The embedded records. A kill loses nothing; a power failure may lose the last moment. */
export function sqliteRecords(file: string, { clock = Date.now, cached = 20_000 } = {}): Records {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(schema);
  const upsert = db.prepare('insert or replace into records values (?, ?, ?, ?, ?)');
  const select = db.prepare('select value, expiresAt from records where kind = ? and id = ?');
  const remove = db.prepare('delete from records where kind = ? and id = ? returning value, expiresAt');
  const removeFamily = db.prepare('delete from records where kind = ? and family = ? returning id');
  const anyOfFamily = db.prepare('select 1 from records where kind = ? and family = ? limit 1');
  const selectFamily = db.prepare(
    'select id from records where kind = ? and family = ? and expiresAt > ? order by expiresAt desc limit ?',
  );
  const removeExpired = db.prepare(
    `delete from records where (kind, id) in
     (select kind, id from records where expiresAt <= ? order by expiresAt limit 1000)`,
  );
  const takeOne = db.prepare(
    `insert into buckets values ($key, $now + $share) on conflict (key) do update
     set fullAt = max($now, min(fullAt, $now + $window)) + $share
     where max(0, min(fullAt - $now, $window)) + $share <= $tolerated returning fullAt`,
  );
  const fullAtOf = db.prepare('select fullAt from buckets where key = ?');
  const giveBack = db.prepare('update buckets set fullAt = fullAt - ? where key = ?');
  const removeFull = db.prepare('delete from buckets where fullAt <= ?');
  // Cache texts rather than objects, so that a caller cannot change what the next one gets.
  const cache = boundedCache<Row>(cached);
  const key = (kind: string, id: string) => `${kind}\0${id}`;
  const living = (row: Row | undefined) =>
    row && row.expiresAt > clock() ? JSON.parse(row.value) : undefined;
  const takeRow = (kind: string, id: string) => {
    cache.delete(key(kind, id));
    return remove.get(kind, id) as Row | undefined;
  };
  function roomIn(key: string, rate: Rate): Allowance {
    const { fullAt } = (fullAtOf.get(key) ?? {}) as { fullAt?: number };
    const { ok, retryAfterSeconds } = taken(fullAt, rate, clock());
    return { ok, retryAfterSeconds };
  }

  return {
    async put(kind, id, value, { expiresAt, group }) {
      const row = { value: JSON.stringify(value), expiresAt };
      upsert.run(kind, id, row.value, expiresAt, group ?? null);
      cache.set(key(kind, id), row);
    },
    async get(kind, id) {
      const row = cache.get(key(kind, id)) ?? (select.get(kind, id) as Row | undefined);
      if (row) cache.set(key(kind, id), row);
      return living(row);
    },
    take: async (kind, id) => living(takeRow(kind, id)),
    async drop(kind, id) {
      takeRow(kind, id);
    },
    async dropGroup(kind, group) {
      // Deletions end the sessions of many people who have none; a look costs a fraction of a write.
      if (!anyOfFamily.get(kind, group)) return;
      for (const { id } of removeFamily.all(kind, group) as { id: string }[]) cache.delete(key(kind, id));
    },
    idsOf: async (kind, group, most) =>
      (selectFamily.all(kind, group, clock(), most) as { id: string }[]).map(({ id }) => id),
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
    async sweep(now) {
      removeFull.run(now);
      for (let swept = 0; ; await turn()) {
        const { changes } = removeExpired.run(now);
        swept += Number(changes);
        if (changes < 1000) return swept;
      }
    },
    close: async () => db.close(),
  };
}
