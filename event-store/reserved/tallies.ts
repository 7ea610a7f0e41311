import { randomUUID } from 'node:crypto';
import type { Happened, Ref } from '../../domain/kit.ts';
import { PlaceGivenBack, PlacesCounted } from '../../domain/reservation/events.ts';
import { noPlaces, type Tally } from '../../domain/reservation/tally.ts';
import type { Metadata } from '../metadata.ts';
import { type EventStore, WrongExpectedRevisionError } from '../port.ts';
import { boundedCache } from '../records/cache.ts';
import { currentData } from '../vault/unreadable.ts';
import { type Census, pagesOf } from './count.ts';
import { type Holders, unnamed } from './holders.ts';

export type Seen = { revision: number; tally: Tally };

/** Reads and appends limits' tallies; the last event of a limit's stream carries the newest. */
export function talliesIn(store: EventStore, holders: Holders, census: Census, clock: () => number) {
  const cache = boundedCache<Seen>(10_000);
  const markOf = (name: string, holder: string) => `reserved-${name}:${holder}`;

  function remember(name: string, seen: Seen): Seen {
    if ((cache.get(name)?.revision ?? -2) <= seen.revision) cache.set(name, seen);
    return seen;
  }
  /** Reads the tally. When other processes write, the cache may be out of date, which an append reveals. */
  async function read(name: string, fresh: boolean): Promise<Seen> {
    const known = store.soleWriter || !fresh ? cache.get(name) : undefined;
    if (known) return known;
    for (;;) {
      const newest = { direction: 'backwards', maxCount: 1 } as const;
      const [last] = await Array.fromAsync(store.readStream(`reserved-${name}`, newest));
      const { tally } = last ? (currentData(last) as { tally?: Tally }) : {};
      if (last && tally) return remember(name, { revision: last.revision, tally });
      const counting = last ? census.whole(name, clock()) : census.fromOthers(name, clock());
      if (!counting) return { revision: -1, tally: noPlaces };
      const counted = await counting;
      const by = { at: new Date(clock()).toISOString(), correlationId: randomUUID() };
      const seen = { revision: last?.revision ?? -1, tally: counted };
      const written = await append(name, seen, [PlacesCounted({ tally: counted })], by);
      if (written) return written;
    }
  }
  /** Appends events, the last of which carries the tally; undefined when another process wrote meanwhile. */
  async function append(
    name: string,
    { revision, tally }: Seen,
    happened: Happened[],
    by: Pick<Metadata, 'at' | 'correlationId'>,
  ): Promise<Seen | undefined> {
    const metadata = unnamed(by);
    const events = happened.map((each) => ({ id: randomUUID(), ...each, metadata }));
    try {
      const appended = await store.append(`reserved-${name}`, events, revision < 0 ? 'no_stream' : revision);
      return remember(name, { revision: appended.revision, tally });
    } catch (error) {
      cache.delete(name);
      if (error instanceof WrongExpectedRevisionError) return undefined;
      throw error;
    }
  }

  return {
    read,
    append,
    /** True when the log has the permanent mark that a holder's counted place was given back. */
    isMarked: async (name: string, holder: string) =>
      (await Array.fromAsync(store.readStream(markOf(name, holder), { maxCount: 1 }))).length > 0,
    async mark(name: string, holder: string, by: Metadata) {
      try {
        const event = { id: randomUUID(), ...PlaceGivenBack({}), metadata: unnamed(by) };
        await store.append(markOf(name, holder), [event], 'no_stream');
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
      }
    },
    /** The number of holders. Holders that took a place but lack the claim do not count. */
    async count(name: string): Promise<number> {
      const { tally } = await read(name, true);
      const begun = await Promise.all(tally.doubtful.map(({ holder }) => holders.look(holder, name, true)));
      return tally.named.length + tally.counted + begun.filter(({ held }) => held).length;
    },
    /** The holders, in pages: from the tally while it names them, otherwise by reading the whole stream. */
    async *eachPage(name: string): AsyncIterable<Ref[]> {
      const { tally } = await read(name, true);
      const listed = [...tally.named, ...tally.doubtful.map(({ holder }) => holder)];
      for await (const some of tally.countedAt === null ? [listed] : pagesOf(store, name)) {
        const seen = await Promise.all(some.map((holder) => holders.look(holder, name, true)));
        yield seen.filter(({ held }) => held).map(({ ref }) => ref);
      }
    },
  };
}
export type Tallies = ReturnType<typeof talliesIn>;
