import { setImmediate as turn } from 'node:timers/promises';

/**
 * Handles all that comes in batches of `size`, each of which is handled together so that what it writes becomes durable
 * together. The next batch is read meanwhile. Others have their turn between batches. After a failure the batch that had begun
 * comes to its end and no other begins, so that nothing goes on behind the caller's back.
 */
export async function inBatches<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (each: T) => Promise<unknown>,
  size = 128,
) {
  let begun: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  let batch: T[] = [];
  const end = async () => {
    const failure = (await begun).find(({ status }) => status === 'rejected');
    if (failure) throw (failure as PromiseRejectedResult).reason;
  };
  const begin = async () => {
    await end();
    // Work for which nothing has to be written or asked never waits by itself.
    await turn();
    begun = Promise.allSettled(batch.map(work));
    batch = [];
  };
  try {
    for await (const one of all) if (batch.push(one) === size) await begin();
    await begin();
    await end();
  } finally {
    await begun;
  }
}
