import { setMaxListeners } from 'node:events';
import { type Batch, type EventStore, matches, type Subscribe } from '../port.ts';
import { Backlog } from './backlog.ts';
import { SharedSubscription } from './shared.ts';
import { surely } from './surely.ts';

/** A named follower, and the position up to which it has handled the log; undefined until it is known where it begins. */
export type Follower = { readonly name: string; position: number | undefined };
export type SharedStore = EventStore & {
  /** The named followers that read now. */
  followers(): readonly Follower[];
};

type Joined = { shared: SharedSubscription; backlog: Backlog };

/** Newest events that are kept for followers that are slower than others. */
const mostKept = 1000;

/**
 * A log whose followers share one subscription, so that the process reads and decodes each new event once. Those that
 * are further behind than the events that are kept share the reads of the backlog until they have caught up. A slow
 * one holds up nobody.
 */
export function sharing(store: EventStore, { kept = mostKept } = {}): SharedStore {
  const closed = new AbortController();
  setMaxListeners(0, closed.signal);
  let current: Joined | undefined;
  const followers = new Set<Follower>();

  /** Joins the subscription, which begins with the first follower and ends with the last. */
  function join(wake: () => void) {
    if (!current || current.shared.isOver) {
      const shared = new SharedSubscription(store, kept);
      current = { shared, backlog: new Backlog(store, () => shared.from!) };
    }
    const joined = current;
    const { shared } = joined;
    shared.followers.add(wake);
    const leave = () => {
      shared.followers.delete(wake);
      if (shared.followers.size) return;
      shared.stop();
      if (current === joined) current = undefined;
    };
    return { joined, leave };
  }

  async function* subscribeToAll(options: Subscribe): AsyncGenerator<Batch> {
    const signal = AbortSignal.any([options.signal, closed.signal]);
    if (signal.aborted) return;
    const wanted = matches(options.filter);
    let wake = () => {};
    const woken = () => wake();
    const { joined, leave } = join(woken);
    signal.addEventListener('abort', woken);
    const begins = options.after === 'start' ? 0 : options.after;
    const follower: Follower = { name: options.name ?? '', position: begins === 'end' ? undefined : begins };
    if (options.name) followers.add(follower);
    try {
      for await (const batch of followed(store, joined, { ...options, signal }, (listen) => {
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
  { shared, backlog }: Joined,
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
      for await (const batch of earlier(backlog, position, batchSize, () => shared.from!, signal)) {
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

/** Reads the backlog after a position, until it has reached one that may move on meanwhile. */
async function* earlier(
  backlog: Backlog,
  after: number,
  batchSize: number,
  goal: () => number,
  signal: AbortSignal,
): AsyncGenerator<Batch> {
  const leave = backlog.enter();
  try {
    for (let position = after; position < goal() && !signal.aborted; ) {
      const batch = await surely(() => backlog.next(position, batchSize), signal);
      if (!batch) return;
      position = batch.position;
      yield batch;
    }
  } finally {
    leave();
  }
}
