import { setMaxListeners } from 'node:events';
import { BACKWARDS, END, FORWARDS, type ReadStreamOptions, START } from '@eventstore/db-client';
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
import { appendOnce, proposal } from './append.ts';
import { type Client, Connection } from './connection.ts';
import { isSystem, type Source, safePosition } from './feed.ts';
import { ask, type Head, headFinder, openStream, page, placeOf, read } from './reads.ts';
import { subscribedTo, upTo } from './selected.ts';
import { type OnTrouble, subscribe } from './subscription.ts';

export type EventStoreDbOptions = {
  /** Milliseconds to wait for an answer; by default `defaultDeadline` of the connection string, otherwise 5000. */
  deadline?: number;
  /** How many times longer than that it waits, 1 by default. */
  patience?: number;
  /** Milliseconds without news after which a subscription checks that it has missed nothing, and reports so. */
  heartbeat?: number;
  onTrouble?: OnTrouble;
};

/**
 * The event log in EventStoreDB: `esdb://user:password@host:2113?tls=true`, several hosts for a cluster. TLS and
 * credentials come only from the connection string. An unreachable node is noticed by the first call, not here.
 */
export async function openEventStoreDb(url: string, options: EventStoreDbOptions = {}): Promise<EventStore> {
  return new EventStoreDb(url, options);
}

const limitOf = (maxCount: number) => (Number.isFinite(maxCount) ? { maxCount } : {});

class EventStoreDb implements EventStore {
  soleWriter = false;
  head = async () => (await this.#newest()).position;
  #connection: Connection;
  #newest: () => Promise<Head>;
  #heartbeat: number;
  #onTrouble: OnTrouble;
  #closed = new AbortController();
  #appending = new Set<Promise<unknown>>();

  constructor(
    url: string,
    { deadline, patience, heartbeat = 500, onTrouble = () => {} }: EventStoreDbOptions,
  ) {
    this.#connection = new Connection(url, deadline, patience);
    this.#heartbeat = heartbeat;
    this.#onTrouble = onTrouble;
    this.#newest = headFinder(this.#connection, this.#closed.signal);
    setMaxListeners(0, this.#closed.signal);
  }

  async append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    if (!events.length) throw new TypeError(`nothing to append to ${streamId}`);
    if (this.#closed.signal.aborted) throw new EventStoreUnavailableError('the event log is closed');
    const appending = this.#append(streamId, events, expected);
    this.#appending.add(appending);
    try {
      return await appending;
    } finally {
      this.#appending.delete(appending);
    }
  }

  async #append(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> {
    const proposals = events.map(proposal);
    const { deadline } = this.#connection;
    const answer = await ask(this.#connection, `append to ${streamId}`, (client) =>
      appendOnce(client, streamId, proposals, expected, deadline),
    );
    if ('conflict' in answer) {
      const before = await this.#earlier(streamId, events, expected);
      if (before) return before;
      throw new WrongExpectedRevisionError(streamId, expected, answer.conflict);
    }
    const { revision, position } = answer;
    if (position !== undefined) return { revision, position: safePosition(position) };
    for await (const stored of this.readStream(streamId, { from: revision, maxCount: 1 }))
      return { revision, position: stored.position };
    throw new EventStoreUnavailableError(`append to ${streamId}: stored, and cannot be found`);
  }

  /**
   * The result of the first attempt, if these ids are at this place. The server itself recognises repeats, but not all:
   * one without a revision only while the server keeps the ids in memory.
   */
  async #earlier(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision) {
    if (expected === 'any' || expected === 'stream_exists') return undefined;
    const from = expected === 'no_stream' ? 0 : expected + 1;
    const stored: RecordedEvent[] = [];
    for await (const event of this.readStream(streamId, { from, maxCount: events.length }))
      stored.push(event);
    const same = events.every(({ id }, i) => stored[i]?.id.toLowerCase() === id.toLowerCase());
    const last = stored.at(-1)!;
    return same ? { revision: last.revision, position: last.position } : undefined;
  }

  async *readStream(
    streamId: string,
    { direction = 'forwards', from, maxCount = Infinity }: ReadStream = {},
  ): AsyncGenerator<RecordedEvent> {
    if (maxCount <= 0) return;
    const backwards = direction === 'backwards';
    const options: ReadStreamOptions = {
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: from === undefined ? (backwards ? END : START) : BigInt(from),
      requiresLeader: true,
      ...limitOf(maxCount),
    };
    const open = (client: Client): Source => openStream(client, streamId, options);
    for await (const events of this.#read(`read of ${streamId}`, open)) yield* events;
  }

  async *readAll({ after = 0, maxCount = Infinity, filter }: ReadAll = {}): AsyncGenerator<RecordedEvent> {
    const wanted = matches(filter);
    let left = maxCount;
    if (left <= 0) return;
    const pieces = filter?.streamPrefixes
      ? this.#ofStreams(filter.streamPrefixes, after)
      : this.#ofAll(after, filter ? Infinity : maxCount);
    for await (const events of pieces)
      for (const event of events) {
        if (isSystem(event) || !wanted(event)) continue;
        yield event;
        if (--left <= 0) return;
      }
  }
  /** Events of the whole log. The server is asked for few where few are wanted; some may be its own. */
  async *#ofAll(after: number, maxCount: number): AsyncGenerator<RecordedEvent[]> {
    let at = after;
    for (let size = maxCount + 1; ; size = Math.min(page, 2 * size)) {
      const options = { fromPosition: placeOf(at), requiresLeader: true, ...limitOf(size) };
      const open = (client: Client) => client.readAll(options, { highWaterMark: page });
      let got = 0;
      for await (const events of this.#read('read of the log', open)) {
        got += events.length;
        // A read includes the event that it should start after.
        const later = events.filter(({ position }) => position > at);
        at = later.at(-1)?.position ?? at;
        if (later.length) yield later;
      }
      if (got < size) return;
    }
  }
  /** Events of the streams with these prefixes up to the head, for which the server does not send the others. */
  async *#ofStreams(prefixes: readonly string[], after: number): AsyncGenerator<RecordedEvent[]> {
    const newest = await this.#newest();
    if (!prefixes.length || newest.position <= after) return;
    const pieces = this.#read('read of streams', subscribedTo(prefixes, after, newest));
    yield* upTo(newest.position, pieces);
  }
  #read(what: string, open: (client: Client, atWork: () => void) => Source) {
    return read(this.#connection, this.#closed.signal, what, open);
  }

  subscribeToAll(options: Subscribe) {
    const { head } = this;
    const [connection, heartbeat, onTrouble] = [this.#connection, this.#heartbeat, this.#onTrouble];
    return subscribe({ connection, head, heartbeat, onTrouble, closed: this.#closed.signal }, options);
  }

  /** Refuses new appends, finishes pending ones, and ends reads and subscriptions. */
  async close() {
    if (this.#closed.signal.aborted) return;
    this.#closed.abort();
    await Promise.allSettled(this.#appending);
    await this.#connection.close();
  }
}
