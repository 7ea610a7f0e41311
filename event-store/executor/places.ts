import { refOf } from '../../domain/aggregates.ts';
import { type Claim, type Ref, streamOf } from '../../domain/kit.ts';
import { boundedCache } from '../cache.ts';
import type { ClaimTable } from '../claimTable.ts';
import { EventStoreUnavailableError } from '../port.ts';
import type { States } from '../states/states.ts';
import type { Holders } from './holders.ts';
import { pageSize } from './makingWay.ts';

/** Counts and finds the holders of places under limits. */
export function placesOf(
  table: ClaimTable,
  states: States,
  holders: Holders,
  nameOf: (claim: Claim) => string,
) {
  /** All holders of places under small limits, while this process follows the log. */
  const lists = boundedCache<{ isWhole: boolean; holders: Set<string> }>(50_000);
  let isFollowing = false;
  /** The holders of a place that this process follows; undefined when it may not know all of them. */
  async function followed(name: string): Promise<Ref[] | undefined> {
    const list = lists.get(name);
    if (!list?.isWhole || !(await states.staysCurrent())) return undefined;
    const seen = await Promise.all([...list.holders].map((holder) => holders.look(holder, name)));
    return seen.filter(({ held }) => held).map(({ ref }) => ref);
  }

  /** Whether a begun holder has a place. One whose stream cannot be read counts, for those who then act on it. */
  const isHolder = (holder: string, name: string) =>
    holders.look(holder, name, true).then(
      ({ held }) => held,
      (error) => (error instanceof EventStoreUnavailableError ? Promise.reject(error) : true),
    );
  /** The holders of a place under a limit in pages, and the number of rows of each. */
  async function* eachPage(claim: Claim): AsyncIterable<{ holders: Ref[]; lookedAt: number }> {
    const name = nameOf(claim);
    for (let after = '', isMore = true; isMore; ) {
      const rows = await table.page(name, after, pageSize);
      isMore = rows.length === pageSize;
      after = rows.at(-1)?.holder ?? '';
      const there = await Promise.all(rows.map(({ holder, firm }) => firm || isHolder(holder, name)));
      const some = rows.filter((_, n) => there[n]).map(({ holder }) => refOf(holder)!);
      yield { holders: some, lookedAt: rows.length };
    }
  }

  return {
    /** Notes a holder of a place that this process follows. */
    heardPlace(name: string, holder: string) {
      lists.get(name)?.holders.add(holder);
    },
    /** Forgets what was known before this process followed the log. */
    beginPlaces() {
      lists.clear();
      isFollowing = true;
    },
    /**
     * The number of holders of a place under a limit. The cost does not depend on the number, so that of many rows without
     * a holder all but the oldest hundred count, until somebody meets them.
     */
    async count(claim: Claim): Promise<number> {
      const name = nameOf(claim);
      const [all, begun] = await Promise.all([table.count(name), table.begun(name, pageSize)]);
      const seen = await Promise.all(begun.map(({ holder }) => holders.look(holder, name, true)));
      return all - seen.filter(({ held }) => !held).length;
    },
    /** Whether these many places are all taken for good, so that nobody makes room. */
    async isFull(claim: Claim, most: number): Promise<boolean> {
      const name = nameOf(claim);
      if ((await table.count(name)) < most) return false;
      const [all, begun] = await Promise.all([table.count(name), table.begun(name, pageSize)]);
      return begun.length < pageSize && all - begun.length >= most;
    },
    eachPage,
    /** The holders of a place under a limit, one at a time, for callers that may need only some. */
    async *eachHolder(claim: Claim): AsyncIterable<Ref> {
      for await (const some of eachPage(claim)) yield* some.holders;
    },
    /**
     * All holders of a place, for small limits such as a person's devices. With `known`, what this process follows is
     * enough, which may lack what happened within the last second.
     */
    async holdersOf(claim: Claim, { known: isEnough = false } = {}): Promise<Ref[]> {
      const name = nameOf(claim);
      const before = isEnough ? await followed(name) : undefined;
      if (before) return before;
      const list = { isWhole: false, holders: new Set<string>() };
      // What is heard of from here on, the rows may lack.
      if (isFollowing) lists.set(name, list);
      const pages = await Array.fromAsync(eachPage(claim));
      const found = pages.flatMap((some) => some.holders);
      for (const each of found) list.holders.add(streamOf(each));
      list.isWhole = true;
      return found;
    },
  };
}
