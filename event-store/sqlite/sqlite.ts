import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { fileTrouble, openingFile } from '../cannotStart.ts';
import {
  type Appended,
  type EventStore,
  EventStoreUnavailableError,
  type ExpectedRevision,
  matches,
  type NewEvent,
  type ReadAll,
  type ReadStream,
  type RecordedEvent,
  type Subscribe,
  WrongExpectedRevisionError,
} from '../port.ts';
import { readStored, type StoredEvent } from '../vault/unreadable.ts';
import { hasChecksums, type Outcome, type Request, rowChecksum } from './log.ts';
import { startWriter, type Writer } from './writer.ts';

type QueuedAppend = {
  request: Request;
  resolve: (appended: Appended) => void;
  reject: (error: Error) => void;
};
type Row = Omit<StoredEvent, 'recordedAt'> & { at: number; checksum: number | null };
type Place = Pick<Row, 'position' | 'revision'> & { stream: string };

const columns = 'position, stream as streamId, revision, id, type, data, metadata, at';
/** Rows read before other work gets its turn, and events made durable together. */
const page = 500;
/** The last character of all, so that every stream with a prefix comes before the prefix with it. */
const last = '\u{10FFFF}';

/** Opens the embedded event log. The caller holds the folder's lock, so no other process writes to the file. */
export async function openSqliteEventStore(file: string, writer?: Writer): Promise<EventStore> {
  try {
    return new SqliteEventStore(file, writer ?? (await startWriter(file)));
  } catch (error) {
    throw fileTrouble(file, error) ?? error;
  }
}

/** Opens the log read-only, without creating or changing anything. Undefined when the file has no log. */
export function readOnlySqliteLog(file: string): EventStore | undefined {
  if (!existsSync(file)) return undefined;
  const refuse = () => {
    throw new Error(`${file} is open for reading only`);
  };
  return openingFile(file, () => {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const isLog = db.prepare("select 1 from sqlite_schema where name = 'events'").get();
    if (isLog) return new SqliteEventStore(file, { write: refuse, close: () => {} }, db);
    db.close();
    return undefined;
  });
}

class SqliteEventStore implements EventStore {
  soleWriter = true;
  #queue: QueuedAppend[] = [];
  #draining: Promise<void> | undefined;
  #news = new EventEmitter().setMaxListeners(0);
  /** The last rows read since an append, shared by the subscribers that it wakes. */
  #shared: { after: number; rows: Row[] } | undefined;
  #closed = new AbortController();
  #writer: Writer;
  #file: string;
  #db: DatabaseSync;
  #forwards: StatementSync;
  #backwards: StatementSync;
  #after: StatementSync;
  #places: StatementSync;
  #placed: StatementSync;
  #head: StatementSync;

  constructor(file: string, writer: Writer, db = new DatabaseSync(file, { timeout: 5000 })) {
    this.#writer = writer;
    this.#file = file;
    this.#db = db;
    this.#db.exec('pragma query_only = on');
    // A read-only opening may meet the file of an older release, which has no checksums.
    const checksum = hasChecksums(db) ? 'checksum' : 'null as checksum';
    const prepare = (rest: string) => db.prepare(`select ${columns}, ${checksum} from events ${rest}`);
    this.#forwards = prepare('where stream = ? and revision >= ? order by revision limit ?');
    this.#backwards = prepare('where stream = ? and revision <= ? order by revision desc limit ?');
    this.#after = prepare('where position > ? order by position limit ?');
    this.#places = db.prepare(
      `select stream, revision, position from events indexed by by_stream
       where (stream, revision) > (?, ?) and stream < ? order by stream, revision limit ?`,
    );
    this.#placed = prepare('where position in (select value from json_each(?)) order by position');
    this.#head = this.#db.prepare('select coalesce(max(position), 0) as position from events');
  }

  async append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    if (!events.length) throw new TypeError(`nothing to append to ${streamId}`);
    if (this.#closed.signal.aborted) throw new EventStoreUnavailableError('the event log is closed');
    const request = { stream: streamId, expected, events: events.map(asText) };
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Writes one batch at a time while the others queue, so the disk sets the pace rather than a timer. */
  async #drain() {
    for (;;) {
      await turn(); // Everything requested in this turn goes into one batch.
      const batch = this.#nextBatch();
      if (!batch.length) break;
      const outcomes = await this.#write(batch.map(({ request }) => request));
      batch.forEach((waiting, i) => {
        settle(waiting, outcomes[i]!);
      });
      this.#shared = undefined;
      this.#news.emit('appended');
    }
    this.#draining = undefined;
  }
  #nextBatch() {
    let size = 0;
    const end = this.#queue.findIndex(({ request }) => (size += request.events.length) > page);
    return this.#queue.splice(0, end < 0 ? this.#queue.length : Math.max(1, end));
  }
  async #write(requests: Request[]): Promise<Outcome[]> {
    try {
      return await this.#writer.write(requests);
    } catch (error) {
      return requests.map(() => ({ failed: String(error) }));
    }
  }

  async *readStream(
    streamId: string,
    { direction = 'forwards', from, maxCount = Infinity }: ReadStream = {},
  ) {
    const back = direction === 'backwards';
    let at = from ?? (back ? Number.MAX_SAFE_INTEGER : 0);
    for (let left = maxCount; left > 0; left -= page) {
      const rows = this.#read(back ? this.#backwards : this.#forwards, streamId, at, Math.min(page, left));
      yield* rows.map(recorded);
      if (rows.length < page) return;
      at = rows.at(-1)!.revision + (back ? -1 : 1);
      await turn();
    }
  }

  async *readAll({ after = 0, maxCount = Infinity, filter }: ReadAll = {}) {
    const wanted = matches(filter);
    let left = maxCount;
    const pages = filter?.streamPrefixes
      ? this.#pagesOf(filter.streamPrefixes, after)
      : this.#pagesAfter(after);
    for await (const rows of pages) {
      const found = rows.filter(wanted).slice(0, left);
      yield* found.map(recorded);
      left -= found.length;
      if (left <= 0) return;
    }
  }

  async *#pagesAfter(after: number) {
    for (let at = after; ; await turn()) {
      const rows = this.#read(this.#after, at, page);
      yield rows;
      if (rows.length < page) return;
      at = rows.at(-1)!.position;
    }
  }

  /**
   * The rows of streams with these prefixes in log order. The index finds their positions, so that other streams cost
   * nothing, however many there are. Only events up to the head at the beginning count: a later one may be in a stream
   * that was looked at before.
   */
  async *#pagesOf(prefixes: readonly string[], after: number) {
    const head = await this.head();
    const found = new Set<number>();
    for (const prefix of prefixes) {
      let [stream, revision] = [prefix, -1];
      for (let more = true; more; await turn()) {
        const places = this.#read<Place>(this.#places, stream, revision, `${prefix}${last}`, page);
        for (const { position } of places) if (position > after && position <= head) found.add(position);
        ({ stream, revision } = places.at(-1) ?? { stream, revision });
        more = places.length === page;
      }
    }
    const positions = Float64Array.from(found).sort();
    for (let at = 0; at < positions.length; at += page, await turn())
      yield this.#read(this.#placed, JSON.stringify([...positions.subarray(at, at + page)]));
  }

  async *subscribeToAll({ after, filter, batchSize = page, signal }: Subscribe) {
    const ended = AbortSignal.any([signal, this.#closed.signal]);
    const wanted = matches(filter);
    let position = after === 'start' ? 0 : after === 'end' ? await this.head() : after;
    for (let told = false; !ended.aborted; ) {
      const rows = this.#page(position, batchSize);
      if (rows.length || !told) {
        position = rows.at(-1)?.position ?? position;
        const caughtUp = rows.length < batchSize;
        yield { events: rows.filter(wanted).map(recorded), position, caughtUp };
        told ||= caughtUp;
        await turn();
        // Nothing runs between an empty read and this wait, so no append goes unnoticed.
      } else await once(this.#news, 'appended', { signal: ended }).catch(() => {});
    }
  }

  #page(after: number, most: number): Row[] {
    const known = this.#shared;
    if (known?.after === after && known.rows.length < most) return known.rows;
    const rows = this.#read(this.#after, after, most);
    if (rows.length < most) this.#shared = { after, rows };
    return rows;
  }

  async head(): Promise<number> {
    const [row] = this.#read<{ position: number }>(this.#head);
    return row!.position;
  }

  #read<R = Row>(statement: StatementSync, ...values: (string | number)[]): R[] {
    try {
      return statement.all(...values) as R[];
    } catch (error) {
      const cause = fileTrouble(this.#file, error) ?? error;
      throw new EventStoreUnavailableError(String(error), { cause });
    }
  }

  /** Refuses new appends, finishes waiting ones, and ends the subscriptions. */
  async close() {
    if (this.#closed.signal.aborted) return;
    this.#closed.abort();
    await this.#draining;
    this.#db.close();
    await this.#writer.close();
  }
}

const asText = ({ id, type, data, metadata }: NewEvent) => ({
  id,
  type,
  data: json(data, id),
  metadata: json(metadata ?? {}, id),
});
function json(value: unknown, id: string): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`event ${id} holds nothing that JSON can hold`);
  return text;
}
function recorded({ at, checksum, ...row }: Row): RecordedEvent {
  const intact = checksum === null || checksum === rowChecksum({ ...row, at });
  return readStored({ ...row, recordedAt: new Date(at) }, intact);
}

function settle({ request, resolve, reject }: QueuedAppend, outcome: Outcome) {
  if ('position' in outcome) resolve(outcome);
  else if ('conflict' in outcome)
    reject(new WrongExpectedRevisionError(request.stream, request.expected, outcome.conflict));
  else if ('refused' in outcome)
    reject(new TypeError(`${request.stream} cannot take this: ${outcome.refused}`));
  else reject(new EventStoreUnavailableError(outcome.failed));
}
