/**
 * Milliseconds that a transaction should take at most, because readers may wait for its connection. Much shorter ones
 * would make the read models slower, since each costs some 30 ms beside its events.
 */
const patience = 500;
/** The events of the first transaction, and of each one where even these take too long. */
const least = 100;

/**
 * Splits batches of events into pieces, each for one transaction. A piece is half as long after one that took too long to
 * write, and twice as long after one that was quick, so that readers get their turn soon on a slow machine as well.
 */
export function pace(most: number, { patience: slow = patience, clock = () => performance.now() } = {}) {
  let size = Math.min(least, most);
  /** The next piece is asked for when the one before has been written. */
  return function* pieces<T>(events: readonly T[]): Generator<T[]> {
    if (!events.length) yield [];
    for (let at = 0; at < events.length; ) {
      const piece = events.slice(at, at + size);
      const began = clock();
      yield piece;
      const took = clock() - began;
      at += piece.length;
      if (took > slow) size = Math.max(Math.min(least, most), piece.length >> 1);
      else if (took < slow / 2 && piece.length === size) size = Math.min(most, 2 * size);
    }
  };
}
