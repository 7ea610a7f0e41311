import { lives, type Ref, type State, streamOf } from '../domain/kit.ts';
import { ReservationAbandoned } from '../domain/reservation/events.ts';
import type { Ancestors, Metadata } from './metadata.ts';
import type { EventStore, RecordedEvent } from './port.ts';
import { currentData } from './vault/unreadable.ts';

/** What is known of one aggregate at a revision (-1: its stream is empty). */
export type Known = {
  state: State;
  revision: number;
  position: number;
  ancestors: Ancestors;
  /** What it holds: `<kind>-<hash>`, one of a kind at most. */
  claims: readonly string[];
  /** What was reserved for it and taken over before it came: it has to be reserved anew. */
  abandoned: readonly string[];
  /** Position of the event that ended it; null before. */
  ended: number | null;
};
/** Kinds hold no hyphen; hashes and ids may. */
export const kindOf = (claim: string) => claim.slice(0, claim.indexOf('-'));

/** Folds one event of the aggregate's stream. Sealed fields stay null: rules do not look at them. */
export function advance({ of }: Ref, known: Known, event: RecordedEvent): Known {
  const { claims: written = [], ...meta } = event.metadata as Metadata;
  const claims = withImplied(written, meta);
  const { revision, position, type } = event;
  if (type === ReservationAbandoned.type) {
    const { claim } = event.data as { claim: string };
    const claims = known.claims.filter((held) => held !== claim);
    return { ...known, revision, position, claims, abandoned: [...known.abandoned, claim] };
  }
  const data = currentData(event);
  const kept = claims.length
    ? known.claims.filter((held) => !claims.some((claim) => kindOf(claim) === kindOf(held)))
    : known.claims;
  const { organisationId, applicationId, operatorId, userId } = meta;
  const state: State = of.evolve[type]!(known.state, data as never);
  const ends = lives(known.state) && !lives(state);
  return {
    state,
    revision,
    position,
    ancestors:
      known.revision < 0 || !Object.keys(known.ancestors).length
        ? JSON.parse(JSON.stringify({ organisationId, applicationId, operatorId, userId }))
        : known.ancestors,
    claims: claims.length ? [...kept, ...claims] : kept,
    abandoned: known.abandoned.filter((claim) => !claims.includes(claim)),
    ended: ends ? position : known.ended,
  };
}

/** Users that were registered before organisations had a limit over all their applications count under it too. */
function withImplied(claims: readonly string[], { organisationId }: Ancestors): readonly string[] {
  const isUser = claims.some((claim) => kindOf(claim) === 'max.user.per.app.count');
  const has = claims.some((claim) => kindOf(claim) === 'user.total.count');
  return isUser && !has && organisationId ? [...claims, `user.total.count-${organisationId}`] : claims;
}

/** States of aggregates, folded once and kept fresh by tailing the log. `most` bounds how many are kept. */
export function statesOf(store: EventStore, { most = 50_000 } = {}) {
  const cache = new Map<string, Known>();
  let heardAt = Number.NEGATIVE_INFINITY;

  const start = ({ of }: Ref): Known => ({
    state: of.initial,
    revision: -1,
    position: 0,
    ancestors: {},
    claims: [],
    abandoned: [],
    ended: null,
  });
  /** Keeps what is newest: a slow reader does not put an older state back. */
  function remember(ref: Ref, known: Known) {
    const stream = streamOf(ref);
    if ((cache.get(stream)?.revision ?? -1) > known.revision) return known;
    cache.delete(stream);
    cache.set(stream, known);
    if (cache.size > most) cache.delete(cache.keys().next().value!);
    return known;
  }
  async function readOn(ref: Ref, known: Known) {
    for await (const event of store.readStream(streamOf(ref), { from: known.revision + 1 }))
      known = advance(ref, known, event);
    return remember(ref, known);
  }

  /** False when the event cannot be read: whoever needs the state reads it again, and is told why. */
  function moved(ref: Ref, known: Known, event: RecordedEvent): boolean {
    try {
      remember(ref, advance(ref, known, event));
      return true;
    } catch {
      return false;
    }
  }

  return {
    remember,
    /** What is cached, else as if there were nothing. */
    assumed: (ref: Ref): Known => cache.get(streamOf(ref)) ?? start(ref),
    forget: (ref: Ref) => cache.delete(streamOf(ref)),
    /**
     * The state now. `fresh` reads on whatever is cached: another process may have written, and even this one's own
     * append is in the log, where reactions see it, a moment before it is remembered here.
     */
    async read(ref: Ref, { fresh = false } = {}): Promise<Known> {
      const known = cache.get(streamOf(ref));
      const behind = fresh || (!store.soleWriter && performance.now() - heardAt > 1000);
      return known && !behind ? known : readOn(ref, known ?? start(ref));
    },
    /** Follows the log until aborted, so that cached states see what other processes append. */
    async follow(refOf: (stream: string) => Ref | null, signal: AbortSignal) {
      let following = false;
      for await (const { events } of store.subscribeToAll({ after: 'end', signal })) {
        // What was cached before may have missed an event that this subscription will not bring.
        if (!following) cache.clear();
        following = true;
        heardAt = performance.now();
        for (const event of events) {
          const known = cache.get(event.streamId);
          const ref = known && event.revision > known.revision ? refOf(event.streamId) : null;
          if (!known || !ref) continue;
          if (event.revision !== known.revision + 1 || !moved(ref, known, event))
            cache.delete(event.streamId);
        }
      }
    },
  };
}
export type States = ReturnType<typeof statesOf>;
