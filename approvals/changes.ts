import * as happened from '../domain/transaction/events.ts';
import type { EventStore } from '../event-store/port.ts';
import { follow } from '../event-store/reader/follow.ts';

const outcomes = [
  happened.TransactionApproved,
  happened.TransactionDeclined,
  happened.TransactionFailed,
  happened.TransactionExpired,
].map(({ type }) => type);

export type Changes = {
  /**
   * Resolves once it is listening, or the wait is over. The inner promise resolves at the next event of one of the streams that
   * counts, after `ms`, or with the signal.
   */
  next(streams: readonly string[], ms: number, signal: AbortSignal): Promise<{ come: Promise<void> }>;
};

/**
 * Notifies waiting screens of outcomes, and of events of these further types, with one follower of the log for all of them
 * while there are any.
 */
export function changesOf(store: EventStore, further: readonly string[] = []): Changes {
  const waiting = new Map<string, Set<() => void>>();
  let listening: { stop: AbortController; begun: Promise<void> } | undefined;

  function wake(streams: Iterable<string>) {
    for (const stream of [...streams]) for (const each of waiting.get(stream) ?? []) each();
  }
  function listen() {
    const stop = new AbortController();
    const { begun } = follow(
      store,
      {
        name: 'waiting-screens',
        filter: { eventTypes: [...outcomes, ...further] },
        from: 'end',
        fold: ({ events }) => wake(events.map(({ streamId }) => streamId)),
        failed: () => wake(waiting.keys()),
      },
      stop.signal,
    );
    return { stop, begun };
  }
  function forget(streams: readonly string[], done: () => void) {
    for (const stream of streams) {
      const all = waiting.get(stream);
      all?.delete(done);
      if (all?.size === 0) waiting.delete(stream);
    }
    if (waiting.size) return;
    listening?.stop.abort();
    listening = undefined;
  }

  return {
    async next(streams, ms, signal) {
      const { begun } = (listening ??= listen());
      const { promise, resolve } = Promise.withResolvers<void>();
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        forget(streams, done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
      for (const stream of streams) waiting.set(stream, (waiting.get(stream) ?? new Set()).add(done));
      if (signal.aborted) done();
      await Promise.race([begun, promise]);
      return { come: promise };
    },
  };
}
