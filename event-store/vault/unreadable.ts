import { crc32 } from 'node:zlib';
import { eventTypes } from '../../domain/aggregates.ts';
import { NewerEventError, newerEvent, upcast } from '../../domain/kit.ts';
import type { Metadata } from '../metadata.ts';
import type { RecordedEvent } from '../port.ts';

type WhereRead = Pick<RecordedEvent, 'position' | 'streamId' | 'revision' | 'type'>;

/** Thrown for an event that is damaged or was written by a newer release. The message says where it is and what helps. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError';
  position: number;
  streamId: string;
  constructor({ position, streamId, revision, type }: WhereRead, why: string, options?: ErrorOptions) {
    super(`event ${position} (${type}, ${revision} of stream ${streamId}) cannot be read: ${why}`, options);
    this.position = position;
    this.streamId = streamId;
  }
}
const damaged = (why: string) =>
  `${why}. Restore the log from a backup; npm run doctor finds all events that are damaged.`;

/** CRC-32 over the stored parts of an event, in the given order. */
export const checksumOf = (...parts: string[]): number => parts.reduce((sum, part) => crc32(part, sum), 0);

/** An event as stored text, with its checksum if it has one. */
export type StoredEvent = Omit<RecordedEvent, 'data' | 'metadata' | 'unreadable'> & {
  data: string;
  metadata: string;
};

/** Reads a stored event. A damaged one is returned too, but throws when its data is read. */
export function readStored({ data, metadata, ...place }: StoredEvent, intact: boolean): RecordedEvent {
  try {
    const read = { ...place, data: JSON.parse(data), metadata: JSON.parse(metadata) };
    return intact ? read : unreadable(read, damaged('its bytes are not those that were written'));
  } catch (cause) {
    return unreadable({ ...place, metadata: {} }, damaged(`it is no JSON (${(cause as Error).message})`));
  }
}

/** The remaining facts about a damaged event, whose metadata may be wrong. */
function unreadable(event: Omit<RecordedEvent, 'data'>, why: string): RecordedEvent {
  const at = event.recordedAt.toISOString();
  const nobody = { role: 'system', id: 'unknown' };
  const metadata = { version: 1, at, actor: nobody, correlationId: '', ...(event.metadata as object) };
  const error = new UnreadableEventError(event, why);
  const get = () => {
    throw error;
  };
  const record = { ...event, metadata, unreadable: error };
  return Object.defineProperty(record, 'data', { get, enumerable: true }) as unknown as RecordedEvent;
}

/** An event's data in its current form. Throws UnreadableEventError when it is damaged or newer than this release. */
export function currentData(event: RecordedEvent): unknown {
  const { version = 1 } = event.metadata as Partial<Metadata>;
  const declared = eventTypes.get(event.type);
  const newer = `${newerEvent}. Start that release, or a later one.`;
  if (!declared) throw new UnreadableEventError(event, newer);
  try {
    return upcast(declared, event.data, version);
  } catch (cause) {
    if (cause instanceof NewerEventError) throw new UnreadableEventError(event, newer, { cause });
    throw cause;
  }
}

type Whole = Pick<RecordedEvent, 'id' | 'type' | 'data' | 'metadata'>;
const wholeChecksum = ({ id, type, data, metadata }: Whole) =>
  checksumOf(id.toLowerCase(), type, JSON.stringify(data) ?? '', JSON.stringify(metadata));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Metadata including a checksum of the event, for a log that has no other place for it. */
export const withChecksum = (event: Whole): unknown =>
  isObject(event.metadata) ? { ...event.metadata, checksum: wholeChecksum(event) } : event.metadata;

/** The event without that checksum; unreadable when the checksum does not match. */
export function verified(event: RecordedEvent): RecordedEvent {
  if (!isObject(event.metadata) || typeof event.metadata.checksum !== 'number') return event;
  const { checksum, ...metadata } = event.metadata;
  const record = { ...event, metadata };
  return checksum === wholeChecksum(record)
    ? record
    : unreadable(record, damaged('its bytes are not those that were written'));
}
