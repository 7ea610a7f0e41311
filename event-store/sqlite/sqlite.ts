import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { fileTrouble, openingFile } from '../cannotStart.ts';
import { ClaimedError, type Claiming, type ClaimTable } from '../claimTable.ts';
import {
  type Appended,
  type ClaimingStore,
  type EventStore,
  EventStoreUnavailableError,
  type ExpectedRevision,
  matches,
  type NewEvent,
  type ReadAll,
  type ReadStream,
  type Subscribe,
} from '../port.ts';
import type { Request } from './log.ts';
import { WriteQueue } from './queue.ts';
import { LogReader, page, type Row, recorded } from './reading.ts';
import { startWriter, type Writer } from './writer.ts';

/** Opens the embedded event log. The caller holds the folder's lock, so no other process writes to the file. */
export async function openSqliteEventStore(file: string, writer?: Writer): Promise<ClaimingStore> {
  try {
    const opened = writer ?? (await startWriter(file));
    return new SqliteEventStore(new LogReader(file), opened);
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
    if (isLog) return new SqliteEventStore(new LogReader(file, db), { write: refuse, close: () => {} });
    db.close();
    return undefined;
  });
}

class SqliteEventStore implements ClaimingStore {
  soleWriter = true;
  claims: ClaimTable;
  #news = new EventEmitter().setMaxListeners(0);
  /** The last rows read since an append, shared by the subscribers that it wakes. */
  #shared: { after: number; rows: Row[] } | undefined;
  #closed = new AbortController();
  #writer: Writer;
  #queue: WriteQueue;
  #log: LogReader;

  constructor(log: LogReader, writer: Writer) {
    this.#log = log;
    this.#writer = writer;
    this.#queue = new WriteQueue(writer, () => {
      this.#shared = undefined;
      this.#news.emit('appended');
    });
    this.claims = claimsOf(log, (request) => this.#write(request));
  }

  async append(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    claiming?: Claiming,
  ): Promise<Appended> {
    if (!events.length) throw new TypeError(`nothing to append to ${streamId}`);
    return this.#write({ stream: streamId, expected, events: events.map(asText), claiming });
  }

  async #write(request: Request): Promise<Appended> {
    if (this.#closed.signal.aborted) throw new EventStoreUnavailableError('the event log is closed');
    return this.#queue.write(request);
  }

  readStream(streamId: string, how?: ReadStream) {
    return this.#log.readStream(streamId, how);
  }
  readAll(how?: ReadAll) {
    return this.#log.readAll(how);
  }
  head() {
    return this.#log.head();
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
    const rows = this.#log.rowsAfter(after, most);
    if (rows.length < most) this.#shared = { after, rows };
    return rows;
  }

  /** Refuses new appends, finishes waiting ones, and ends the subscriptions. */
  async close() {
    if (this.#closed.signal.aborted) return;
    this.#closed.abort();
    await this.#queue.drained();
    this.#log.close();
    await this.#writer.close();
  }
}

/** The table of claims in the log's file. The appends themselves take, so that nothing has to be taken ahead of them. */
function claimsOf(log: LogReader, write: (request: Request) => Promise<unknown>): ClaimTable {
  const take: ClaimTable['take'] = async (stream, revision, takes) =>
    void (await write({ stream, revision, takes }));
  return {
    async ahead(holder, _, takes) {
      const claimed = await log.claims((claims) => claims.inTheWay(holder, takes));
      if (claimed) throw new ClaimedError(claimed);
    },
    take,
    adopt: take,
    settle: async (stream, revision, holding) => void (await write({ stream, revision, holding })),
    row: (name) => log.claims((claims) => claims.row(name)),
    count: (name) => log.claims((claims) => claims.count(name)),
    begun: (...what) => log.claims((claims) => claims.begun(...what)),
    page: (...what) => log.claims((claims) => claims.page(...what)),
    isHolder: (holder) => log.claims((claims) => claims.isHolder(holder)),
    alone: (work) => work(),
    empty: async () => undefined,
    // Once the table is complete, it is so with every append.
    position: async () => ((await log.claims((claims) => claims.position())) ? log.head() : 0),
    reach: async (reached) => void (await write({ reached })),
  };
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
