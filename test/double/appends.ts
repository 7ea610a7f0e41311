import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import {
  status as grpc,
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  Metadata,
  type ServiceError,
} from '@grpc/grpc-js';
import anything from 'google-protobuf/google/protobuf/any_pb.js';
import nothing from 'google-protobuf/google/protobuf/empty_pb.js';
import {
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  WrongExpectedRevisionError,
} from '../../event-store/port.ts';
import { accessDenied } from './cluster.ts';
import { empty, expectation, newEvent, placeOf, streamIdentifier, streamName } from './messages.ts';
import { reset } from './reads.ts';
import type { Server } from './server.ts';
import { callerOf, mayWrite } from './users.ts';

type Outcome = Appended | WrongExpectedRevisionError;
/** The server's error when an append was not committed and indexed in time. */
const commitTimeout: Partial<ServiceError> = {
  code: grpc.ABORTED,
  details: 'Operation timed out: Commit phase timeout.',
};
/** The error for events that together exceed the server's limit; undefined when they fit. */
function tooLarge(events: NewEvent[], most: number): Partial<ServiceError> | undefined {
  const size = Buffer.byteLength(JSON.stringify(events.map(({ data, metadata }) => [data, metadata])));
  if (size <= most) return undefined;
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(most));
  const details = `Maximum Append Size of ${most} Exceeded.`;
  return { code: grpc.INVALID_ARGUMENT, details, metadata };
}
const system = (): NewEvent => ({ id: crypto.randomUUID(), type: '$statsCollected', data: {}, metadata: {} });

/**
 * Appends the events, unless all their ids are waiting to be indexed: the server drops such a repeat without an answer,
 * and its commit timeout ends the call. Returns null when the answer is lost after the commit.
 */
async function appended(
  server: Server,
  stream: string,
  events: NewEvent[],
  expected: ExpectedRevision,
): Promise<Outcome | null | 'dropped'> {
  const { counts, indexing, timeouts } = server;
  const keys = events.map(({ id }) => `${stream} ${id.toLowerCase()}`);
  if (keys.every((key) => indexing.has(key))) {
    counts.dropped += 1;
    return new Promise((resolve) => setTimeout(resolve, timeouts.commit, 'dropped' as const).unref());
  }
  for (const key of keys) indexing.add(key);
  try {
    return await stored(server, stream, events, expected);
  } finally {
    for (const key of keys) indexing.delete(key);
  }
}

/** Appends the events, subject to the current faults. */
async function stored(
  { log, mischief }: Server,
  stream: string,
  events: NewEvent[],
  expected: ExpectedRevision,
): Promise<Outcome | null> {
  if (mischief.forgetsIds) {
    const before = await latest(log, stream);
    if (before && expected === 'no_stream')
      return new WrongExpectedRevisionError(stream, expected, before.revision);
  }
  const outcome = await log.append(stream, events, expected).catch((error) => {
    if (error instanceof WrongExpectedRevisionError) return error;
    throw error;
  });
  await mischief.indexesAfter;
  if (mischief.systemEvents) await log.append('$stats-127.0.0.1:2113', [system()], 'any');
  if (mischief.losesAnswers > 0) {
    mischief.losesAnswers -= 1;
    return null;
  }
  return outcome;
}
async function latest(log: EventStore, stream: string) {
  for await (const event of log.readStream(stream, { direction: 'backwards', maxCount: 1 })) return event;
  return undefined;
}

/** A call with a single append. */
export const append =
  (server: Server): handleClientStreamingCall<streams.AppendReq, streams.AppendResp> =>
  (call, answer) => {
    server.counts.append += 1;
    if (server.refuses(call, answer)) return;
    let options: streams.AppendReq.Options | undefined;
    const events: NewEvent[] = [];
    call.on('data', (request: streams.AppendReq) => {
      if (request.hasOptions()) options = request.getOptions();
      else events.push(newEvent(request.getProposedMessage()!));
    });
    call.on('end', async () => {
      const expected = expectation(options!, options!.getRevision());
      const stream = streamName(options!.getStreamIdentifier());
      const { users } = server.mischief;
      if (users && !mayWrite(callerOf(users, call.metadata)!, stream)) return answer(accessDenied());
      const refused = tooLarge(events, server.maxAppendSize);
      if (refused) return answer(refused);
      const outcome = await appended(server, stream, events, expected);
      if (server.isDeafTo(call)) return;
      if (outcome && server.mischief.resetsAppends > 0) {
        server.mischief.resetsAppends -= 1;
        return answer(reset);
      }
      if (outcome === 'dropped') answer(commitTimeout);
      else if (outcome) answer(null, appendAnswer(outcome, server.mischief.noPosition));
    });
  };

function appendAnswer(outcome: Outcome, noPosition: boolean): streams.AppendResp {
  if (outcome instanceof WrongExpectedRevisionError) {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (outcome.actual < 0) wrong.setCurrentNoStream(empty());
    else wrong.setCurrentRevision(String(outcome.actual));
    return new streams.AppendResp().setWrongExpectedVersion(wrong.setExpectedAny(empty()));
  }
  const success = new streams.AppendResp.Success().setCurrentRevision(String(outcome.revision));
  const place = placeOf(outcome.position);
  if (noPosition) success.setNoPosition(empty());
  else
    success.setPosition(new streams.AppendResp.Position().setCommitPosition(place).setPreparePosition(place));
  return new streams.AppendResp().setSuccess(success);
}

/** A call with the appends of all callers, told apart by correlation id. */
export const batchAppend =
  (server: Server): handleBidiStreamingCall<streams.BatchAppendReq, streams.BatchAppendResp> =>
  (call) => {
    if (server.refuses(call)) return;
    const open = new Map<string, { options: streams.BatchAppendReq.Options; events: NewEvent[] }>();
    call.on('error', () => {});
    call.on('end', () => call.end());
    call.on('data', async (request: streams.BatchAppendReq) => {
      const id = request.getCorrelationId()!.getString();
      const own = open.get(id) ?? { options: request.getOptions()!, events: [] };
      open.set(id, own);
      own.events.push(...request.getProposedMessagesList().map(newEvent));
      if (!request.getIsFinal()) return;
      open.delete(id);
      server.counts.batchAppend += 1;
      const stream = streamName(own.options.getStreamIdentifier());
      const expected = expectation(own.options, own.options.getStreamPosition());
      const outcome = await appended(server, stream, own.events, expected);
      if (!outcome || outcome === 'dropped' || server.isDeafTo(call)) return;
      const response = batchAnswer(outcome).setStreamIdentifier(streamIdentifier(stream));
      call.write(response.setCorrelationId(request.getCorrelationId()));
    });
  };

function batchAnswer(outcome: Outcome): streams.BatchAppendResp {
  if (outcome instanceof WrongExpectedRevisionError) {
    const wrong = new shared.WrongExpectedVersion().setExpectedAny(new nothing.Empty());
    if (outcome.actual < 0) wrong.setCurrentNoStream(new nothing.Empty());
    else wrong.setCurrentStreamRevision(String(outcome.actual));
    const details = new anything.Any();
    details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
    const failed = new status.Status().setCode(9).setMessage('WrongExpectedVersion').setDetails(details);
    return new streams.BatchAppendResp().setError(failed);
  }
  const place = placeOf(outcome.position);
  const position = new shared.AllStreamPosition().setCommitPosition(place).setPreparePosition(place);
  const success = new streams.BatchAppendResp.Success().setCurrentRevision(String(outcome.revision));
  return new streams.BatchAppendResp().setSuccess(success.setPosition(position));
}
