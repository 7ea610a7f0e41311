import * as happened from '../domain/transaction/events.ts';
import type { EventStore } from '../event-store/port.ts';
import { follow } from '../event-store/reader/follow.ts';

const outcomes = [
  happened.TransactionApproved,
  happened.TransactionDeclined,
  happened.TransactionFailed,
  happened.TransactionExpired,
].map(({ type }) => type);

/** Watches some streams until its end. Waiting is over after `ms`, or with the signal, too. */
export type Watch = {
  /** Resolves once it misses nothing any more. */
  begun(ms: number): Promise<void>;
  /** The streams of which something was told since the call before, for which it waits. None when the wait was over first. */
  next(ms: number): Promise<ReadonlySet<string>>;
  end(): void;
};
export type Changes = { watch(streams: readonly string[], signal: AbortSignal): Watch };
type Note = (stream: string) => void;

/** Waits for what is to come, for at most `ms` and until the signal aborts. */
async function within(ms: number, signal: AbortSignal, come: Promise<unknown>): Promise<void> {
  if (signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = () => resolve();
  const timer = setTimeout(over, ms);
  signal.addEventListener('abort', over);
  await Promise.race([come, promise]);
  clearTimeout(timer);
  signal.removeEventListener('abort', over);
}

/**
 * Notifies waiting screens of outcomes, and of events of these further types, with one follower of the log for all of them
 * while there are any.
 */
export function changesOf(store: EventStore, further: readonly string[] = []): Changes {
  const watching = new Map<string, Set<Note>>();
  let listening: { stop: AbortController; begun: Promise<void> } | undefined;

  function tell(streams: Iterable<string>) {
    for (const stream of [...streams]) for (const note of watching.get(stream) ?? []) note(stream);
  }
  function listen() {
    const stop = new AbortController();
    const { begun } = follow(
      store,
      {
        name: 'waiting-screens',
        filter: { eventTypes: [...outcomes, ...further] },
        from: 'end',
        fold: ({ events }) => tell(events.map(({ streamId }) => streamId)),
        failed: () => tell(watching.keys()),
      },
      stop.signal,
    );
    return { stop, begun };
  }
  function forget(streams: readonly string[], note: Note) {
    for (const stream of streams) {
      const all = watching.get(stream);
      all?.delete(note);
      if (all?.size === 0) watching.delete(stream);
    }
    if (watching.size) return;
    listening?.stop.abort();
    listening = undefined;
  }

  return {
    watch(streams, signal) {
      const { begun } = (listening ??= listen());
      let told = new Set<string>();
      let come = Promise.withResolvers<void>();
      const note: Note = (stream) => {
        told.add(stream);
        come.resolve();
      };
      for (const stream of streams) watching.set(stream, (watching.get(stream) ?? new Set()).add(note));
      return {
        begun: (ms) => within(ms, signal, begun),
        async next(ms) {
          await within(ms, signal, come.promise);
          const all = told;
          [told, come] = [new Set(), Promise.withResolvers<void>()];
          return all;
        },
        end: () => forget(streams, note),
      };
    },
  };
}
