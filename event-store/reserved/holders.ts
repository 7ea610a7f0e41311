import { randomUUID } from 'node:crypto';
import { eventTypes, refOf } from '../../domain/aggregates.ts';
import { uniqueKinds } from '../../domain/claims.ts';
import { type Actor, lives, type Ref } from '../../domain/kit.ts';
import { ReservationAbandoned } from '../../domain/reservation/events.ts';
import type { Hold } from '../../domain/reservation/tally.ts';
import { boundedCache } from '../cache.ts';
import type { Metadata } from '../metadata.ts';
import { type EventStore, WrongExpectedRevisionError } from '../port.ts';
import { kindOf, type LoadedState } from '../states/loadedState.ts';
import type { States } from '../states/states.ts';

const patience = 1000;
/** Milliseconds for which a read of a holder's stream may be used again. */
export const lookedAtFor = 1000;
/** Reservations' events do not name their caller, because holders may belong to different organisations. */
const nobody: Actor = { role: 'system', id: 'reservations' };
/** The metadata of a reservation's event. */
export const unnamed = ({ at, correlationId }: Pick<Metadata, 'at' | 'correlationId'>): Metadata => ({
  version: 1,
  at,
  actor: nobody,
  correlationId,
});

/** Reads holders' claims from their streams, and fences holders that may still write late. */
export function holdersIn(store: EventStore, states: States, clock: () => number) {
  const underWay = new Map<string, Promise<unknown>>();
  const reads = boundedCache<{ at: number; known: Promise<LoadedState> }>(1000);

  function judge(ref: Ref, known: LoadedState, name: string) {
    const held = lives(known.state) && known.claims.includes(name);
    const forsaken = ref.of.forsaken?.(known.state) ?? null;
    const isOver = kindOf(name) in uniqueKinds && ref.of.lapsed?.(known.state, new Date(clock()));
    return { ref, known, held, firm: held && !forsaken && !isOver, forsaken };
  }
  async function look(holder: string, name: string, fresh = false, passing = false) {
    const ref = refOf(holder)!;
    return judge(ref, await states.read(ref, { fresh, passing }), name);
  }

  /**
   * Like a fresh `look`, but uses the last read of the stream if it began less than a second ago and still counts. A
   * holder asks for places under several limits at once, which then share one read.
   */
  async function lookOnce(holder: string, name: string, counts: (at: number) => boolean = () => true) {
    const ref = refOf(holder)!;
    const now = performance.now();
    let last = reads.get(holder);
    if (!last || now - last.at > lookedAtFor || !counts(last.at)) {
      last = { at: now, known: states.read(ref, { fresh: true }) };
      reads.set(holder, last);
    }
    return judge(ref, await last.known, name);
  }

  /** Whether an ended holder had its claim for good (`wasFirm`), and the position in the log where it ended. */
  const endOf = ({ ref, known }: { ref: Ref; known: LoadedState }, name: string) => ({
    wasFirm: known.claims.includes(name) && !ref.of.forsaken?.(known.state),
    ended: known.ended ?? 0,
  });

  return {
    look,
    lookOnce,
    endOf,
    /** True when the cache is enough to know that the holder has the claim for good. */
    isKnownFirm(holder: string, name: string): boolean {
      const ref = refOf(holder)!;
      return judge(ref, states.assumed(ref), name).firm;
    },
    /** Whether a holder that lacks the claim, or has it only until its registration is finished, may get it for good. */
    async mayGet(holder: string, name: string): Promise<boolean> {
      const { known, held, firm } = await look(holder, name, true);
      return !firm && known.state.status !== 'deleted' && (held || !lives(known.state));
    },
    /** Judges a holder's place. A holder that ended after `at` still counts, because its end gives the place back. */
    async holdOf(holder: string, name: string, at: number): Promise<Hold> {
      const seen = await look(holder, name, true);
      if (seen.firm) return 'firm';
      if (seen.held) return 'doubtful';
      const { ended, wasFirm } = endOf(seen, name);
      if (seen.known.state.status === 'deleted') return wasFirm && ended > at ? 'firm' : 'gone';
      return lives(seen.known.state) || seen.known.abandoned.includes(name) ? 'gone' : 'doubtful';
    },
    /** True when the claim was taken over from this holder. */
    isFenced: async (holder: string, name: string) =>
      (await states.read(refOf(holder)!)).abandoned.includes(name),
    /** Waits up to a second for this process's own work for these holders. */
    async settled(all: readonly string[]) {
      const running = all.flatMap((holder) => underWay.get(holder) ?? []);
      if (running.length) await Promise.race([Promise.allSettled(running), after(patience)]);
    },
    /**
     * Makes sure that a holder without the claim never gets it, and ends an unfinished registration. Returns false if
     * the holder has the claim for good by now.
     */
    async fence(holder: string, name: string, by: Metadata): Promise<boolean> {
      for (;;) {
        const { ref, known, held, firm, forsaken } = await look(holder, name, true);
        if (firm) return false;
        if (known.state.status === 'deleted') return true;
        try {
          const end = held ? forsaken : null;
          const happened = end ?? ReservationAbandoned({ claim: name });
          const { version = 1 } = eventTypes.get(happened.type) ?? {};
          const metadata = { ...unnamed(by), ...(end && known.ancestors), version };
          const expected = known.revision < 0 ? 'no_stream' : known.revision;
          await store.append(holder, [{ id: randomUUID(), ...happened, metadata }], expected);
          states.forget(ref);
          return true;
        } catch (error) {
          if (!(error instanceof WrongExpectedRevisionError)) throw error;
          states.forget(ref);
        }
      }
    },
    /** Runs `work`, during which others wait for this holder instead of fencing it. */
    async during<T>(holder: string, work: () => Promise<T>): Promise<T> {
      const running = work();
      if (!underWay.has(holder)) {
        underWay.set(holder, running);
        const over = () => underWay.delete(holder);
        running.then(over, over);
      }
      return running;
    },
  };
}
export type Holders = ReturnType<typeof holdersIn>;

/** A timeout that does not keep the process alive. */
const after = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
