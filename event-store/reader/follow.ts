import { setTimeout as pause } from 'node:timers/promises';
import type { AllFilter, Batch, EventStore } from '../port.ts';
import { surely } from './surely.ts';

/** One beginning of a follower. Its signal aborts when the follower is stopped, or has failed and begins again. */
export type Beginning = { signal: AbortSignal; fail: (error: unknown) => void };

export type Follow = {
  /** The name under which operators see how far it is. */
  name?: string;
  filter?: AllFilter | undefined;
  batchSize?: number;
  /**
   * Where it begins. After `end`, what it must not miss is in memory alone: a batch whose fold fails is folded again
   * until that succeeds. Otherwise the position after which it begins, asked again after each failure.
   */
  from: 'end' | ((beginning: Beginning) => Promise<number>);
  /** Handles the next events. Nothing further is read for this follower meanwhile. */
  fold: (batch: Batch, beginning: Beginning) => unknown;
  /** Called at the end of each beginning, also of one that failed. */
  over?: () => unknown;
  /** Called with each failure. The follower rests afterwards, for longer after each that comes soon. */
  failed: (error: unknown) => unknown;
};

export type Following = {
  /** Resolves when no later event can be missed. */
  begun: Promise<void>;
  /** Resolves when the follower has handled all that the log held. */
  caughtUp: Promise<void>;
  /** Resolves once it is stopped and nothing is folded any more. */
  over: Promise<void>;
};

/** Milliseconds between attempts, and after which an attempt counts as a success. */
const rests = { first: 100, most: 5000, forgottenAfter: 5000 };

/** Follows the log until the signal aborts or the log is closed, whatever fails meanwhile. */
export function follow(
  store: Pick<EventStore, 'head' | 'subscribeToAll'>,
  { name, filter, batchSize, from, fold, over, failed }: Follow,
  stop: AbortSignal,
): Following {
  const [begun, caughtUp] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const named = { ...(name && { name }), ...(filter && { filter }), ...(batchSize && { batchSize }) };
  /** Everything up to here is handled. */
  let position: number | undefined;

  async function read(beginning: Beginning) {
    const { signal } = beginning;
    position =
      from === 'end' ? (position ?? (await surely(() => store.head(), signal))) : await from(beginning);
    if (position === undefined || signal.aborted) return;
    begun.resolve();
    for await (const batch of store.subscribeToAll({ ...named, after: position, signal })) {
      const work = async () => void (await fold(batch, beginning));
      await (from === 'end' ? untilDone(work, signal, failed) : work());
      if (signal.aborted) return;
      position = batch.position;
      if (batch.caughtUp) caughtUp.resolve();
    }
  }
  async function begin() {
    const mine = new AbortController();
    const signal = AbortSignal.any([stop, mine.signal]);
    try {
      await read({ signal, fail: (error) => mine.abort(error) });
      mine.signal.throwIfAborted();
    } finally {
      mine.abort();
      await over?.();
    }
  }
  return { begun: begun.promise, caughtUp: caughtUp.promise, over: untilDone(begin, stop, failed) };
}

/** Does work again until it succeeds or the signal aborts. */
async function untilDone(work: () => Promise<void>, signal: AbortSignal, failed: Follow['failed']) {
  for (let rest = rests.first; !signal.aborted; rest = Math.min(rests.most, 2 * rest)) {
    const begun = performance.now();
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return;
      await failed(error);
      if (performance.now() - begun > rests.forgottenAfter) rest = rests.first;
      await pause(rest, undefined, { signal }).catch(() => undefined);
    }
  }
}
