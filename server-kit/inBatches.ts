import { setImmediate as turn } from 'node:timers/promises';

/**
 * Handles all that comes in batches of `size`, each of which is handled together so that what it writes becomes durable
 * together. The next batch is read meanwhile. With two `atOnce`, one is handled while what the other wrote becomes durable.
 * Others have their turn between batches. After a failure the batches that had begun come to their end and no other begins, so
 * that nothing goes on behind the caller's back.
 */
export async function inBatches<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (each: T) => Promise<unknown>,
  size = 128,
  atOnce = 1,
) {
  const begun: Promise<unknown>[] = [];
  let batch: T[] = [];
  let failure: { reason: unknown } | undefined;
  const one = async (each: T) => {
    try {
      await work(each);
    } catch (reason) {
      failure ??= { reason };
    }
  };
  const mustGoOn = () => {
    if (failure) throw failure.reason;
  };
  const begin = async () => {
    if (begun.length === atOnce) await begun.shift();
    // Work for which nothing has to be written or asked never waits by itself.
    await turn();
    mustGoOn();
    begun.push(Promise.all(batch.map(one)));
    batch = [];
  };
  try {
    for await (const each of all) if (batch.push(each) === size) await begin();
    await begin();
  } finally {
    await Promise.all(begun);
  }
  mustGoOn();
}
