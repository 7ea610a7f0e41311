import { randomUUID } from 'node:crypto';
import { refOf } from '../../domain/aggregates.ts';
import type { Happened, Ref } from '../../domain/kit.ts';
import { PlaceTaken } from '../../domain/reservation/events.ts';
import { isDoubtful, noPlaces, type Tally } from '../../domain/reservation/tally.ts';
import { boundedCache } from '../cache.ts';
import type { Metadata } from '../metadata.ts';
import {
  type EventStore,
  EventStoreUnavailableError,
  type RecordedEvent,
  WrongExpectedRevisionError,
} from '../port.ts';
import { kindOf } from '../states/loadedState.ts';
import { mostHeardOf } from '../states/states.ts';
import { currentData } from '../vault/unreadable.ts';
import { pagesOf } from './count.ts';
import { type Holders, lookedAtFor, unnamed } from './holders.ts';

/** A tally and the revision of its stream. */
export type StreamTally = { revision: number; tally: Tally };
/**
 * A tally that is kept up to date. Every event between the one that was read at `since` (on the clock of
 * `performance.now()`) and the revision `heard` is known; `moved` are the holders that took a place or were confirmed
 * by them of late, with the time.
 */
type KeptTally = StreamTally & { since: number; heard: number; moved: Map<string, number> };

/**
 * How holders are listed. An `unreadable` one throws unless it counts as `held`. With `known`, the states that this
 * process follows are enough.
 */
export type EachPage = { unreadable?: 'held'; known?: boolean; skip?: (holder: Ref) => boolean };

/** The data of an event of a limit's stream. */
type EventData = { holder?: string; tally?: Tally };

/** The most events that are read on from a kept tally. Beyond that only the newest event is read. */
const mostReadOn = 200;

/** Reads and appends limits' tallies; the last event of a limit's stream carries the newest. */
export function talliesIn(store: EventStore, holders: Holders, staysCurrent: () => Promise<boolean>) {
  const cache = boundedCache<KeptTally>(10_000);
  /** The revisions that were heard of last, which a read that was under way may lack. */
  const heardOf = boundedCache<number>(mostHeardOf);

  /** Keeps the tally of the newest event, unless a newer one is kept. */
  function remember(name: string, seen: StreamTally): StreamTally {
    if (Math.max(cache.get(name)?.revision ?? -2, heardOf.get(name) ?? -2) > seen.revision) return seen;
    cache.set(name, { ...seen, since: performance.now(), heard: seen.revision, moved: new Map() });
    return seen;
  }
  /** Brings a kept tally forward by the stream's next event. Only the last event of an append carries a tally. */
  function advance(
    kept: KeptTally,
    { revision, type }: Pick<RecordedEvent, 'revision' | 'type'>,
    data: EventData,
  ) {
    if (revision !== kept.heard + 1) return;
    kept.heard = revision;
    const now = performance.now();
    const moves = (holder: string) => {
      kept.moved.delete(holder);
      kept.moved.set(holder, now);
    };
    if (type === PlaceTaken.type) moves(data.holder!);
    const { tally } = data;
    if (!tally) return;
    for (const { holder } of kept.tally.doubtful) if (!isDoubtful(tally, holder)) moves(holder);
    Object.assign(kept, { revision, tally });
    for (const [holder, at] of kept.moved) {
      if (now - at <= lookedAtFor) break;
      kept.moved.delete(holder);
    }
  }
  /** Reads the events after those that are known; false when they are too many, or the last one carries no tally. */
  async function readOn(name: string, kept: KeptTally): Promise<boolean> {
    const where = { from: kept.heard + 1, maxCount: mostReadOn };
    const events = await Array.fromAsync(store.readStream(`reserved-${name}`, where));
    for (const event of events) advance(kept, event, currentData(event) as EventData);
    return events.length < mostReadOn && kept.heard === kept.revision;
  }
  /** Our copy of the tally if it is current, otherwise a read. */
  async function followed(name: string): Promise<StreamTally> {
    const known = cache.get(name) && (await staysCurrent()) ? cache.get(name) : undefined;
    const isComplete = known?.heard === known?.revision && (known?.heard ?? -2) >= (heardOf.get(name) ?? -1);
    return read(name, !isComplete);
  }
  /** Reads the tally. When other processes write, the cache may be out of date, which an append reveals. */
  async function read(name: string, fresh: boolean): Promise<StreamTally> {
    const kept = cache.get(name);
    if (kept && (store.soleWriter || !fresh || (await readOn(name, kept))))
      return { revision: kept.revision, tally: kept.tally };
    // Most people add one device, so that a read before it would cost more than the conflicts of the others.
    if (!kept && !fresh && !store.soleWriter && kindOf(name) === 'max.device.count')
      return { revision: -1, tally: noPlaces };
    const newest = { direction: 'backwards', maxCount: 1 } as const;
    const [last] = await Array.fromAsync(store.readStream(`reserved-${name}`, newest));
    if (!last) return { revision: -1, tally: noPlaces };
    return remember(name, { revision: last.revision, tally: (currentData(last) as EventData).tally! });
  }
  /** Appends events, the last of which carries the tally; undefined when another process wrote meanwhile. */
  async function append(
    name: string,
    { revision, tally }: StreamTally,
    happened: Happened[],
    by: Pick<Metadata, 'at' | 'correlationId'>,
  ): Promise<StreamTally | undefined> {
    const metadata = unnamed(by);
    const events = happened.map((each) => ({ id: randomUUID(), ...each, metadata }));
    try {
      const appended = await store.append(`reserved-${name}`, events, revision < 0 ? 'no_stream' : revision);
      const kept = cache.get(name);
      for (const [n, { type, data }] of happened.entries())
        if (kept) advance(kept, { revision: revision + 1 + n, type }, data as EventData);
      if ((kept?.revision ?? -2) < appended.revision)
        return remember(name, { revision: appended.revision, tally });
      return { revision: appended.revision, tally };
    } catch (error) {
      if (!(error instanceof WrongExpectedRevisionError)) {
        cache.delete(name);
        throw error;
      }
      if (store.soleWriter) cache.delete(name);
      return undefined;
    }
  }

  return {
    read,
    /** The tally as this process last saw it, which may be out of date. */
    cached: (name: string): Tally | undefined => cache.get(name)?.tally,
    /** Notes an event of the log that another process may have appended. */
    heard(event: RecordedEvent) {
      const name = event.streamId.slice('reserved-'.length);
      heardOf.set(name, event.revision);
      const kept = cache.get(name);
      if (kept && event.revision > kept.heard + 1) cache.delete(name);
      else if (kept) advance(kept, event, currentData(event) as EventData);
    },
    forgetAll: () => cache.clear(),
    /** True when nothing about a limit can have changed for a holder since its stream was read at this time. */
    isUnmoved(name: string, holder: string, at: number): boolean {
      const kept = cache.get(name);
      return kept !== undefined && at >= kept.since && !kept.moved.has(holder);
    },
    append,
    /** The number of holders. Holders that took a place but lack the claim do not count. */
    async count(name: string): Promise<number> {
      const { tally } = await read(name, true);
      const begun = await Promise.all(tally.doubtful.map(({ holder }) => holders.look(holder, name, true)));
      return tally.named.length + tally.counted + begun.filter(({ held }) => held).length;
    },
    /**
     * The holders, in pages: from the tally while it names them, otherwise by reading the whole stream. Those that `skip`
     * names are left out without a look at them, and the others are then read in passing.
     */
    async *eachPage(
      name: string,
      { unreadable, known = false, skip }: EachPage = {},
    ): AsyncIterable<{ holders: Ref[]; lookedAt: number }> {
      const look = async (holder: string) => {
        try {
          const seen = known ? await holders.look(holder, name) : undefined;
          return seen?.held ? seen : await holders.look(holder, name, true, skip !== undefined);
        } catch (error) {
          if (!unreadable || error instanceof EventStoreUnavailableError) throw error;
          return { held: true, ref: refOf(holder)! };
        }
      };
      const { tally } = known ? await followed(name) : await read(name, true);
      const listed = [...tally.named, ...tally.doubtful.map(({ holder }) => holder)];
      for await (const some of tally.countedAt === null ? [listed] : pagesOf(store, name)) {
        const wanted = skip ? some.filter((holder) => !skip(refOf(holder)!)) : some;
        const seen = await Promise.all(wanted.map(look));
        yield { holders: seen.filter(({ held }) => held).map(({ ref }) => ref), lookedAt: some.length };
      }
    },
  };
}
