import { setMaxListeners } from 'node:events';
import { type Batch, type ClaimingStore, type EventStore, matches, type Subscribe } from '../port.ts';
import { Backlog } from './backlog.ts';
import { Read } from './read.ts';
import { surely, unless } from './surely.ts';

/** A named follower, and the position up to which it has handled the log; undefined until it is known where it begins. */
type Follower = { readonly name: string; position: number | undefined };
export type SharedStore = ClaimingStore & {
  /** The named followers that read now. */
  followers(): readonly Follower[];
};

/** The one subscription of a process from its beginning on, and what lies before that in the log. */
type Joined = { live: Promise<Read | undefined>; backlog: Backlog; followers: number; end: AbortController };

/** Newest events that are kept for followers that are slower than others. */
const mostKept = 1000;

/**
 * A log whose followers share one subscription, so that the process reads and decodes each new event once. Those that
 * are further behind than the events that are kept share the reads of the backlog until they have caught up. A slow
 * one holds up nobody.
 */
export function sharing(store: ClaimingStore, { kept = mostKept } = {}): SharedStore {
  const closed = new AbortController();
  setMaxListeners(0, closed.signal);
  let current: Joined | undefined;
  const followers = new Set<Follower>();

  function begin(): Joined {
    const end = new AbortController();
    const { signal } = end;
    let live: Read | undefined;
    const begun = async () => {
      const head = await surely(() => store.head(), signal);
      if (head !== undefined) live = new Read((after) => store.subscribeToAll({ after, signal }), head, kept);
      return live;
    };
    return { live: begun(), backlog: new Backlog(store, () => live!.window.from), followers: 0, end };
  }
  /** Joins the subscription, which begins with the first follower and ends with the last, or with a failure. */
  async function* joined(options: Subscribe): AsyncGenerator<Batch> {
    current ??= begin();
    const mine = current;
    mine.followers += 1;
    try {
      yield* followed(store, mine, options);
    } catch (error) {
      if (current === mine) current = undefined;
      throw error;
    } finally {
      mine.followers -= 1;
      if (!mine.followers) mine.end.abort();
      if (!mine.followers && current === mine) current = undefined;
    }
  }

  async function* subscribeToAll(options: Subscribe): AsyncGenerator<Batch> {
    const signal = AbortSignal.any([options.signal, closed.signal]);
    if (signal.aborted) return;
    const wanted = matches(options.filter);
    const begins = options.after === 'start' ? 0 : options.after;
    const follower: Follower = { name: options.name ?? '', position: begins === 'end' ? undefined : begins };
    if (options.name) followers.add(follower);
    try {
      for await (const batch of joined({ ...options, signal })) {
        yield { ...batch, events: batch.events.filter(wanted) };
        // The follower asks for the next batch when it has handled this one.
        follower.position = batch.position;
      }
    } finally {
      followers.delete(follower);
    }
  }

  return {
    soleWriter: store.soleWriter,
    claims: store.claims,
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

/** The batches of one follower, before its filter. */
async function* followed(
  store: EventStore,
  { live, backlog }: Joined,
  { after, batchSize = 500, signal }: Subscribe,
): AsyncGenerator<Batch> {
  const start = after === 'end' ? await surely(() => store.head(), signal) : after === 'start' ? 0 : after;
  const read = await unless(signal, live);
  if (start === undefined || !read) return;
  let position = start;
  /** The number of batches of the shared subscription when this follower was last told that nothing is missing. */
  let told = -1;
  while (!signal.aborted) {
    if (position < read.window.from) {
      for await (const batch of earlier(backlog, position, batchSize, () => read.window.from, signal)) {
        position = batch.position;
        yield batch;
      }
      continue;
    }
    const { isAll, ...found } = read.window.after(position, batchSize);
    const caughtUp = isAll && read.isCaughtUp && position <= read.window.to;
    if (found.position > position || (caughtUp && read.heard > told)) {
      if (caughtUp) told = read.heard;
      position = found.position;
      yield { ...found, caughtUp };
    } else if (read.failure) throw read.failure;
    else if (read.isOver) return;
    else await unless(signal, read.more());
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
