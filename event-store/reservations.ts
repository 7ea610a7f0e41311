import type { UniqueKind } from '../domain/claims.ts';
import type { Claim, Ref } from '../domain/kit.ts';
import type { Metadata } from './metadata.ts';
import type { EventStore } from './port.ts';
import { holdersIn } from './reserved/holders.ts';
import { places } from './reserved/places.ts';
import { uniques } from './reserved/uniques.ts';
import type { States } from './states.ts';

/**
 * What must be unique (one slot) or is limited (n places). A crash leaves nothing stuck: what is unique counts only while
 * its holder's own state has the claim, and whoever takes over what is doubtful fences the late writer first. One that
 * was begun and broke off (docs/decisions/004) holds doubtfully too, and so does a unique value whose time is over.
 */
export function reservations(
  store: EventStore,
  states: States,
  hash: (kind: string, value: string) => string,
  { clock, named }: { clock: () => number; named: number },
) {
  const holders = holdersIn(store, states, clock);
  const unique = uniques(store, holders);
  const limited = places(store, states, holders, { clock, named });

  /** How a claim is written on the holder's events; its stream is `reserved-` and this. */
  const nameOf = (claim: Claim) =>
    `${claim.kind}-${'value' in claim ? hash(claim.kind, claim.value) : claim.of}`;

  return {
    /** Takes a slot for a holder, or refuses. Taking it again changes nothing, unless it was taken over meanwhile. */
    async take(claim: Claim, holder: string, limit: number, by: Metadata): Promise<string> {
      const name = nameOf(claim);
      if ('value' in claim) return unique.take(claim, name, holder, by);
      await limited.take(name, holder, limit, by);
      return name;
    },
    /** Refuses when a limit leaves no room for the holder; takes nothing. */
    room: (claim: Claim, holder: string, limit: number, by: Metadata) =>
      limited.room(nameOf(claim), holder, limit, by),
    /** Gives back the places under limits of a holder that ended, or changes nothing. */
    giveBack: limited.giveBack,
    during: holders.during,
    /**
     * Who holds a unique value now, or null; whose registration is not finished does not count. What was handed on to
     * such a one is still held by whoever handed it on. `fresh` reads on, whatever is remembered.
     */
    holderOf: (kind: UniqueKind, value: string, fresh = false): Promise<Ref | null> =>
      unique.holderOf(nameOf({ kind, value }), fresh),
    /** How many hold a place under a limit now. It costs the same however many they are. */
    count: (claim: Claim) => limited.count(nameOf(claim)),
    /** Those that hold a place under a limit now, one after the other, for whoever needs only some of them. */
    async *eachHolder(claim: Claim): AsyncIterable<Ref> {
      for await (const some of limited.eachPage(nameOf(claim))) yield* some;
    },
    /** All that hold a place of a limit that is small: a person's devices, an organisation's applications. */
    async holdersOf(claim: Claim): Promise<Ref[]> {
      const found = new Map<string, Ref>();
      for await (const some of limited.eachPage(nameOf(claim)))
        for (const each of some) found.set(`${each.of.name}-${each.id}`, each);
      return [...found.values()];
    },
  };
}
export type Reservations = ReturnType<typeof reservations>;
