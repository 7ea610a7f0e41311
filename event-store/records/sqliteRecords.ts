import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { boundedCache } from '../cache.ts';
import { batchOf } from './batch.ts';
import type { Put, RecordName, Records } from './records.ts';
import { keyOf, living, type Row } from './row.ts';
import { bucketSchema, sqliteBuckets } from './sqliteBuckets.ts';

// The pages that writes touch lie far apart, so that a small cache would read most of them from the file each time, and
// small pages are less to write. Rows lie in the order in which they came, so that those of one request share a page, and
// the indexes hold no values. The write-ahead log has 16 MB before it is written back.
const schema = `
  pragma page_size = 1024;
  pragma journal_mode = wal;
  pragma wal_autocheckpoint = 16000;
  pragma synchronous = normal;
  pragma cache_size = -16000;
  create table if not exists kept (
    kind text not null, id text not null, value text not null, expiresAt integer not null, family text,
    unique (kind, id)) strict;
  create index if not exists kept_by_family on kept (kind, family) where family is not null;
  create index if not exists kept_by_expiry on kept (expiresAt);
  ${bucketSchema}`;

/** Milliseconds to wait for another process that writes. */
const longestWait = 5000;

/** The most characters of a text that is cached. A longer one would take the memory of hundreds of others. */
const longest = 100_000;

/** The embedded records. A kill loses nothing; a power failure may lose the last moment. */
export function sqliteRecords(file: string, { clock = Date.now, cached = 20_000 } = {}): Records {
  const db = new DatabaseSync(file, { timeout: longestWait });
  db.exec(schema);
  const { sweepBuckets, ...buckets } = sqliteBuckets(db, clock);
  // Unlike a replacement, an update leaves the indexes of unchanged columns alone.
  const upsert = db.prepare(
    `insert into kept values (?, ?, ?, ?, ?) on conflict (kind, id) do update
     set value = excluded.value, expiresAt = excluded.expiresAt, family = excluded.family`,
  );
  const select = db.prepare('select value, expiresAt from kept where kind = ? and id = ?');
  const update = db.prepare('update kept set value = ? where kind = ? and id = ?');
  const leave = db.prepare('update kept set value = ?, family = null where kind = ? and id = ?');
  const updateKeeping = db.prepare(
    'update kept set value = ?, expiresAt = ?, family = ? where kind = ? and id = ?',
  );
  const remove = db.prepare('delete from kept where kind = ? and id = ?');
  const removeFamily = db.prepare(
    'delete from kept where kind = ? and family = ? and expiresAt <= ? returning id',
  );
  const anyOfFamily = db.prepare('select 1 from kept where kind = ? and family = ? limit 1');
  const selectFamily = db.prepare(
    'select id from kept where kind = ? and family = ? and expiresAt > ? order by expiresAt desc limit ?',
  );
  const removeExpired = db.prepare(
    `delete from kept where rowid in (
     select rowid from kept where expiresAt <= ? order by expiresAt limit 1000)`,
  );
  const cache = boundedCache<Row>(cached);
  function remember(name: string, row: Row) {
    if (row.value.length <= longest) cache.set(name, row);
    else cache.delete(name);
  }
  const batch = batchOf(db);
  /** What is being written, by key. It already counts for readers, and for those who want to take or change it. */
  const underway = new Map<string, { row?: Row }>();
  const rowOf = (kind: string, id: string): Row | undefined => {
    const name = keyOf(kind, id);
    const writing = underway.get(name);
    if (writing) return writing.row;
    const cached = cache.get(name);
    if (cached) return cached;
    const row = select.get(kind, id) as Row | undefined;
    if (row) remember(name, row);
    return row;
  };
  function written(changes: readonly (RecordName & { row?: Row })[], work: () => void): Promise<void> {
    const names = changes.map(({ kind, id, row }) => [keyOf(kind, id), row ? { row } : {}] as const);
    for (const [name, change] of names) underway.set(name, change);
    return batch.add(work, (committed) => {
      for (const [name, change] of names) {
        if (committed && change.row) remember(name, change.row);
        else cache.delete(name);
        if (underway.get(name) === change) underway.delete(name);
      }
    });
  }
  function writing(puts: readonly Put[], drops: readonly RecordName[]) {
    const rows = puts.map(({ kind, id, value, expiresAt, group = null }) => ({
      ...{ kind, id, group },
      row: { value: JSON.stringify(value), expiresAt },
    }));
    const work = () => {
      for (const { kind, id } of drops) remove.run(kind, id);
      for (const { kind, id, group, row } of rows) upsert.run(kind, id, row.value, row.expiresAt, group);
    };
    return { changes: [...drops, ...rows], work };
  }
  async function write(puts: readonly Put[], drops: readonly RecordName[] = []) {
    const { changes, work } = writing(puts, drops);
    if (changes.length) await written(changes, work);
  }
  async function take(kind: string, id: string) {
    const row = rowOf(kind, id);
    if (row) await write([], [{ kind, id }]);
    return living(row, clock());
  }

  return {
    ...buckets,
    put: (kind, id, value, keeping) => write([{ kind, id, value, ...keeping }]),
    write,
    get: async (kind, id) => living(rowOf(kind, id), clock()),
    take,
    async change(kind, id, change, { leaves = false, keeping, puts = [], drops = [] } = {}) {
      const row = rowOf(kind, id);
      const before = living(row, clock());
      const value = before === undefined ? undefined : change(before);
      if (!row || value === undefined) return false;
      const { expiresAt } = keeping ?? row;
      const changed = { value: JSON.stringify(value), expiresAt };
      const { changes, work } = writing(puts, drops);
      await written([{ kind, id, row: changed }, ...changes], () => {
        if (keeping) updateKeeping.run(changed.value, expiresAt, keeping.group ?? null, kind, id);
        else (leaves ? leave : update).run(changed.value, kind, id);
        work();
      });
      return true;
    },
    async drop(kind, id) {
      await take(kind, id);
    },
    async dropGroup(kind, group, expiringBy = Number.MAX_SAFE_INTEGER) {
      batch.flush();
      // Deletions end the sessions of many people who have none; a look costs a fraction of a write.
      if (!anyOfFamily.get(kind, group)) return;
      const dropped = removeFamily.all(kind, group, expiringBy) as { id: string }[];
      for (const { id } of dropped) cache.delete(keyOf(kind, id));
    },
    async idsOf(kind, group, most) {
      batch.flush();
      return (selectFamily.all(kind, group, clock(), most) as { id: string }[]).map(({ id }) => id);
    },
    async sweep(now) {
      await sweepBuckets(now);
      for (let swept = 0; ; await turn()) {
        const { changes } = removeExpired.run(now);
        swept += Number(changes);
        if (changes < 1000) return swept;
      }
    },
    async close() {
      batch.flush();
      db.close();
    },
  };
}
