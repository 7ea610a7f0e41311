import * as happened from '../domain/transaction/events.ts';
import type { EventStore } from '../event-store/port.ts';

const outcomes = [
  happened.TransactionApproved,
  happened.TransactionDeclined,
  happened.TransactionFailed,
  happened.TransactionExpired,
].map(({ type }) => type);

export type Changes = {
  /**
   * Resolves once it is listening. The inner promise resolves at the stream's next outcome, after `ms`, or with the
   * signal.
   */
  next(stream: string, ms: number, signal: AbortSignal): Promise<{ come: Promise<void> }>;
};

/** Notifies waiting screens of outcomes, with one reader of the log for all of them while there are any. */
export function changesOf(store: EventStore): Changes {
  const waiting = new Map<string, Set<() => void>>();
  let reading: { stop: AbortController; ready: Promise<unknown> } | undefined;

  function wake(streams: Iterable<string>) {
    for (const stream of [...streams]) for (const each of waiting.get(stream) ?? []) each();
  }
  function read() {
    const stop = new AbortController();
    const head = store.head();
    (async () => {
      const filter = { eventTypes: outcomes };
      const { signal } = stop;
      const where = { after: await head, filter, signal, name: 'waiting-screens' };
      for await (const { events } of store.subscribeToAll(where))
        wake(events.map(({ streamId }) => streamId));
    })()
      .catch(() => undefined)
      .finally(() => {
        if (reading?.stop === stop) reading = undefined;
        // Those still waiting look again, and start another reader.
        if (!stop.signal.aborted) wake(waiting.keys());
      });
    return { stop, ready: head };
  }
  function forget(stream: string, done: () => void) {
    const all = waiting.get(stream);
    all?.delete(done);
    if (all?.size === 0) waiting.delete(stream);
    if (waiting.size) return;
    reading?.stop.abort();
    reading = undefined;
  }

  return {
    async next(stream, ms, signal) {
      reading ??= read();
      const { promise, resolve } = Promise.withResolvers<void>();
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        forget(stream, done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
      waiting.set(stream, (waiting.get(stream) ?? new Set()).add(done));
      await reading.ready;
      return { come: promise };
    },
  };
}
