import { expect, test } from 'vitest';
import { aggregates } from './aggregates.ts';
import { streamKinds } from './streamKinds.ts';

test('every aggregate is among the kinds by which the staff filters event history', () => {
  expect(streamKinds).toEqual(expect.arrayContaining(aggregates.map(({ name }) => name)));
  expect([...streamKinds].sort()).toEqual([...new Set(streamKinds)]);
});
