import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision, NewEvent, RecordedEvent } from '../../event-store/port.ts';

/** Converts between EventStoreDB's messages and the events of our log. */

/**
 * Gap between positions. The log counts 1, 2, 3 while the double reports 137, 274, 411, so that the next position
 * cannot be guessed.
 */
const gap = 137n;
export const placeOf = (position: number) => String(BigInt(position) * gap);
/** Throws on a position that no event has, as the real server does. */
export function positionOf(place: string): number {
  if (BigInt(place) % gap) throw new RangeError(`there is no event at ${place}`);
  return Number(BigInt(place) / gap);
}

export const empty = () => new shared.Empty();
export const streamName = (identifier: shared.StreamIdentifier | undefined) =>
  Buffer.from(identifier!.getStreamName_asU8()).toString();
export const streamIdentifier = (name: string) =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(name));
const parsed = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString());
/** Bytes, and not the base64 text that the messages take as well, which they decode slowly. */
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

type Proposed = streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage;
export function newEvent(message: Proposed): NewEvent {
  const metadata = message.getCustomMetadata_asU8();
  const type = message.getMetadataMap().get('type');
  if (message.getMetadataMap().get('content-type') !== 'application/json' || !type)
    throw new TypeError('only JSON is taken, and it needs a type');
  return {
    id: message.getId()!.getString(),
    type,
    data: parsed(message.getData_asU8()),
    ...(metadata.length ? { metadata: parsed(metadata) } : {}),
  };
}

type Options = {
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
  hasAny(): boolean;
};
export function expectation(options: Options, revision: string): ExpectedRevision {
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return options.hasAny() ? 'any' : Number(revision);
}

const ticks = (date: Date) => String(BigInt(date.getTime()) * 10_000n);

export function eventMessage(event: RecordedEvent): streams.ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.streamId))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(placeOf(event.position))
    .setPreparePosition(placeOf(event.position))
    .setData(bytes(event.data))
    .setCustomMetadata(bytes(event.metadata));
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', 'application/json')
    .set('created', ticks(event.recordedAt));
  const read = new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(placeOf(event.position));
  return new streams.ReadResp().setEvent(read);
}

export function notFoundMessage(stream: string): streams.ReadResp {
  const notFound = new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream));
  return new streams.ReadResp().setStreamNotFound(notFound);
}

export function checkpointMessage(position: number): streams.ReadResp {
  const checkpoint = new streams.ReadResp.Checkpoint()
    .setCommitPosition(placeOf(position))
    .setPreparePosition(placeOf(position));
  return new streams.ReadResp().setCheckpoint(checkpoint);
}
