import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

test('what is asked for at once, or while work is under way, is done together', async () => {
  const done: number[][] = [];
  const steps = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const begun = Promise.withResolvers<void>();
  const ask = gathered(async (all: number[]) => {
    done.push(all);
    begun.resolve();
    await steps[done.length - 1]!.promise;
    return all.length;
  });
  const first = [1, 2, 3].map(ask);
  await begun.promise;
  const later = [4, 5].map(ask);
  steps[0]!.resolve();
  expect(await Promise.all(first)).toEqual([3, 3, 3]);
  steps[1]!.resolve();
  expect(await Promise.all(later)).toEqual([2, 2]);
  expect(done).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('what fails fails for those who asked together, and for nobody after them', async () => {
  const ask = gathered(async (all: string[]) => {
    if (all.includes('bad')) throw new Error('full');
    return all;
  });
  const outcomes = await Promise.allSettled(['good', 'bad'].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('good')).toEqual(['good']);
});
