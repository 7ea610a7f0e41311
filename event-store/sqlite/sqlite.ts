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
  WrongExpectedRevisionError,
} from '../port.ts';
import type { AppendRequest, Outcome, Request } from './log.ts';
import { LogReader, page, type Row, recorded } from './reading.ts';
import { startWriter, type Writer } from './writer.ts';

type QueuedAppend = {
  request: Request;
  resolve: (appended: Appended) => void;
  reject: (error: Error) => void;
};

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

/** A queue longer than this is written in two batches, so that one is sent while the disk takes the other. */
const oneBatch = 32;

class SqliteEventStore implements ClaimingStore {
  soleWriter = true;
  claims: ClaimTable;
  #queue: QueuedAppend[] = [];
  /** How many loops write batches now, and when all that were started have ended. */
  #draining = 0;
  #drained: Promise<unknown> = Promise.resolve();
  #news = new EventEmitter().setMaxListeners(0);
  /** The last rows read since an append, shared by the subscribers that it wakes. */
  #shared: { after: number; rows: Row[] } | undefined;
  #closed = new AbortController();
  #writer: Writer;
  #log: LogReader;

  constructor(log: LogReader, writer: Writer) {
    this.#log = log;
    this.#writer = writer;
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
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      if (this.#draining < (this.#queue.length > oneBatch ? 2 : 1))
        this.#drained = Promise.all([this.#drained, this.#drain()]);
    });
  }

  /** Writes one batch after the other while more queue, so the disk sets the pace rather than a timer. */
  async #drain() {
    this.#draining += 1;
    for (;;) {
      await turn(); // Everything requested in this turn goes into one batch.
      const batch = this.#nextBatch();
      if (!batch.length) break;
      const outcomes = await this.#outcomes(batch.map(({ request }) => request));
      batch.forEach((waiting, i) => {
        settle(waiting, outcomes[i]!);
      });
      this.#shared = undefined;
      this.#news.emit('appended');
    }
    this.#draining -= 1;
  }
  /** Takes the queue or, of a long one, half; never more events than are read at once, except in one append. */
  #nextBatch() {
    const { length } = this.#queue;
    let size = 0;
    const tooMany = this.#queue.findIndex(({ request }) => (size += sizeOf(request)) > page);
    const most = tooMany < 0 ? length : Math.max(1, tooMany);
    return this.#queue.splice(0, length > oneBatch ? Math.min(most, Math.ceil(length / 2)) : most);
  }
  async #outcomes(requests: Request[]): Promise<Outcome[]> {
    try {
      return await this.#writer.write(requests);
    } catch (error) {
      return requests.map(() => ({ failed: String(error) }));
    }
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
    await this.#drained;
    this.#log.close();
    await this.#writer.close();
  }
}

const sizeOf = (request: Request) => ('events' in request ? request.events.length : 1);

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

function settle({ request, resolve, reject }: QueuedAppend, outcome: Outcome) {
  if ('position' in outcome) resolve(outcome);
  else if ('claimed' in outcome) reject(new ClaimedError(outcome.claimed));
  else if ('conflict' in outcome) {
    const { stream, expected } = request as AppendRequest;
    reject(new WrongExpectedRevisionError(stream, expected, outcome.conflict));
  } else if ('refused' in outcome)
    reject(new TypeError(`${'stream' in request && request.stream} cannot take this: ${outcome.refused}`));
  else reject(new EventStoreUnavailableError(outcome.failed));
}
