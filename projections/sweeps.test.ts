import { expect, test } from 'vitest';
import { same } from './kit.ts';
import { together } from './sweeps.ts';

const ends = (column: string, value: string) => ({ column, value, patch: null });
const erases = (value: string) => ({ column: 'owner', value, patch: { name: null } });
const closes = (column: string, value: string, at: string) => ({ column, value, patch: { endedAt: at } });

test('sweeps that differ only in the value become one, whatever harmless ones lie between', () => {
  const all = ['a', 'b', 'c'].flatMap((id) => [ends('user', id), erases(id)]);
  expect(together([...all, ends('user', 'a')])).toEqual([
    { column: 'user', values: ['a', 'b', 'c'], patch: null },
    { column: 'owner', values: ['a', 'b', 'c'], patch: { name: null } },
  ]);
});

test('two that write different values keep their order, because one row may meet both', () => {
  const [first, between, last] = [
    closes('app', 'a', '1'),
    closes('client', 'x', '2'),
    closes('app', 'b', '1'),
  ];
  expect(together([first, between, last]).map(({ column }) => column)).toEqual(['app', 'client', 'app']);
});

test('one that writes the column by which another one looks keeps its place', () => {
  const moves = { column: 'app', value: 'a', patch: { client: null } };
  expect(together([ends('client', 'x'), moves, ends('client', 'y')])).toHaveLength(3);
});

test('one that writes what another one takes over keeps its place', () => {
  const takes = (value: string) => ({ column: 'app', value, patch: { closed: same('closedHere') } });
  const writes = { column: 'club', value: 'x', patch: { closedHere: true } };
  expect(together([takes('a'), writes, takes('b')])).toHaveLength(3);
  expect(together([takes('a'), ends('club', 'x'), takes('b')])).toHaveLength(2);
});
