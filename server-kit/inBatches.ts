/** Handles all that comes, so many at a time. */
export async function sideBySide<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (each: T) => Promise<unknown>,
  atOnce = 16,
) {
  const next = Symbol.asyncIterator in all ? all[Symbol.asyncIterator]() : all[Symbol.iterator]();
  const lane = async () => {
    for (let one = await next.next(); !one.done; one = await next.next()) await work(one.value);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/**
 * Handles all that comes in batches, each of which is handled together so that what it writes becomes durable together. The
 * next batch is read meanwhile.
 */
export async function inBatches<T>(all: AsyncIterable<T>, work: (each: T) => Promise<unknown>, size: number) {
  let before: Promise<unknown> = Promise.resolve();
  let batch: T[] = [];
  const begin = async () => {
    await before;
    before = Promise.all(batch.map(work));
    // Whoever waits for it hears of a failure, which may come while the next batch is read.
    before.catch(() => undefined);
    batch = [];
  };
  for await (const one of all) if (batch.push(one) === size) await begin();
  await begin();
  await before;
}
