import type { UniqueKind } from '../../domain/claims.ts';
import type { Claim, Ref } from '../../domain/kit.ts';
import { boundedCache } from '../cache.ts';
import type { Metadata } from '../metadata.ts';
import type { EventStore, RecordedEvent } from '../port.ts';
import { holdersIn } from '../reserved/holders.ts';
import { places } from '../reserved/places.ts';
import type { EachPage } from '../reserved/tallies.ts';
import { uniques } from '../reserved/uniques.ts';
import type { States } from '../states/states.ts';

/**
 * Reserves unique values (one slot) and places under limits (n places). A crash leaves nothing stuck: a unique value
 * counts only while its holder's own state has the claim, and a takeover from a doubtful holder fences the late writer
 * first. An interrupted registration (docs/decisions/004) and a unique value whose time is over count as doubtful too.
 */
export function reservations(
  store: EventStore,
  states: States,
  hash: (kind: string, value: string) => string,
  { clock, named }: { clock: () => number; named: number },
) {
  const holders = holdersIn(store, states, clock);
  const unique = uniques(store, holders, states.staysCurrent);
  const limited = places(store, states, holders, { clock, named });

  const hashes = boundedCache<string>(10_000);
  /** The hash of a value. Recent hashes are cached, because the same values soon come again. */
  function hashOf(kind: UniqueKind, value: string) {
    const key = `${kind} ${value}`;
    const known = hashes.get(key) ?? hash(kind, value);
    hashes.set(key, known);
    return known;
  }
  /** The claim's name on the holder's events; its stream is `reserved-<name>`. */
  const nameOf = (claim: Claim) =>
    `${claim.kind}-${'value' in claim ? hashOf(claim.kind, claim.value) : claim.of}`;

  return {
    /** Takes a value or place for a holder, or refuses. A repeat changes nothing unless it was taken over meanwhile. */
    async take(claim: Claim, holder: string, limit: number, by: Metadata): Promise<string> {
      const name = nameOf(claim);
      if ('value' in claim) return unique.take(claim, name, holder, by);
      await limited.take(name, holder, limit, by);
      return name;
    },
    /** Refuses when a limit leaves no room for the holder. Takes no place. */
    room: (claim: Claim, holder: string, limit: number, by: Metadata) =>
      limited.room(nameOf(claim), holder, limit, by),
    /** Gives back a holder's places under limits if the holder has ended. */
    giveBack: limited.giveBack,
    during: holders.during,
    /** Notes an event of the log, of this process or another, that may be about a unique value or a limit. */
    heard(event: RecordedEvent) {
      if (!event.streamId.startsWith('reserved-') || event.unreadable) return;
      unique.heard(event);
      limited.heard(event);
    },
    /** Forgets what was read before this process followed the log. */
    begins() {
      unique.forgetAll();
      limited.forgetAll();
    },
    /**
     * The holder of a unique value, or null. An unfinished registration does not count: a value handed on to one still
     * belongs to the previous holder. With `fresh`, the cache is not used.
     */
    holderOf: (kind: UniqueKind, value: string, fresh = false): Promise<Ref | null> =>
      unique.holderOf(nameOf({ kind, value }), fresh),
    /** The holder of the first of these values that has one, or null. */
    async anyHolderOf(kind: UniqueKind, values: readonly string[]): Promise<Ref | null> {
      for (const value of values) {
        const holder = await unique.holderOf(nameOf({ kind, value }), false);
        if (holder) return holder;
      }
      return null;
    },
    /** The number of holders of a place under a limit. The cost does not depend on the number. */
    count: (claim: Claim) => limited.count(nameOf(claim)),
    /**
     * The holders of a place under a limit, one at a time, for callers that may need only some. Those that `skip` names
     * cost no read of their streams, and the others are not cached.
     */
    async *eachHolder(claim: Claim, options?: Pick<EachPage, 'skip'>): AsyncIterable<Ref> {
      for await (const some of limited.eachPage(nameOf(claim), options)) yield* some.holders;
    },
    /**
     * The holders of a place under a limit, in pages, and how many takers were looked at for each page. A taker whose
     * stream cannot be read throws, or counts as a holder.
     */
    eachPage: (claim: Claim, options?: Pick<EachPage, 'unreadable'>) =>
      limited.eachPage(nameOf(claim), options),
    /**
     * All holders of a place, for small limits such as a person's devices. With `known`, what this process follows is
     * enough: it may name a holder that ended within the last second.
     */
    async holdersOf(claim: Claim, { known = false } = {}): Promise<Ref[]> {
      const found = new Map<string, Ref>();
      for await (const some of limited.eachPage(nameOf(claim), { known }))
        for (const each of some.holders) found.set(`${each.of.name}-${each.id}`, each);
      return [...found.values()];
    },
  };
}
export type Reservations = ReturnType<typeof reservations>;
