import { DatabaseSync } from 'node:sqlite';
import { claimSchema, claimsOn } from '../claims/sqlite.ts';
import type { Claiming, Holding, Take } from '../claimTable.ts';
import type { Appended, ExpectedRevision } from '../port.ts';
import { checksumOf } from '../vault/unreadable.ts';

/** One append as plain text, which is cheap to send to a thread. */
export type AppendRequest = {
  stream: string;
  expected: ExpectedRevision;
  events: { id: string; type: string; data: string; metadata: string }[];
  claiming?: Claiming | undefined;
};
/** A change of the table of claims without an append. */
type ClaimRequest =
  | { stream: string; revision: number; takes: readonly Take[] }
  | { stream: string; revision: number; holding: Holding }
  | { reached: number };
export type Request = AppendRequest | ClaimRequest;
/**
 * `claimed`: somebody else has what it takes. `refused`: these events can never be stored. `failed`: trouble with disk or
 * file; the outcome is unknown.
 */
export type Outcome =
  | Appended
  | { conflict: number }
  | { claimed: string }
  | { refused: string }
  | { failed: string };

// `loose` marks appends without a revision. Only their retries are found by id, so only they pay for an index. A page
// that many appends change is copied into the database once per 8,000 pages (32 MB) of the write-ahead log. Claims lie in the
// order of hashes, so those of many newcomers are all over their pages, of which up to 32 MB stay in memory.
const schema = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma wal_autocheckpoint = 8000;
  pragma cache_size = -32000;
  create table if not exists events (
    position integer primary key, stream text not null, revision integer not null, id text not null,
    type text not null, data text not null, metadata text not null, at integer not null,
    loose integer not null, checksum integer) strict;
  create unique index if not exists by_stream on events (stream, revision);
  create index if not exists by_id on events (id) where loose = 1;
  ${claimSchema}`;

/**
 * The writing half of the log. A batch of appends is one durable transaction, in which each append succeeds or fails
 * alone.
 */
export function openLog(file: string) {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(schema);
  const write = claimant(db);

  function transaction<T>(work: () => T): T {
    db.exec('begin immediate');
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  }
  function apart(request: Request, now: number): Outcome {
    db.exec('savepoint apart');
    try {
      const outcome = write(request, now);
      db.exec('release apart');
      return outcome;
    } catch (error) {
      if (!isOwnFault(error)) throw error;
      db.exec('rollback to apart; release apart');
      return { refused: String(error) };
    }
  }

  return {
    /** Never throws. Every request gets its outcome, in order. */
    write(batch: Request[]): Outcome[] {
      const now = Date.now();
      try {
        try {
          return transaction(() => batch.map((request) => write(request, now)));
        } catch (error) {
          if (!isOwnFault(error)) throw error;
          // Savepoints cost time, so they are used only for a batch that is known to contain a bad event.
          return transaction(() => batch.map((request) => apart(request, now)));
        }
      } catch (error) {
        return batch.map(() => ({ failed: String(error) }));
      }
    },
    close: () => db.close(),
  };
}

/** Writes the claims of appends in the same transaction, and changes of claims alone. */
function claimant(db: DatabaseSync) {
  const claims = claimsOn(db);
  const append = appender(db, ({ stream, claiming }, before, after, now) => {
    if (!claiming) return;
    claims.take(stream, before, claiming.takes, now, claiming.firm);
    claims.settle(stream, after, claiming);
  });
  return (request: Request, now: number): Outcome => {
    const done = { revision: 0, position: 0 };
    if ('reached' in request) claims.reach(request.reached);
    else if ('holding' in request) claims.settle(request.stream, request.revision, request.holding);
    else {
      const takes = ('events' in request ? request.claiming?.takes : request.takes) ?? [];
      const claimed = claims.inTheWay(request.stream, takes);
      if (claimed) return { claimed };
      if ('events' in request) return append(request, now);
      claims.take(request.stream, request.revision, takes, now);
    }
    return done;
  };
}

type Summed = {
  streamId: string;
  revision: number;
  id: string;
  type: string;
  data: string;
  metadata: string;
  at: number;
};
/** The checksum of everything stored of an event except its position, which the file assigns. */
export const rowChecksum = ({ streamId, revision, id, type, data, metadata, at }: Summed): number =>
  checksumOf(`${streamId}\n${revision}\n${id}\n${type}\n${at}\n`, data, metadata);

/** Whether SQLite will never accept this event (too big, constraint, wrong type), as opposed to trouble with the disk. */
const isOwnFault = (error: unknown) =>
  error instanceof TypeError || [18, 19, 20].includes(((error as { errcode?: number }).errcode ?? 0) & 255);

/** `wrote` gets each append that is new, with the revisions of its stream before and after. */
function appender(
  db: DatabaseSync,
  wrote: (request: AppendRequest, before: number, after: number, now: number) => void,
) {
  const tip = db.prepare('select revision from events where stream = ? order by revision desc limit 1');
  const place = db.prepare('select id, position from events where stream = ? and revision = ?');
  const named = db.prepare('select revision from events where id = ? and stream = ? and loose = 1');
  const row = 'insert into events (stream, revision, id, type, data, metadata, at, loose, checksum)';
  const insert = db.prepare(`${row} values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const open = db.prepare(
    `${row} values (?, 0, ?, ?, ?, ?, ?, 0, ?) on conflict (stream, revision) do nothing`,
  );

  const sum = (streamId: string, revision: number, event: AppendRequest['events'][number], at: number) =>
    rowChecksum({ streamId, revision, at, ...event });

  /** A retry carries the same ids and gets the first answer again, whatever was appended since. */
  function repeated(stream: string, first: number, events: AppendRequest['events']): Outcome | undefined {
    let position = 0;
    for (const [i, { id }] of events.entries()) {
      const stored = place.get(stream, first + i) as { id: string; position: number } | undefined;
      if (stored?.id !== id) return undefined;
      position = stored.position;
    }
    return { revision: first + events.length - 1, position };
  }
  function earlier({ stream, expected, events }: AppendRequest, actual: number): Outcome | undefined {
    if (expected === 'no_stream') return actual < 0 ? undefined : repeated(stream, 0, events);
    if (typeof expected === 'number')
      return expected < actual ? repeated(stream, expected + 1, events) : undefined;
    const first = named.get(events[0]!.id, stream) as { revision: number } | undefined;
    return first && repeated(stream, first.revision, events);
  }

  return (request: AppendRequest, now: number): Outcome => {
    const { stream, expected, events } = request;
    // Most appends open a stream with one event; the index itself shows whether there is one already.
    if (expected === 'no_stream' && events.length === 1) {
      const [{ id, type, data, metadata }] = events as [AppendRequest['events'][number]];
      const checksum = sum(stream, 0, events[0]!, now);
      const { changes, lastInsertRowid } = open.run(stream, id, type, data, metadata, now, checksum);
      if (changes) {
        wrote(request, -1, 0, now);
        return { revision: 0, position: Number(lastInsertRowid) };
      }
    }
    const last = tip.get(stream) as { revision: number } | undefined;
    const actual = last?.revision ?? -1;
    const before = earlier(request, actual);
    if (before) return before;
    const loose = expected === 'any' || expected === 'stream_exists';
    const wanted = expected === 'no_stream' ? -1 : expected;
    if (loose ? expected === 'stream_exists' && actual < 0 : wanted !== actual) return { conflict: actual };
    let revision = actual;
    let position = 0;
    for (const event of events) {
      const { id, type, data, metadata } = event;
      const checksum = sum(stream, ++revision, event, now);
      const row = [stream, revision, id, type, data, metadata, now, loose ? 1 : 0, checksum];
      position = Number(insert.run(...row).lastInsertRowid);
    }
    wrote(request, actual, revision, now);
    return { revision, position };
  };
}
