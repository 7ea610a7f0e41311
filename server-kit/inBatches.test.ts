import { expect, test } from 'vitest';
import { inBatches } from './inBatches.ts';

/** Gives what comes page by page, and tells when it is asked for a page. */
async function* pages(all: number[][], asked: (page: number) => void = () => undefined) {
  for (const [n, page] of all.entries()) {
    asked(n);
    yield* page;
  }
}
/** Handles all in batches of three, and returns what was under way together, in order. */
async function batchesOf(all: number[][]) {
  const begun: number[][] = [[]];
  await inBatches(
    pages(all),
    async (one) => {
      begun.at(-1)!.push(one);
      await Promise.resolve();
      if (begun.at(-1)!.length) begun.push([]);
    },
    3,
  );
  return begun.filter(({ length }) => length);
}

test('what comes on several pages is handled together, and the rest at the end', async () => {
  expect(await batchesOf([[1, 2], [3, 4], [5, 6, 7], [8]])).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ]);
  expect(await batchesOf([])).toEqual([]);
});
test('the next batch is read while one is handled', async () => {
  const asked: number[] = [];
  const isAsked = Promise.withResolvers<void>();
  const read = pages([[1], [2], [3]], (page) => {
    asked.push(page);
    if (page === 1) isAsked.resolve();
  });
  await inBatches(read, async (one) => void (one === 1 && (await isAsked.promise)), 1);
  expect(asked).toEqual([0, 1, 2]);
});
test('a failure is told when the others of its batch have come to their end', async () => {
  let ended = false;
  const done = inBatches(pages([[1, 2]]), async (one) => {
    if (one === 1) throw new Error('no');
    await new Promise(setImmediate);
    ended = true;
  });
  await expect(done).rejects.toThrow('no');
  expect(ended).toBe(true);
});
test('after a failure nothing further begins', async () => {
  const begun: number[] = [];
  const done = inBatches(
    pages([[1], [2], [3]]),
    async (one) => {
      begun.push(one);
      throw new Error('no');
    },
    1,
  );
  await expect(done).rejects.toThrow('no');
  expect(begun).toEqual([1]);
});

test('two batches are under way at once, and a failure of either lets no third begin', async () => {
  const begun: number[] = [];
  const slow = Promise.withResolvers<void>();
  const done = inBatches(
    pages([[1], [2], [3]]),
    async (one) => {
      begun.push(one);
      if (one === 1) return slow.promise;
      slow.resolve();
      throw new Error('no');
    },
    1,
    2,
  );
  await expect(done).rejects.toThrow('no');
  expect(begun).toEqual([1, 2]);
});
