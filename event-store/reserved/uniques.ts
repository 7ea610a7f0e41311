import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { uniqueKinds } from '../../domain/claims.ts';
import { type Claim, type Ref, streamOf } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { SlotTaken } from '../../domain/reservation/events.ts';
import { boundedCache } from '../cache.ts';
import type { Metadata } from '../metadata.ts';
import { type EventStore, type RecordedEvent, WrongExpectedRevisionError } from '../port.ts';
import { mostHeardOf } from '../states/states.ts';
import { type Holders, unnamed } from './holders.ts';

/** The holder of a unique value, and the previous holder if the value was handed on. */
type Holding = { holder: string; from?: string | undefined };
type Slot = { revision: number; holding: Holding | null; takenAt: number };
/**
 * How long in milliseconds a holder in another process may take before it is fenced. A slot that has changed hands gets
 * the longer time: otherwise contenders whose registrations last longer than that would fence each other for ever.
 */
const patience = { first: 2000, later: 4000 };
const poll = { first: 10, most: 200 };
export type UniqueClaim = Extract<Claim, { value: string }>;

const nobodys: Slot = { revision: -1, holding: null, takenAt: 0 };
const slotOf = ({ revision, data, recordedAt }: RecordedEvent): Slot => ({
  revision,
  holding: data as Holding,
  takenAt: recordedAt.getTime(),
});

/**
 * A unique value is a slot: the last event of its stream names the holder. Nothing has to be released, because the slot
 * counts only while the holder's own state has the claim. A value that one holder hands on to another stays blocked for
 * third parties while either of the two has it.
 */
export function uniques(store: EventStore, holders: Holders, staysCurrent: () => Promise<boolean>) {
  const cache = boundedCache<Slot>(50_000);
  /** The slots that were heard of last, which a read that was under way may lack. */
  const heardOf = boundedCache<Slot>(mostHeardOf);

  /** The cached slot. "Free" is trusted only when this process is the sole writer. */
  async function kept(name: string): Promise<Slot | undefined> {
    const slot = cache.get(name) && (await staysCurrent()) ? cache.get(name) : undefined;
    return store.soleWriter || slot?.holding ? slot : undefined;
  }
  async function read(name: string, fresh = false): Promise<Slot> {
    const known = fresh ? undefined : await kept(name);
    if (known) return known;
    const newest = { direction: 'backwards', maxCount: 1 } as const;
    const [last] = await Array.fromAsync(store.readStream(`reserved-${name}`, newest));
    return remember(name, last ? slotOf(last) : nobodys);
  }
  /** Caches only newer slots, so that a slow reader does not restore an older holder. */
  function remember(name: string, slot: Slot): Slot {
    const newest = Math.max(cache.get(name)?.revision ?? -2, heardOf.get(name)?.revision ?? -2);
    if (newest <= slot.revision) cache.set(name, slot);
    return slot;
  }

  /** The aggregate that has the value for good: the holder, or else the one that handed it on. */
  async function firmOf({ holder, from }: Holding, name: string, fresh = false): Promise<Ref | null> {
    for (const each of from ? [holder, from] : [holder]) {
      const { ref, firm } = await holders.look(each, name, fresh);
      if (firm) return ref;
    }
    return null;
  }
  /** Fences the slot's holders; false when one of them has the value for good by now. */
  async function fenceAll({ holder, from }: Holding, name: string, by: Metadata): Promise<boolean> {
    for (const each of from ? [holder, from] : [holder]) {
      await holders.settled([each]);
      if (!(await holders.fence(each, name, by))) return false;
    }
    return true;
  }
  /**
   * Waits while the slot's holder may be about to get the value in another process. Returns true when there is something
   * new, and false when the holder has had its time.
   */
  async function outlasts(name: string, { revision, holding, takenAt }: Slot): Promise<boolean> {
    if (store.soleWriter || !holding) return false;
    const most = revision > 0 ? patience.later : patience.first;
    const end = performance.now() + Math.min(most, takenAt + most - Date.now());
    for (let rest = poll.first; performance.now() < end; rest = Math.min(poll.most, 2 * rest)) {
      const isOpen = !(await firmOf(holding, name, true)) && (await holders.mayGet(holding.holder, name));
      if (!isOpen) return false;
      await pause(rest);
      if ((await read(name, true)).revision !== revision) return true;
    }
    return false;
  }
  /** True when `from` hands the value on, or when its holders lack it and are fenced now. */
  async function isFree(
    holding: Holding,
    name: string,
    from: string | undefined,
    fresh: boolean,
    by: Metadata,
  ) {
    const isFirm = (await firmOf(holding, name, fresh)) !== null;
    if (isFirm) return from !== undefined && holding.holder === from;
    return fenceAll(holding, name, by);
  }

  const isOwn = async (name: string, holder: string) =>
    (await read(name)).holding?.holder === holder && !(await holders.isFenced(holder, name));

  const turns = new Map<string, Promise<unknown>>();
  /**
   * Lets this process's contenders for a value go one after the other, so that a holder elsewhere is fenced by one of
   * them and not by each.
   */
  async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (turns.get(name) ?? Promise.resolve()).then(work, work);
    turns.set(name, mine);
    try {
      return await mine;
    } finally {
      if (turns.get(name) === mine) turns.delete(name);
    }
  }

  /** Takes a value for a holder, or refuses. A repeat changes nothing, unless it was taken over meanwhile. */
  async function takeNow(claim: UniqueClaim, name: string, holder: string, by: Metadata): Promise<string> {
    const from = claim.from ? streamOf(claim.from) : undefined;
    for (let fresh = false; ; fresh = true) {
      // Where a read costs as much as an append, a value of which nothing is known is taken to be free at first.
      const isNew = !fresh && !store.soleWriter && !cache.get(name);
      const slot = isNew ? nobodys : await read(name, fresh);
      const { revision, holding } = slot;
      const isMine = holding?.holder === holder;
      if (isMine && !(await holders.isFenced(holder, name))) return name;
      if (!isMine && (await outlasts(name, slot))) continue;
      if (holding && !isMine && !(await isFree(holding, name, from, fresh, by))) {
        if (fresh || store.soleWriter) refuse(uniqueKinds[claim.kind]);
        continue;
      }
      try {
        const next = { holder, ...(from && holding?.holder === from && { from }) };
        const event = { id: randomUUID(), ...SlotTaken({ slot: 0, ...next }), metadata: unnamed(by) };
        const expected = revision < 0 ? 'no_stream' : revision;
        const appended = await store.append(`reserved-${name}`, [event], expected);
        remember(name, { revision: appended.revision, holding: next, takenAt: Date.now() });
        return name;
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
      }
    }
  }
  return {
    /** A holder that has the slot already waits for no contender, because they wait for the holder. */
    async take(claim: UniqueClaim, name: string, holder: string, by: Metadata): Promise<string> {
      const work = () => takeNow(claim, name, holder, by);
      if (store.soleWriter || (turns.has(name) && (await isOwn(name, holder)))) return work();
      return inTurn(name, work);
    },
    /** Notes an event of the log that another process may have appended. */
    heard(event: RecordedEvent) {
      if (event.type !== SlotTaken.type) return;
      const name = event.streamId.slice('reserved-'.length);
      const slot = slotOf(event);
      heardOf.set(name, slot);
      if (cache.get(name)) remember(name, slot);
    },
    forgetAll: () => cache.clear(),
    async holderOf(name: string, fresh: boolean): Promise<Ref | null> {
      const known = fresh ? undefined : await kept(name);
      const holder = known?.holding ? await firmOf(known.holding, name) : null;
      if (holder || (known && store.soleWriter)) return holder;
      const { holding } = await read(name, true);
      return holding ? firmOf(holding, name, fresh) : null;
    },
  };
}
