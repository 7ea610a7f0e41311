import { type Ref, streamOf } from '../../domain/kit.ts';
import { boundedCache } from '../cache.ts';
import type { Metadata } from '../metadata.ts';
import type { Batch, EventStore, RecordedEvent } from '../port.ts';
import { type Follow, type Following, follow } from '../reader/follow.ts';
import { hearingOf } from './hearing.ts';
import { advance, emptyState, type LoadedState } from './loadedState.ts';

/** How many streams' newest revisions to remember. It must exceed what can change during one read or append. */
const mostHeardOf = 4000;

/**
 * `fresh` reads the stream even if a state is cached: another process may have written, and this one's own append reaches
 * the log, where reactions see it, a moment before the cache. `passing` caches no further state, for work that visits each
 * aggregate once and would push out those that are in use. `each` gets the events that are read.
 */
export type HowRead = { fresh?: boolean; passing?: boolean; each?: (event: RecordedEvent) => void };
type FollowStates = Pick<Follow, 'failed'> & { heard: (event: RecordedEvent) => void; begins: () => void };

/** States of aggregates, folded once and kept fresh by following the log. At most `most` are kept. */
export function statesOf(store: EventStore, { most = 50_000 } = {}) {
  const cache = new Map<string, LoadedState>();
  /** The revisions that were heard of last, which a read or an append that was under way may lack. */
  const heardOf = boundedCache<number>(mostHeardOf);
  const hearing = hearingOf(store);

  /** Keeps the newest state, so that a slow reader does not restore an older one. */
  function remember(ref: Ref, known: LoadedState) {
    const stream = streamOf(ref);
    const newest = Math.max(cache.get(stream)?.revision ?? -1, heardOf.get(stream) ?? -1);
    if (newest > known.revision) return known;
    cache.delete(stream);
    cache.set(stream, known);
    if (cache.size > most) cache.delete(cache.keys().next().value!);
    return known;
  }
  async function readOn(ref: Ref, before: LoadedState, { passing, each }: HowRead) {
    let known = before;
    for await (const event of store.readStream(streamOf(ref), { from: known.revision + 1 })) {
      known = advance(ref, known, event);
      each?.(event);
    }
    return passing && before.revision < 0 && known.revision >= 0 ? known : remember(ref, known);
  }

  /** Returns false when the event cannot be read. A later reader of the state reads the stream and gets the error. */
  function moved(ref: Ref, known: LoadedState, event: RecordedEvent): boolean {
    try {
      remember(ref, advance(ref, known, event));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Whether a followed event belongs into the cache: it concerns a cached state, or it opens a stream and holds
   * claims, so that a holder that has just taken a place in another process is known without a read of its stream.
   */
  function isNews({ streamId, revision, metadata }: RecordedEvent): boolean {
    const known = cache.get(streamId);
    if (known) return revision > known.revision;
    return revision === 0 && ((metadata as Partial<Metadata> | null)?.claims?.length ?? 0) > 0;
  }

  /** The cached state; undefined when there is none, or when it may lack what another process wrote. */
  const known = (ref: Ref): LoadedState | undefined =>
    hearing.isCurrent() ? cache.get(streamOf(ref)) : undefined;

  async function readUnknown(ref: Ref, how: HowRead): Promise<LoadedState> {
    const stream = streamOf(ref);
    const isKnown = !how.fresh && cache.has(stream) && (await hearing.staysCurrent());
    const cached = cache.get(stream);
    return (isKnown && cached) || readOn(ref, cached ?? emptyState(ref), how);
  }

  return {
    remember,
    staysCurrent: hearing.staysCurrent,
    known,
    /** The cached state, otherwise the initial one. */
    assumed: (ref: Ref): LoadedState => cache.get(streamOf(ref)) ?? emptyState(ref),
    forget: (ref: Ref) => cache.delete(streamOf(ref)),
    /** The current state. */
    read(ref: Ref, how: HowRead = {}): Promise<LoadedState> {
      const state = how.fresh ? undefined : known(ref);
      return state ? Promise.resolve(state) : readUnknown(ref, how);
    },
    /**
     * Follows the log until aborted, so that cached states include what other processes append. `heard` gets each event.
     * `begins` is called before the first one, and again after a failure; `failed` is called with each.
     */
    follow(
      refOf: (stream: string) => Ref | null,
      { heard, begins, failed }: FollowStates,
      signal: AbortSignal,
    ): Following {
      let isFollowing = false;
      function fold(batch: Batch) {
        // States cached before may lack an event that this beginning will not bring.
        if (!isFollowing) {
          cache.clear();
          begins();
        }
        isFollowing = true;
        for (const event of batch.events) {
          heard(event);
          heardOf.set(event.streamId, event.revision);
          const ref = isNews(event) ? refOf(event.streamId) : null;
          if (!ref) continue;
          const known = cache.get(event.streamId) ?? emptyState(ref);
          if (event.revision !== known.revision + 1 || !moved(ref, known, event))
            cache.delete(event.streamId);
        }
        hearing.heard(batch);
      }
      const over = () => (isFollowing = false);
      return follow(store, { name: 'cached-states', from: 'end', fold, over, failed }, signal);
    },
  };
}
export type States = ReturnType<typeof statesOf>;
