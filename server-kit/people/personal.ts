import type { Ref } from '../../domain/kit.ts';
import { streamOf } from '../../domain/kit.ts';
import { boundedCache } from '../../event-store/cache.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { EventStore, RecordedEvent } from '../../event-store/port.ts';
import type { Kit } from '../kit.ts';

type Fields = Record<string, string | null>;
/** What was opened with some keys, and is gone when one of them is. */
type Opened = { fields?: Fields; with: WeakMap<object, Opened> };
const nothingOpened = (): Opened => ({ with: new WeakMap() });
/** Of a stream up to a revision: the newest event that has each field. Sealed values in it stay sealed. */
type Newest = { revision: number; of: ReadonlyMap<string, RecordedEvent>; opened: Opened };
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
  if (known?.revision === revision) return known;
  const newest = { revision, of, opened: nothingOpened() };
  if (revision >= 0) cache.set(stream, newest);
  return newest;
}

/** What stands for all keys with which values in these events are sealed; undefined unless this process has each. */
function keysOf(vault: Kit['vault'], events: Iterable<RecordedEvent>): object[] | undefined {
  const keys = new Set<object>();
  for (const { metadata } of events)
    for (const { subject } of (metadata as Partial<Metadata> | null)?.sealed ?? []) {
      const key = vault.standsFor(subject);
      if (!key) return undefined;
      keys.add(key);
    }
  return [...keys];
}
const openedWith = (opened: Opened, keys: readonly object[]): Fields | undefined =>
  keys.reduce<Opened | undefined>((found, key) => found?.with.get(key), opened)?.fields;
function keepOpened(opened: Opened, keys: readonly object[], fields: Fields) {
  let at = opened;
  for (const key of keys) {
    const next = at.with.get(key) ?? nothingOpened();
    at.with.set(key, next);
    at = next;
  }
  at.fields = fields;
}

/**
 * The current personal and secret fields of an aggregate, opened from its stream; null or absent once erased. Those that
 * were opened are kept as long as the stream stays as it is and this process has the keys.
 */
export async function personalOf<F extends object = Fields>(
  { store, vault, executor }: Pick<Kit, 'store' | 'vault'> & Partial<Pick<Kit, 'executor'>>,
  target: Ref,
): Promise<F> {
  const { of, opened } = await newestIn(store, streamOf(target), executor?.known(target)?.revision);
  const before = keysOf(vault, of.values());
  const known = before && openedWith(opened, before);
  if (known) return { ...known } as F;
  const events = [...new Set(of.values())].sort((a, b) => a.revision - b.revision);
  const fields: Fields = Object.assign({}, ...(await vault.open(events)).map(({ data }) => data));
  // Keys that were erased meanwhile are not among these.
  const keys = keysOf(vault, of.values());
  if (keys) keepOpened(opened, keys, fields);
  return { ...fields } as F;
}
