import { type UniqueKind, uniqueKinds } from '../../domain/claims.ts';
import { type Claim, lives, type Ref, streamOf } from '../../domain/kit.ts';
import { boundedCache } from '../cache.ts';
import type { Take } from '../claimTable.ts';
import type { Metadata } from '../metadata.ts';
import type { ClaimingStore, RecordedEvent } from '../port.ts';
import { kindOf } from '../states/loadedState.ts';
import type { States } from '../states/states.ts';
import { holdersIn, type Occasion } from './holders.ts';
import { makingWay } from './makingWay.ts';
import { placesOf } from './places.ts';

/**
 * Takes unique values and places under limits, and tells who has them. A late writer is fenced off before its claim goes
 * to somebody else (docs/decisions/018).
 */
export function reservations(
  store: ClaimingStore,
  states: States,
  hash: (kind: string, value: string) => string,
  { clock }: { clock: () => number },
) {
  const { claims: table } = store;
  const holders = holdersIn(store, states, clock);
  const making = makingWay(store, holders);

  const hashes = boundedCache<string>(10_000);
  /** The hash of a value. Recent hashes are cached, because the same values soon come again. */
  function hashOf(kind: UniqueKind, value: string) {
    const key = `${kind} ${value}`;
    const known = hashes.get(key) ?? hash(kind, value);
    hashes.set(key, known);
    return known;
  }
  /** The claim's name on the holder's events. */
  const nameOf = (claim: Claim) =>
    `${claim.kind}-${'value' in claim ? hashOf(claim.kind, claim.value) : claim.of}`;
  const takeOf = (claim: Claim, limit: number): Take => ({
    name: nameOf(claim),
    ...('value' in claim
      ? { from: claim.from && streamOf(claim.from) }
      : { most: Math.min(limit, Number.MAX_SAFE_INTEGER) }),
  });

  const { heardPlace, beginPlaces, ...places } = placesOf(table, states, holders, nameOf);
  /** Holders that were found or heard of, by the names of their unique values. Their own states tell whether they still are. */
  const known = boundedCache<string>(50_000);
  async function keeperOf(name: string): Promise<Ref | null> {
    const before = known.get(name);
    const seen = before === undefined ? undefined : await holders.look(before, name);
    if (seen?.firm) return seen.ref;
    const row = await table.row(name);
    const found = row && ((await holders.firmOf(row, name)) ?? (await holders.firmOf(row, name, true)));
    // What is about to be handed on has two holders, and the second may get it at any time.
    if (found && row.previous === null) known.set(name, row.holder);
    return found ?? null;
  }
  async function holderOf(name: string): Promise<Ref | null> {
    const found = await keeperOf(name);
    return found && (!found.of.keeps || lives((await states.read(found)).state)) ? found : null;
  }

  return {
    ...places,
    takeOf,
    /** Looks whether an append at `revision` can take these, makes way, or refuses. */
    async ahead(holder: string, revision: number, takes: readonly Take[], at: Occasion): Promise<void> {
      for (const { name } of takes) known.delete(name);
      await making(holder, takes, at, () => table.ahead(holder, revision, takes));
    },
    /** Takes a unique value for a holder whose work on several streams begins, or refuses. */
    async take(claim: Claim, holder: Ref, at: Occasion): Promise<void> {
      const takes = [takeOf(claim, Number.POSITIVE_INFINITY)];
      const { revision } = states.assumed(holder);
      await making(streamOf(holder), takes, at, () => table.take(streamOf(holder), revision, takes));
    },
    /** Takes what a stream has by its events already, or refuses. */
    async adopt(claims: readonly Claim[], holder: Ref, at: Occasion): Promise<void> {
      const { revision } = await states.read(holder, { fresh: true });
      const takes = claims.map((claim) => takeOf(claim, Number.POSITIVE_INFINITY));
      await making(streamOf(holder), takes, at, () => table.take(streamOf(holder), revision, takes));
      await holders.settle(streamOf(holder));
    },
    /** Frees what an aggregate that ended took, unless that was done with its end. */
    async giveBack(target: Ref): Promise<void> {
      if (await table.isHolder(streamOf(target))) await holders.settle(streamOf(target));
    },
    during: holders.during,
    /** Notes an event of the log, of this process or another, whose stream may have unique values. */
    heard({ streamId, metadata, unreadable }: RecordedEvent) {
      if (unreadable) return;
      for (const name of (metadata as Partial<Metadata> | null)?.claims ?? [])
        if (kindOf(name) in uniqueKinds) known.set(name, streamId);
        else heardPlace(name, streamId);
    },
    /** Forgets what was known before this process followed the log. */
    begins() {
      known.clear();
      beginPlaces();
    },
    /**
     * The living holder of a unique value, or null. An unfinished registration does not count: a value handed on to one
     * still belongs to the previous holder.
     */
    holderOf: (kind: UniqueKind, value: string): Promise<Ref | null> => holderOf(nameOf({ kind, value })),
    /** Who has a unique value, or has ended and keeps it from all others; null when it is free. */
    keeperOf: (kind: UniqueKind, value: string): Promise<Ref | null> => keeperOf(nameOf({ kind, value })),
    /** The holder of the first of these values that has one, or null. */
    async anyHolderOf(kind: UniqueKind, values: readonly string[]): Promise<Ref | null> {
      for (const value of values) {
        const holder = await holderOf(nameOf({ kind, value }));
        if (holder) return holder;
      }
      return null;
    },
  };
}
export type Reservations = ReturnType<typeof reservations>;
