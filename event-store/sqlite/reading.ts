import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { fileTrouble } from '../cannotStart.ts';
import { type ClaimStatements, claimsOn } from '../claims/sqlite.ts';
import {
  EventStoreUnavailableError,
  matches,
  type ReadAll,
  type ReadStream,
  type RecordedEvent,
} from '../port.ts';
import { readStored, type StoredEvent } from '../vault/unreadable.ts';
import { rowChecksum } from './log.ts';

/** An event as it stands in the log. */
export type Row = Omit<StoredEvent, 'recordedAt'> & { at: number; checksum: number | null };
type FoundRow = Pick<Row, 'position' | 'revision'> & { stream: string };

const columns = 'position, stream, revision, id, type, data, metadata, at, checksum';
type Columns = [
  ...[position: number, stream: string, revision: number, id: string, type: string],
  ...[data: string, metadata: string, at: number, checksum: number | null],
];
// Objects that the library makes of rows are slow to use: reading a page of events would take twice as long.
const rowOf = ([position, streamId, revision, id, type, data, metadata, at, checksum]: Columns): Row => ({
  position,
  streamId,
  revision,
  id,
  type,
  data,
  metadata,
  at,
  checksum,
});
/** Rows read before other work gets its turn, and events made durable together. */
export const page = 500;
/** The last character of all, so that every stream with a prefix comes before the prefix with it. */
const last = '\u{10FFFF}';

/** The reading half of the log, on a connection of its own. */
export class LogReader {
  #file: string;
  #db: DatabaseSync;
  #forwards: StatementSync;
  #backwards: StatementSync;
  #after: StatementSync;
  #places: StatementSync;
  #placed: StatementSync;
  #head: StatementSync;
  #claims: ClaimStatements | undefined;

  constructor(file: string, db = new DatabaseSync(file, { timeout: 5000 })) {
    this.#file = file;
    this.#db = db;
    this.#db.exec('pragma query_only = on');
    const prepare = (rest: string) => {
      const statement = db.prepare(`select ${columns} from events ${rest}`);
      statement.setReturnArrays(true);
      return statement;
    };
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

  async *readStream(
    streamId: string,
    { direction = 'forwards', from, maxCount = Infinity }: ReadStream = {},
  ) {
    const back = direction === 'backwards';
    let at = from ?? (back ? Number.MAX_SAFE_INTEGER : 0);
    for (let left = maxCount; left > 0; left -= page) {
      const rows = this.#rows(back ? this.#backwards : this.#forwards, streamId, at, Math.min(page, left));
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
      : this.#pagesAfter(after, filter ? page : Math.min(page, maxCount));
    for await (const rows of pages) {
      const found = rows.filter(wanted).slice(0, left);
      yield* found.map(recorded);
      left -= found.length;
      if (left <= 0) return;
    }
  }

  async *#pagesAfter(after: number, size: number) {
    for (let at = after; ; await turn()) {
      const rows = this.#rows(this.#after, at, size);
      yield rows;
      if (rows.length < size) return;
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
        const places = this.#read<FoundRow>(this.#places, stream, revision, `${prefix}${last}`, page);
        for (const { position } of places) if (position > after && position <= head) found.add(position);
        ({ stream, revision } = places.at(-1) ?? { stream, revision });
        more = places.length === page;
      }
    }
    const positions = Float64Array.from(found).sort();
    for (let at = 0; at < positions.length; at += page, await turn())
      yield this.#rows(this.#placed, JSON.stringify([...positions.subarray(at, at + page)]));
  }

  /** The next rows after a position, at most so many. */
  rowsAfter(after: number, most: number): Row[] {
    return this.#rows(this.#after, after, most);
  }

  async head(): Promise<number> {
    const [row] = this.#read<{ position: number }>(this.#head);
    return row!.position;
  }

  /** Reads the table of claims, which a log that is only read may lack. */
  async claims<R>(read: (claims: ClaimStatements) => R): Promise<R> {
    return this.#reading(() => read((this.#claims ??= claimsOn(this.#db))));
  }

  #rows(statement: StatementSync, ...values: (string | number)[]): Row[] {
    return this.#read<Columns>(statement, ...values).map(rowOf);
  }
  #read<R>(statement: StatementSync, ...values: (string | number)[]): R[] {
    return this.#reading(() => statement.all(...values) as unknown[] as R[]);
  }
  #reading<R>(read: () => R): R {
    try {
      return read();
    } catch (error) {
      const cause = fileTrouble(this.#file, error) ?? error;
      throw new EventStoreUnavailableError(String(error), { cause });
    }
  }

  close() {
    this.#db.close();
  }
}

/** The event of a row. Its checksum tells whether the row still is as it was written. */
export function recorded({ at, checksum, ...row }: Row): RecordedEvent {
  const intact = checksum === null || checksum === rowChecksum({ ...row, at });
  return readStored({ ...row, recordedAt: new Date(at) }, intact);
}
