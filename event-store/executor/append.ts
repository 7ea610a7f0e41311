import { setTimeout as pause } from 'node:timers/promises';
import type { Claiming } from '../claimTable.ts';
import { type Appended, type EventStore, EventStoreUnavailableError, type NewEvent } from '../port.ts';

const tries = 4;

/** Appends, again with the same event ids while the outcome is unknown; the log then answers as the first time. */
export async function appendSurely(
  store: EventStore,
  stream: string,
  events: NewEvent[],
  revision: number,
  claiming?: Claiming,
): Promise<Appended> {
  for (let attempt = 1; ; attempt++)
    try {
      return await store.append(stream, events, revision < 0 ? 'no_stream' : revision, claiming);
    } catch (error) {
      if (!(error instanceof EventStoreUnavailableError) || attempt === tries) throw error;
      await pause(50 * 4 ** (attempt - 1)); // A log that elects a new leader is back within a second.
    }
}
