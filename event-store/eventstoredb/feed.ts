import type { ResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '../port.ts';
import { verified } from '../vault/unreadable.ts';

/** The members of the client's reads and subscriptions that are used here. */
export type Source = {
  readonly readableLength: number;
  read(): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'end' | 'readable', listener: () => void): unknown;
  destroy(): unknown;
} & ({ cancel(): Promise<void> } | { unsubscribe(): Promise<void> });
const ignore = () => {};

/** Takes the events of a read or a subscription, as many at a time as have arrived. */
export function openFeed(source: Source) {
  let failure: unknown;
  let over = false;
  let wake: () => void = ignore;
  // Stays attached, because an error without a listener would end the process.
  source.on('error', (error: Error) => {
    failure ??= error;
    wake();
  });
  source.on('end', () => {
    over = true;
    wake();
  });
  source.on('readable', () => wake());

  return {
    /** Events that have arrived, without waiting. */
    take(most: number): RecordedEvent[] {
      const events: RecordedEvent[] = [];
      while (events.length < most) {
        const resolved = source.read() as ResolvedEvent | null;
        if (!resolved) break;
        events.push(recorded(resolved));
      }
      return events;
    },
    get isEmpty() {
      return source.readableLength === 0;
    },
    /** Waits for more events, up to this long. Throws the error of the source. */
    async wait(milliseconds: number, signal?: AbortSignal): Promise<'more' | 'over' | 'quiet'> {
      let outcome: 'more' | 'quiet' = 'more';
      if (!failure && !over && !signal?.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(() => {
          outcome = 'quiet';
          resolve();
        }, milliseconds);
        signal?.addEventListener('abort', wake);
        await promise;
        signal?.removeEventListener('abort', wake);
        clearTimeout(timer);
        wake = ignore;
      }
      if (failure) throw failure;
      return over || signal?.aborted ? 'over' : outcome;
    },
    /** Cancels the call at the server; only leaving the stream would keep the call open. */
    stop() {
      if (over) return;
      const stopping = 'cancel' in source ? source.cancel() : source.unsubscribe();
      stopping.catch(ignore);
      source.destroy();
    },
  };
}

/** Converts a position to a number, which is exact for logs of up to nine petabytes. */
export function safePosition(place: bigint): number {
  if (place > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`position ${place} is beyond what a number holds`);
  return Number(place);
}

function recorded({ event }: ResolvedEvent): RecordedEvent {
  const { id, type, data, metadata, streamId, revision, position, created } = event!;
  return verified({
    ...{ id, type, data, metadata: metadata ?? {}, streamId },
    ...{ revision: Number(revision), position: safePosition(position!.commit), recordedAt: created },
  });
}
/** The server's own events: statistics, users, links made by its projections. */
export const isSystem = ({ type }: Pick<RecordedEvent, 'type'>) => type.startsWith('$');
