import { randomUUID } from 'node:crypto';
import { eventTypes, refOf } from '../../domain/aggregates.ts';
import { uniqueKinds } from '../../domain/claims.ts';
import type { Actor, Ref } from '../../domain/kit.ts';
import { ReservationAbandoned } from '../../domain/reservation/events.ts';
import type { Claimed } from '../claimTable.ts';
import type { Metadata } from '../metadata.ts';
import { type ClaimingStore, WrongExpectedRevisionError } from '../port.ts';
import { holdingOf, kindOf } from '../states/loadedState.ts';
import type { States } from '../states/states.ts';

/** Milliseconds for which this process's own work for a holder is waited for. */
const patience = 1000;
/** The events that end a holder do not name their caller, because holders may belong to different organisations. */
const nobody: Actor = { role: 'system', id: 'reservations' };
/** When, and on behalf of which request, somebody is in the way. */
export type Occasion = Pick<Metadata, 'at' | 'correlationId'>;

/** Reads holders' claims from their streams, and fences holders that may still write late. */
export function holdersIn(store: ClaimingStore, states: States, clock: () => number) {
  const underWay = new Map<string, Promise<unknown>>();

  /** Whether a stream has a claim, for good or until somebody else wants it. */
  async function look(holder: string, name: string, fresh = false) {
    const ref = refOf(holder)!;
    const known = await states.read(ref, { fresh });
    const holding = holdingOf(ref, known);
    const held = holding.held.includes(name);
    const isOver = kindOf(name) in uniqueKinds && ref.of.lapsed?.(known.state, new Date(clock()));
    return { ref, known, holding, held, firm: held && holding.firm && !isOver };
  }
  const settle = async (holder: string, { known, holding }: Awaited<ReturnType<typeof look>>) =>
    store.claims.settle(holder, known.revision, holding);

  /** The aggregate that has the value of a row for good: the holder, or else the one that handed it on. */
  async function firmOf(row: Claimed, name: string, fresh = false): Promise<Ref | null> {
    for (const { holder } of bothOf(row)) {
      const { ref, firm } = await look(holder, name, fresh);
      if (firm) return ref;
    }
    return null;
  }

  return {
    look,
    firmOf,
    /**
     * Looks at a row's holder anew. Settles the row and returns true when the holder has the claim for good, or lost it
     * after the take.
     */
    async isClear(row: { holder: string; revision: number }, name: string): Promise<boolean> {
      const seen = await look(row.holder, name, true);
      const isVoid = !seen.held && seen.known.revision > row.revision;
      if (seen.firm || isVoid) await settle(row.holder, seen);
      return seen.firm || isVoid;
    },
    /** Settles the rows of a holder by its stream. */
    async settle(holder: string): Promise<void> {
      await settle(holder, await look(holder, '', true));
    },
    /** Waits up to a second for this process's own work for these holders. */
    async settled(all: readonly string[]) {
      const running = all.flatMap((holder) => underWay.get(holder) ?? []);
      if (running.length) await Promise.race([Promise.allSettled(running), after(patience)]);
    },
    /**
     * Makes sure that a holder without the claim never gets it by what it took before, ends an unfinished registration, and
     * frees what it took. Returns false if the holder has the claim for good by now.
     */
    async fence(row: { holder: string; revision: number }, name: string, at: Occasion): Promise<boolean> {
      for (const { holder, revision } = row; ; ) {
        const seen = await look(holder, name, true);
        const { ref, known, held, firm } = seen;
        if (firm) return false;
        if (!held && known.revision > revision) {
          await settle(holder, seen);
          return true;
        }
        const end = held ? (ref.of.forsaken?.(known.state) ?? null) : null;
        const happened = end ?? ReservationAbandoned({ claim: name });
        const { version = 1 } = eventTypes.get(happened.type) ?? {};
        const metadata = { ...at, actor: nobody, ...(end && known.ancestors), version };
        const expected = known.revision < 0 ? 'no_stream' : known.revision;
        await store.append(holder, [{ id: randomUUID(), ...happened, metadata }], expected).catch((error) => {
          if (!(error instanceof WrongExpectedRevisionError)) throw error;
        });
        states.forget(ref);
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

/** The holder of a row, and the one that handed it on. */
export const bothOf = ({ holder, previous, revision }: Claimed) => [
  { holder, revision },
  ...(previous === null ? [] : [{ holder: previous, revision: -1 }]),
];

/** A timeout that does not keep the process alive. */
const after = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
export type Holders = ReturnType<typeof holdersIn>;
