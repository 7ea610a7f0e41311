import { setImmediate as turn } from 'node:timers/promises';

/**
 * Handles all that comes in batches of `size`, each of which is handled together so that what it writes becomes durable
 * together. The next batch is read meanwhile. Others have their turn between batches.
 */
export async function inBatches<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (each: T) => Promise<unknown>,
  size = 128,
) {
  let before: Promise<unknown> = Promise.resolve();
  let batch: T[] = [];
  const begin = async () => {
    await before;
    // Work for which nothing has to be written or asked never waits by itself.
    await turn();
    before = Promise.all(batch.map(work));
    // Whoever waits for it hears of a failure, which may come while the next batch is read.
    before.catch(() => undefined);
    batch = [];
  };
  for await (const one of all) if (batch.push(one) === size) await begin();
  await begin();
  await before;
}
