import { once } from 'node:events';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { type handleServerStreamingCall, type ServerWritableStream, status } from '@grpc/grpc-js';
import type { EventStore, RecordedEvent } from '../../event-store/port.ts';
import { accessDenied } from './cluster.ts';
import { checkpointMessage, eventMessage, notFoundMessage, positionOf, streamName } from './messages.ts';
import type { Mischief, Server } from './server.ts';
import { callerOf, mayReadAll } from './users.ts';

type Call = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type Options = streams.ReadReq.Options;
/** Number of events that the real server examines before it checks whether a checkpoint is due, by default. */
const window = 32;
const page = 100;
/** The error with which the server ends a subscription that does not take its events in time. */
const tooSlow = {
  code: status.ABORTED,
  details:
    'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.',
};

/** The error that the client reports when a call is reset on a connection that stands. */
export const reset = {
  code: status.INTERNAL,
  details: 'Received RST_STREAM with code 2 (Internal server error)',
};

/** Reads of a stream and of the log, and subscriptions to the log, which the protocol combines in one call. */
export const read =
  (server: Server): handleServerStreamingCall<streams.ReadReq, streams.ReadResp> =>
  async (call) => {
    const options = call.request.getOptions()!;
    server.counts[options.hasSubscription() ? 'subscribe' : 'read'] += 1;
    if (server.refuses(call)) return;
    const { users } = server.mischief;
    if (users && options.hasAll() && !(await mayReadAll(server.log, callerOf(users, call.metadata)!)))
      return void call.emit('error', accessDenied());
    if (!options.hasSubscription() && server.mischief.resetsReads > 0) {
      server.mischief.resetsReads -= 1;
      return void call.emit('error', reset);
    }
    const gone = new AbortController();
    for (const end of ['cancelled', 'close', 'error']) call.on(end, () => gone.abort());
    server.counts.open += 1;
    const follows = options.hasSubscription() ? 1 : 0;
    server.followed(follows);
    try {
      for await (const message of answers(server, options, gone.signal)) {
        while (server.isDeafTo(call)) await once(gone.signal, 'abort');
        if (message.hasEvent()) server.counts.sent += 1;
        await write(call, message, gone.signal);
        if (gone.signal.aborted) return;
      }
      call.end();
    } catch (error) {
      const known = error === tooSlow ? tooSlow : undefined;
      const code = error instanceof RangeError ? status.INVALID_ARGUMENT : status.UNKNOWN;
      call.emit('error', known ?? { code, details: String(error) });
    } finally {
      server.counts.open -= 1;
      server.followed(-follows);
    }
  };

async function write(call: Call, message: streams.ReadResp, signal: AbortSignal) {
  if (signal.aborted || call.write(message)) return;
  await once(call, 'drain', { signal }).catch(() => {});
}

function answers({ log, mischief }: Server, options: Options, signal: AbortSignal) {
  if (options.hasSubscription()) return subscription(log, options, signal, mischief);
  return options.hasStream() ? readStream(log, options) : readAll(log, options);
}

async function* readStream(log: EventStore, options: Options) {
  const asked = options.getStream()!;
  const stream = streamName(asked.getStreamIdentifier());
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  let found = false;
  for await (const event of log.readStream(stream, {
    direction: backwards ? 'backwards' : 'forwards',
    ...(asked.hasRevision() ? { from: Number(asked.getRevision()) } : {}),
    maxCount: Number(options.getCount()),
  })) {
    found = true;
    yield eventMessage(event);
  }
  if (found) return;
  for await (const _ of log.readStream(stream, { maxCount: 1 })) return;
  yield notFoundMessage(stream);
}

/** Reads forwards starting with the named event, or backwards starting before it, as the real server does. */
async function* readAll(log: EventStore, options: Options) {
  const from = options.getAll()!;
  const named = from.hasPosition() ? positionOf(from.getPosition()!.getCommitPosition()) : undefined;
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  let left = Number(options.getCount());
  const events = backwards
    ? eventsBefore(log, named ?? (await log.head()) + 1)
    : log.readAll({ after: named === undefined ? 0 : named - 1 });
  for await (const event of events) {
    if (left-- <= 0) return;
    yield eventMessage(event);
  }
}
async function* eventsBefore(log: EventStore, end: number): AsyncGenerator<RecordedEvent> {
  for (let before = end; before > 1; before -= page) {
    const events: RecordedEvent[] = [];
    const after = Math.max(0, before - 1 - page);
    for await (const event of log.readAll({ after, maxCount: before - 1 - after })) events.unshift(event);
    yield* events;
  }
}

/**
 * Sends all events after the named one, without end. Checkpoints come only with a filter, after a given number of
 * events examined.
 */
async function* subscription(log: EventStore, options: Options, signal: AbortSignal, mischief: Mischief) {
  const from = options.getAll()!;
  const filter = options.getFilter();
  const wanted = filtering(filter);
  const after = from.hasPosition() ? positionOf(from.getPosition()!.getCommitPosition()) : undefined;
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
  yield new streams.ReadResp().setConfirmation(confirmation);
  let examined = 0;
  let told = false;
  for await (const { events, position, caughtUp } of log.subscribeToAll({
    after: after ?? (from.hasEnd() ? 'end' : 'start'),
    batchSize: window,
    signal,
  })) {
    if (mischief.mute) continue;
    if (mischief.dropsSubscriptions > 0 && events.length) {
      mischief.dropsSubscriptions -= 1;
      throw tooSlow;
    }
    for (const event of events) if (wanted(event)) yield eventMessage(event);
    examined += events.length;
    const every = window * (filter?.getCheckpointintervalmultiplier() ?? 0);
    if (filter && examined >= every) {
      examined = 0;
      yield checkpointMessage(position);
    }
    if (caughtUp && !told) yield new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());
    told ||= caughtUp;
  }
}

function filtering(filter: streams.ReadReq.Options.FilterOptions | undefined) {
  if (!filter) return () => true;
  const on = filter.hasStreamIdentifier() ? 'streamId' : 'type';
  const rule = (filter.getStreamIdentifier() ?? filter.getEventType())!;
  const pattern = rule.getRegex() ? new RegExp(rule.getRegex()) : undefined;
  return (event: RecordedEvent) =>
    pattern ? pattern.test(event[on]) : rule.getPrefixList().some((prefix) => event[on].startsWith(prefix));
}
