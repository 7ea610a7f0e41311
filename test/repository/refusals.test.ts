import { expect, test } from 'vitest';
import { refusals } from '../../domain/refusals.ts';

test('each refusal has a number of its own, because the numbers are published', () => {
  const byNumber = Map.groupBy(Object.entries(refusals), ([, { code }]) => code);
  const shared = [...byNumber.values()].filter((all) => all.length > 1);
  expect(shared.map((all) => all.map(([name]) => name))).toEqual([]);
});
