import { PlaceTaken } from '../../domain/reservation/events.ts';
import { summed, type Tally } from '../../domain/reservation/tally.ts';
import type { EventStore } from '../port.ts';
import { currentData } from '../vault/unreadable.ts';
import type { Holders } from './holders.ts';

/** The number of events read at once, and of holders whose streams are read at the same time. */
const page = 100;

/** All holders that ever took a place in a stream, in pages, oldest first. Repeated takes repeat the holder. */
export async function* pagesOf(store: EventStore, name: string): AsyncIterable<string[]> {
  for (let from = 0, isMore = true; isMore; from += page) {
    const some = await Array.fromAsync(store.readStream(`reserved-${name}`, { from, maxCount: page }));
    isMore = some.length === page;
    const takes = some.filter(({ type }) => type === PlaceTaken.type);
    yield takes.map((event) => (currentData(event) as { holder: string }).holder);
  }
}

/** Converts a tally with too many names to a number, after reading those holders once more. */
export async function countedOf(
  store: EventStore,
  holders: Holders,
  name: string,
  { named, doubtful }: Tally,
  most: number,
): Promise<Tally> {
  const at = await store.head();
  const found = await Promise.all(named.map((holder) => holders.holdOf(holder, name, at)));
  const firm = named.filter((_, n) => found[n] === 'firm');
  return summed(firm, doubtful, at, most);
}
