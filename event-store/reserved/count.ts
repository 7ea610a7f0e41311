import { limitKinds } from '../../domain/claims.ts';
import { PlaceTaken, SlotTaken } from '../../domain/reservation/events.ts';
import { summed, type Tally } from '../../domain/reservation/tally.ts';
import type { EventStore } from '../port.ts';
import { kindOf } from '../states.ts';
import { currentData } from '../vault/unreadable.ts';
import type { Holders } from './holders.ts';

/** Events that are read at once, and holders whose streams are read at the same time. */
const page = 100;

/** Holders that ever took a place in a stream, in pages, oldest first. One that took it again comes again. */
export async function* pagesOf(store: EventStore, name: string): AsyncIterable<string[]> {
  for (let from = 0, isMore = true; isMore; from += page) {
    const some = await Array.fromAsync(store.readStream(`reserved-${name}`, { from, maxCount: page }));
    isMore = some.length === page;
    const takes = some.filter(({ type }) => type === SlotTaken.type || type === PlaceTaken.type);
    yield takes.map((event) => (currentData(event) as { holder: string }).holder);
  }
}
/** All users of an organisation, who count under its limit over all applications whether or not they took a place there. */
async function* usersOf(store: EventStore, organisationId: string) {
  const kinds = Object.entries(limitKinds).filter(([, refusal]) => refusal === 'application.limit');
  for (const [kind] of kinds)
    for await (const apps of pagesOf(store, `${kind}-${organisationId}`))
      for (const app of apps)
        yield* pagesOf(store, `max.user.per.app.count-${app.slice('application-'.length)}`);
}

/** Counts places by what the streams of their holders say. Up to `most` are named. */
export function censusOf(store: EventStore, holders: Holders, most: number) {
  async function count(name: string, pages: AsyncIterable<string[]> | string[][]) {
    const at = await store.head();
    const seen = new Set<string>();
    const firm: string[] = [];
    const doubtful: string[] = [];
    for await (const some of pages) {
      const unseen = some.filter((holder) => !seen.has(holder) && seen.add(holder));
      const found = await Promise.all(unseen.map((holder) => holders.standing(holder, name, at)));
      for (const [i, holder] of unseen.entries()) {
        if (found[i] === 'firm') firm.push(holder);
        if (found[i] === 'doubtful') doubtful.push(holder);
      }
    }
    return { at, firm, doubtful };
  }
  async function whole(name: string, pages: AsyncIterable<string[]>, now: number): Promise<Tally> {
    const { at, firm, doubtful } = await count(name, pages);
    const begun = doubtful.map((holder) => ({ holder, at: now }));
    return summed(firm, begun, at, most);
  }
  return {
    most,
    /** Counts a stream that an earlier release wrote: it has no tally. */
    whole: (name: string, now: number) => whole(name, pagesOf(store, name), now),
    /** What a limit without a stream begins with; null: with nobody. */
    fromOthers(name: string, now: number): Promise<Tally> | null {
      if (kindOf(name) !== 'user.total.count') return null;
      return whole(name, usersOf(store, name.slice(name.indexOf('-') + 1)), now);
    },
    /** From here on holders are too many to be named: they are looked at once more, and counted. */
    async named(name: string, { named, doubtful }: Tally): Promise<Tally> {
      const { at, firm } = await count(name, [named]);
      return summed(firm, doubtful, at, most);
    },
  };
}
export type Census = ReturnType<typeof censusOf>;
