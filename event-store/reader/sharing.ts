import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Batch,
  type EventStore,
  EventStoreUnavailableError,
  matches,
  type RecordedEvent,
  type Subscribe,
} from '../port.ts';
import { SharedSubscription } from './shared.ts';
import { surely } from './surely.ts';

/** A named follower, and the position up to which it has handled the log; undefined before its first batch. */
export type Follower = { readonly name: string; position: number | undefined };
export type SharedStore = EventStore & {
  /** The named followers that read now. */
  followers(): readonly Follower[];
};

/** Newest events that are kept for followers that are slower than others. */
const mostKept = 1000;

/**
 * A log whose followers share one subscription, so that the process reads and decodes each new event once. A follower
 * that is further behind than the events that are kept reads on by itself until it has caught up, and holds up nobody.
 */
export function sharing(store: EventStore, { kept = mostKept } = {}): SharedStore {
  const closed = new AbortController();
  setMaxListeners(0, closed.signal);
  let current: SharedSubscription | undefined;
  const followers = new Set<Follower>();

  /** Joins the subscription, which begins with the first follower and ends with the last. */
  function join(wake: () => void) {
    if (!current || current.isOver) current = new SharedSubscription(store, kept);
    const shared = current;
    shared.followers.add(wake);
    const leave = () => {
      shared.followers.delete(wake);
      if (shared.followers.size) return;
      shared.stop();
      if (current === shared) current = undefined;
    };
    return { shared, leave };
  }

  async function* subscribeToAll(options: Subscribe): AsyncGenerator<Batch> {
    const signal = AbortSignal.any([options.signal, closed.signal]);
    if (signal.aborted) return;
    const wanted = matches(options.filter);
    let wake = () => {};
    const woken = () => wake();
    const { shared, leave } = join(woken);
    signal.addEventListener('abort', woken);
    const follower: Follower = { name: options.name ?? '', position: undefined };
    if (options.name) followers.add(follower);
    try {
      for await (const batch of followed(store, shared, { ...options, signal }, (listen) => {
        wake = listen;
      })) {
        yield { ...batch, events: batch.events.filter(wanted) };
        // The follower asks for the next batch when it has handled this one.
        follower.position = batch.position;
      }
    } finally {
      followers.delete(follower);
      signal.removeEventListener('abort', woken);
      leave();
    }
  }

  return {
    soleWriter: store.soleWriter,
    append: (...what) => store.append(...what),
    readStream: (...what) => store.readStream(...what),
    readAll: (...what) => store.readAll(...what),
    subscribeToAll,
    followers: () => [...followers],
    head: () => store.head(),
    async close() {
      closed.abort();
      await store.close();
    },
  };
}

/** The batches of one follower, before its filter. `onNews` takes the function to call when there may be something new. */
async function* followed(
  store: EventStore,
  shared: SharedSubscription,
  { after, batchSize = 500, signal }: Subscribe,
  onNews: (wake: () => void) => void,
): AsyncGenerator<Batch> {
  const start = after === 'end' ? await surely(() => store.head(), signal) : after === 'start' ? 0 : after;
  if (start === undefined) return;
  let position = start;
  /** The number of batches of the shared subscription when this follower was last told that nothing is missing. */
  let told = -1;
  while (!signal.aborted) {
    const { from } = shared;
    if (from !== undefined && position < from) {
      for await (const batch of readOn(store, position, batchSize, () => shared.from!, signal)) {
        position = batch.position;
        yield batch;
      }
      continue;
    }
    const batch = from === undefined ? undefined : shared.after(position, batchSize);
    if (batch && (batch.position > position || (batch.caughtUp && shared.heard > told))) {
      if (batch.caughtUp) told = shared.heard;
      position = batch.position;
      yield batch;
      continue;
    }
    if (shared.failure) throw shared.failure;
    if (shared.isOver) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    onNews(resolve);
    await promise;
  }
}

/** Reads the log after a position, until it has reached one that may move on meanwhile. */
async function* readOn(
  store: EventStore,
  after: number,
  batchSize: number,
  goal: () => number,
  signal: AbortSignal,
): AsyncGenerator<Batch> {
  let position = after;
  while (position < goal() && !signal.aborted) {
    const known = goal();
    let events: RecordedEvent[] = [];
    try {
      for await (const event of store.readAll({ after: position })) {
        events.push(event);
        if (events.length < batchSize) continue;
        position = event.position;
        yield { events, position, caughtUp: false };
        events = [];
        if (signal.aborted || position >= goal()) return;
      }
    } catch (error) {
      if (!(error instanceof EventStoreUnavailableError)) throw error;
      await pause(500, undefined, { signal }).catch(() => undefined);
      continue;
    }
    // The log holds nothing more up to where the goal was when the read began.
    position = Math.max(position, events.at(-1)?.position ?? 0, known);
    yield { events, position, caughtUp: false };
  }
}
