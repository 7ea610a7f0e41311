import { randomUUID } from 'node:crypto';
import { eventTypes, refOf } from '../domain/aggregates.ts';
import { limitKinds, uniqueKinds } from '../domain/claims.ts';
import { type Actor, type Claim, lives, type Ref, streamOf } from '../domain/kit.ts';
import { type RefusalCode, refuse } from '../domain/refusals.ts';
import { ReservationAbandoned, SlotTaken } from '../domain/reservation/events.ts';
import type { Metadata } from './metadata.ts';
import { type EventStore, WrongExpectedRevisionError } from './port.ts';
import { kindOf, type States } from './states.ts';

/** Who holds a slot, and who handed it on. */
type Holding = { holder: string; from?: string | undefined };
type Slots = { revision: number; holders: Holding[] };
const refusalOf = ({ kind }: Claim): RefusalCode => ({ ...uniqueKinds, ...limitKinds })[kind];
const patience = 1000;
/** What happens to a reservation tells nothing of whose request it was: holders may be of different organisations. */
const nobody: Actor = { role: 'system', id: 'reservations' };

/**
 * What must be unique (one slot) or is limited (n slots). Nothing has to be released: a slot counts only while its
 * holder's own state has the claim, and whoever takes over a doubtful slot fences the late writer first. One that was
 * begun and broke off (docs/decisions/004) holds doubtfully too, and so does one whose time is over. What one holder hands
 * on to another stays blocked for third parties while either of the two has the claim.
 */
export function reservations(
  store: EventStore,
  states: States,
  hash: (kind: string, value: string) => string,
  clock: () => number,
) {
  const cache = new Map<string, Slots>();
  const underWay = new Map<string, Promise<unknown>>();

  /** How a claim is written on the holder's events; its stream is `reserved-` and this. */
  const nameOf = (claim: Claim) =>
    `${claim.kind}-${'value' in claim ? hash(claim.kind, claim.value) : claim.of}`;

  async function read(name: string, fresh = false): Promise<Slots> {
    const slots = cache.get(name) ?? { revision: -1, holders: [] };
    if (cache.has(name) && store.soleWriter && !fresh) return slots;
    for await (const { revision, data } of store.readStream(`reserved-${name}`, {
      from: slots.revision + 1,
    })) {
      const { slot, ...holding } = data as { slot: number } & Holding;
      slots.holders[slot] = holding;
      slots.revision = revision;
    }
    cache.delete(name);
    cache.set(name, slots);
    if (cache.size > 50_000) cache.delete(cache.keys().next().value!);
    return slots;
  }

  async function holds(holder: string, name: string, fresh = false) {
    const ref = refOf(holder)!;
    const known = await states.read(ref, { fresh });
    const held = lives(known.state) && known.claims.includes(name);
    const forsaken = held ? (ref.of.forsaken?.(known.state) ?? null) : null;
    const isOver = kindOf(name) in uniqueKinds && ref.of.lapsed?.(known.state, new Date(clock()));
    return { ref, known, held, firm: held && !forsaken && !isOver, forsaken };
  }
  /** Who has the claim for good: the holder, else the one that handed it on. */
  async function firmOf({ holder, from }: Holding, name: string, fresh = false): Promise<Ref | null> {
    for (const each of from ? [holder, from] : [holder]) {
      const { ref, firm } = await holds(each, name, fresh);
      if (firm) return ref;
    }
    return null;
  }

  /**
   * Makes sure that a holder which lacks the claim never gets it, and ends one that was begun and not finished; false
   * when it has it for good meanwhile.
   */
  async function fence(holder: string, name: string, metadata: Metadata): Promise<boolean> {
    await Promise.race([underWay.get(holder), after(patience)]).catch(() => undefined);
    for (;;) {
      const { ref, known, firm, forsaken } = await holds(holder, name, true);
      if (firm) return false;
      if (known.state.status === 'deleted') return true;
      try {
        const happened = forsaken ?? ReservationAbandoned({ claim: name });
        const { version = 1 } = eventTypes.get(happened.type) ?? {};
        const event = {
          id: randomUUID(),
          ...happened,
          metadata: { ...metadata, ...(forsaken && known.ancestors), version },
        };
        await store.append(holder, [event], known.revision < 0 ? 'no_stream' : known.revision);
        states.forget(ref);
        return true;
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
        states.forget(ref);
      }
    }
  }

  /** Fences all that stand behind a slot; false when one of them has the claim for good meanwhile. */
  const fenceBoth = async ({ holder, from }: Holding, name: string, metadata: Metadata) =>
    (await fence(holder, name, metadata)) && (!from || (await fence(from, name, metadata)));

  /**
   * A slot that nobody has, or one that is handed on, or one whose holder lacks it, or never finished, and is fenced now.
   * After a plan shrank, too many may be held.
   */
  async function freeSlot(
    holders: Holding[],
    { name, limit, from }: { name: string; limit: number; from: string | undefined },
    fresh: boolean,
    metadata: Metadata,
  ) {
    if (holders.length < limit) return holders.length;
    let taken = holders.length;
    for (const [slot, holding] of holders.entries()) {
      if (from && holding.holder === from && (await firmOf(holding, name, fresh))) return slot;
      if (!(await firmOf(holding, name, fresh)) && (await fenceBoth(holding, name, metadata))) {
        taken -= 1;
        if (taken < limit) return slot;
      }
    }
    return null;
  }
  /** Reserved for it once, and taken over since. */
  const fenced = async (holder: string, name: string) =>
    (await states.read(refOf(holder)!)).abandoned.includes(name);

  /** Takes a slot for a holder, or refuses. Taking it again changes nothing, unless it was taken over meanwhile. */
  async function take(claim: Claim, holder: string, limit: number, by: Metadata): Promise<string> {
    const name = nameOf(claim);
    const from = 'from' in claim && claim.from ? streamOf(claim.from) : undefined;
    const metadata = { version: 1, at: by.at, actor: nobody, correlationId: by.correlationId };
    for (let fresh = false; ; fresh = true) {
      const slots = await read(name, fresh);
      // As they stand now: others go on reading while this one waits.
      const { revision } = slots;
      const holders = [...slots.holders];
      const own = holders.findIndex((each) => each.holder === holder);
      if (own >= 0 && !(await fenced(holder, name))) return name;
      const slot = own >= 0 ? own : await freeSlot(holders, { name, limit, from }, fresh, metadata);
      if (slot === null && (fresh || store.soleWriter)) refuse(refusalOf(claim));
      if (slot === null) continue;
      try {
        const holding = { holder, ...(from && holders[slot]?.holder === from && { from }) };
        const event = { id: randomUUID(), ...SlotTaken({ slot, ...holding }), metadata };
        const expected = revision < 0 ? 'no_stream' : revision;
        const appended = await store.append(`reserved-${name}`, [event], expected);
        if (slots.revision === revision) {
          slots.holders[slot] = holding;
          slots.revision = appended.revision;
        }
        return name;
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
      }
    }
  }

  return {
    take,
    /** While `work` runs, others wait for this holder instead of doubting it. */
    async during<T>(holder: string, work: () => Promise<T>): Promise<T> {
      const running = work();
      if (!underWay.has(holder)) {
        underWay.set(holder, running);
        const over = () => underWay.delete(holder);
        running.then(over, over);
      }
      return running;
    },
    /**
     * Who holds a unique value now, or null; whose registration is not finished does not count. What was handed on to
     * such a one is still held by whoever handed it on. `fresh` reads on, whatever is remembered.
     */
    async holderOf(kind: keyof typeof uniqueKinds, value: string, fresh = false): Promise<Ref | null> {
      const name = nameOf({ kind, value });
      const [holding] = (await read(name, fresh)).holders;
      return holding ? firmOf(holding, name, fresh) : null;
    },
    /** Those that hold a slot of a limit now, one after the other, for whoever needs only some of them. */
    async *eachHolder(claim: Claim): AsyncIterable<Ref> {
      const name = nameOf(claim);
      for (const { holder } of [...(await read(name)).holders]) {
        const { ref, held } = await holds(holder, name, true);
        if (held) yield ref;
      }
    },
    /** All that hold a slot of a limit now: an organisation's applications, an application's users, … */
    async holdersOf(claim: Claim): Promise<Ref[]> {
      const name = nameOf(claim);
      const all = await Promise.all(
        (await read(name)).holders.map(({ holder }) => holds(holder, name, true)),
      );
      return all.filter(({ held }) => held).map(({ ref }) => ref);
    },
  };
}
export type Reservations = ReturnType<typeof reservations>;

/** Patience with an end that does not keep the process alive. */
const after = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
