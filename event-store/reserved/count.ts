import { limitKinds } from '../../domain/claims.ts';
import { PlaceTaken, SlotTaken } from '../../domain/reservation/events.ts';
import { summed, type Tally } from '../../domain/reservation/tally.ts';
import type { EventStore } from '../port.ts';
import { kindOf } from '../states/loadedState.ts';
import { currentData } from '../vault/unreadable.ts';
import type { Holders } from './holders.ts';

/** The number of events read at once, and of holders whose streams are read at the same time. */
const page = 100;

/** All holders that ever took a place in a stream, in pages, oldest first. Repeated takes repeat the holder. */
export async function* pagesOf(store: EventStore, name: string): AsyncIterable<string[]> {
  for (let from = 0, isMore = true; isMore; from += page) {
    const some = await Array.fromAsync(store.readStream(`reserved-${name}`, { from, maxCount: page }));
    isMore = some.length === page;
    const takes = some.filter(({ type }) => type === SlotTaken.type || type === PlaceTaken.type);
    yield takes.map((event) => (currentData(event) as { holder: string }).holder);
  }
}
/** All users of an organisation. They count under its total limit even if they took no place there. */
async function* usersOf(store: EventStore, organisationId: string) {
  const kinds = Object.entries(limitKinds).filter(([, refusal]) => refusal === 'application.limit');
  for (const [kind] of kinds)
    for await (const apps of pagesOf(store, `${kind}-${organisationId}`))
      for (const app of apps)
        yield* pagesOf(store, `max.user.per.app.count-${app.slice('application-'.length)}`);
}

/** Counts places from the streams of their holders. The tally names up to `most` of them. */
export function censusOf(store: EventStore, holders: Holders, most: number) {
  async function count(name: string, pages: AsyncIterable<string[]> | string[][]) {
    const at = await store.head();
    const seen = new Set<string>();
    const firm: string[] = [];
    const doubtful: string[] = [];
    for await (const some of pages) {
      const unseen = some.filter((holder) => !seen.has(holder) && seen.add(holder));
      const found = await Promise.all(unseen.map((holder) => holders.holdOf(holder, name, at)));
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
    /** Counts a stream written by an earlier release, which has no tally. */
    whole: (name: string, now: number) => whole(name, pagesOf(store, name), now),
    /** The first tally of a limit without a stream; null when it begins empty. */
    fromOthers(name: string, now: number): Promise<Tally> | null {
      if (kindOf(name) !== 'user.total.count') return null;
      return whole(name, usersOf(store, name.slice(name.indexOf('-') + 1)), now);
    },
    /** Converts a tally with too many names to a number, after reading those holders once more. */
    async named(name: string, { named, doubtful }: Tally): Promise<Tally> {
      const { at, firm } = await count(name, [named]);
      return summed(firm, doubtful, at, most);
    },
  };
}
export type Census = ReturnType<typeof censusOf>;
