import type { Ref } from '../domain/kit.ts';
import { streamOf } from '../domain/kit.ts';
import { boundedCache } from '../event-store/cache.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import type { Kit } from './kit.ts';

/** Of a stream up to a revision: the newest event that has each field. Sealed values in it stay sealed. */
type Newest = { revision: number; of: ReadonlyMap<string, RecordedEvent> };
/** The streams of each log that are kept. */
const most = 5000;
const kept = new WeakMap<EventStore, ReturnType<typeof boundedCache<Newest>>>();

/**
 * Reads only what has been appended to the stream since it was last asked for, and nothing when it is known to be at
 * `current`.
 */
async function newestIn(store: EventStore, stream: string, current?: number): Promise<Newest> {
  const cache = kept.get(store) ?? boundedCache<Newest>(most);
  kept.set(store, cache);
  const known = cache.get(stream);
  if (known && known.revision === current) return known;
  let revision = known?.revision ?? -1;
  const of = new Map(known?.of);
  for await (const event of store.readStream(stream, { from: revision + 1 })) {
    for (const field of Object.keys(event.data as object)) of.set(field, event);
    revision = event.revision;
  }
  const newest = { revision, of };
  if (revision >= 0) cache.set(stream, newest);
  return newest;
}

/** The current personal and secret fields of an aggregate, opened from its stream; null or absent once erased. */
export async function personalOf(
  { store, vault, executor }: Pick<Kit, 'store' | 'vault'> & Partial<Pick<Kit, 'executor'>>,
  target: Ref,
): Promise<Record<string, string | null>> {
  const { of } = await newestIn(store, streamOf(target), executor?.known(target)?.revision);
  const events = [...new Set(of.values())].sort((a, b) => a.revision - b.revision);
  const opened = await vault.open(events);
  return Object.assign({}, ...opened.map(({ data }) => data));
}
