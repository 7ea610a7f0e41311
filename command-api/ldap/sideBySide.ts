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
