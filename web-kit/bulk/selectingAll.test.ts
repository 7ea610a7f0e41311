import { expect, test } from 'vitest';
import type { Load } from '../table/query.ts';
import { selectingAll } from './selectingAll.ts';

type Member = { id: string };
const ids = ['ada', 'bob', 'eve', 'ida'];
/** A list of two rows a page, however many are asked for. */
const load: Load<Member> = Object.assign(
  async ({ after = '0' }: { after?: string }) => {
    const from = Number(after);
    const rows = ids.slice(from, from + 2).map((id) => ({ id }));
    return { rows, total: ids.length, next: from + 2 < ids.length ? String(from + 2) : undefined };
  },
  { queryKey: ['team'] },
);
const listed = {
  load,
  query: { sort: ['id', 'ASC'], filter: {} } as const,
  idOf: ({ id }: Member) => id,
  shown: [{ id: 'ada' }, { id: 'bob' }],
};

test('where some rows cannot be selected, all others are read and ticked, those of further pages too', async () => {
  const { ticks } = selectingAll(listed, ({ id }) => id !== 'bob');
  expect(await ticks!.read()).toEqual([{ id: 'ada' }, { id: 'eve' }, { id: 'ida' }]);
  expect(ticks!.without).toBe(1);
});
test('where every row can be selected, all are selected without being read', () => {
  const { ticks, whole } = selectingAll(listed);
  expect([ticks, whole]).toEqual([undefined, { load, query: listed.query, shown: listed.shown }]);
});
