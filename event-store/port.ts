import type { Claiming, ClaimTable } from './claimTable.ts';

/** `id` is a UUID. */
export type NewEvent = { id: string; type: string; data: unknown; metadata?: unknown };
export type RecordedEvent = Required<NewEvent> & {
  streamId: string;
  /** Its place in the stream, from 0. */
  revision: number;
  /** Its place in the whole log: an increasing safe integer, not contiguous. */
  position: number;
  recordedAt: Date;
  /** Set when the event is damaged. Reading its data throws this, and its metadata may be wrong. */
  unreadable?: Error;
};
export type ExpectedRevision = number | 'any' | 'no_stream' | 'stream_exists';
export type AllFilter = { streamPrefixes?: string[]; eventTypes?: string[] };
export type Appended = { revision: number; position: number };
export type Batch = { events: RecordedEvent[]; position: number; caughtUp: boolean };
export type ReadStream = { direction?: 'forwards' | 'backwards'; from?: number; maxCount?: number };
export type ReadAll = { after?: number; maxCount?: number; filter?: AllFilter };
export type Subscribe = {
  after: number | 'start' | 'end';
  filter?: AllFilter;
  batchSize?: number;
  signal: AbortSignal;
  /** The name under which operators see how far this follower is. */
  name?: string;
};

/** An append-only log of streams. Every adapter passes the suite in `testContract/`. */
export type EventStore = {
  /** True when no other process can append, so that cached states are always current. */
  soleWriter: boolean;
  /**
   * Appends events to one stream, all or none, durable when it resolves. The same event ids at the same place get the
   * first answer again. Throws WrongExpectedRevisionError, or EventStoreUnavailableError (outcome unknown: retry with
   * the same ids). `claiming` is for a log that keeps claims, which throws ClaimedError when somebody else has them.
   */
  append(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    claiming?: Claiming,
  ): Promise<Appended>;
  /** Events of one stream; `from` is inclusive. A missing stream is empty. */
  readStream(streamId: string, options?: ReadStream): AsyncIterable<RecordedEvent>;
  /**
   * Events of all streams in log order. `after` is exclusive: 0, or a position from this log. The embedded log finds
   * streams by prefix without reading others, and then reads up to the head at the beginning.
   */
  readAll(options?: ReadAll): AsyncIterable<RecordedEvent>;
  /**
   * Existing events, then new ones, until aborted. `position` also moves past events that the filter excludes, but
   * never beyond the head. Where others write too, empty batches come at least once a second while nothing is missing.
   */
  subscribeToAll(options: Subscribe): AsyncIterable<Batch>;
  /** Position of the newest event, 0 for an empty log. */
  head(): Promise<number>;
  close(): Promise<void>;
};

/** A log beside the table of its claims, which go with its appends. */
export type ClaimingStore = EventStore & { claims: ClaimTable };

export class WrongExpectedRevisionError extends Error {
  streamId: string;
  expected: ExpectedRevision;
  actual: number;
  constructor(streamId: string, expected: ExpectedRevision, actual: number) {
    super(`stream ${streamId}: expected ${expected}, is at ${actual}`);
    this.streamId = streamId;
    this.expected = expected;
    this.actual = actual;
  }
}
export class EventStoreUnavailableError extends Error {}
/**
 * The table's server was started, exchanged or restored from a backup while this process ran: rows may be missing until
 * the table has caught up. Until then it takes nothing.
 */
export class ClaimsBehindError extends EventStoreUnavailableError {
  constructor() {
    super('the table of claims may be behind the log');
  }
}

export const matches =
  (filter: AllFilter = {}) =>
  ({ streamId, type }: Pick<RecordedEvent, 'streamId' | 'type'>) =>
    (!filter.streamPrefixes || filter.streamPrefixes.some((prefix) => streamId.startsWith(prefix))) &&
    (!filter.eventTypes || filter.eventTypes.includes(type));
