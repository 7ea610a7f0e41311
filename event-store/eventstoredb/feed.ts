import type { ResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '../port.ts';
import { verified } from '../vault/unreadable.ts';

/** A read or a subscription of the client: what we use of it. */
export type Source = {
  readonly readableLength: number;
  read(): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'end' | 'readable', listener: () => void): unknown;
  destroy(): unknown;
} & ({ cancel(): Promise<void> } | { unsubscribe(): Promise<void> });
const ignore = () => {};

/** What a read or a subscription brings, taken in pieces as large as there are. */
export function openFeed(source: Source) {
  let failure: unknown;
  let over = false;
  let wake: () => void = ignore;
  // Stays for good: an error that nobody listens to would end the process.
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
    /** What has arrived, without waiting. */
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
    /** Waits for more, for as long as given. Throws what went wrong. */
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
    /** The server is told; leaving the stream alone would leave the call open. */
    stop() {
      if (over) return;
      const stopping = 'cancel' in source ? source.cancel() : source.unsubscribe();
      stopping.catch(ignore);
      source.destroy();
    },
  };
}

/** Positions are numbers here: a log of nine petabytes is where that ends. */
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
/** The server's own: statistics, users, links made by its projections. */
export const isSystem = ({ type }: Pick<RecordedEvent, 'type'>) => type.startsWith('$');
