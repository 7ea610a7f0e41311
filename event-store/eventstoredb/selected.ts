import { streamNameFilter } from '@eventstore/db-client';
import { EventStoreUnavailableError, type RecordedEvent } from '../port.ts';
import type { Client } from './connection.ts';
import type { Source } from './feed.ts';
import { type Head, placeOf } from './reads.ts';

/** After this many times 32 events, which is the server's own measure, it says that it is still looking. */
const checkpointInterval = 100;
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Opens a subscription to the streams with these prefixes and to that of the newest event, which ends the reading:
 * not every version of the server tells a subscription that it has caught up. The client's reads have no filter.
 */
export const subscribedTo =
  (prefixes: readonly string[], after: number, newest: Head) =>
  (client: Client, atWork: () => void): Source => {
    const regex = `^(?:${prefixes.map(literally).join('|')}|${literally(newest.streamId)}$)`;
    const filter = streamNameFilter({ regex, checkpointInterval, checkpointReached: atWork });
    const options = { fromPosition: placeOf(after), requiresLeader: true, filter };
    return client.subscribeToAll(options, { highWaterMark: 500 });
  };

/** The events up to this position, which is that of an event. */
export async function* upTo(position: number, pieces: AsyncIterable<RecordedEvent[]>) {
  for await (const events of pieces) {
    const reached = events.at(-1)!.position >= position;
    yield reached ? events.filter((event) => event.position <= position) : events;
    if (reached) return;
  }
  throw new EventStoreUnavailableError('the server ended the subscription');
}
