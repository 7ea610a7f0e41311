import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hear, keepFresh, once, settled } from './stale.ts';

const saying = (headers: Record<string, string>) => ({ headers: new Headers(headers) });
const changing = (names: string) => hear('PUT /shop', saying({ 'x-changes': names }));

/** A list that is shown, and the answers that it waits for, in the order in which it has asked. */
function shownList(path: string) {
  const queries = new QueryClient();
  keepFresh(queries);
  const asked: ((rows: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => asked.push(answer));
  const list = new QueryObserver(queries, { queryKey: [path, 'all'], queryFn });
  const leave = list.subscribe(() => {});
  return { asked, shown: () => list.getCurrentResult().data, leave };
}

test('a list that was never answered does not take an answer from before the change', async () => {
  const { asked, shown, leave } = shownList('GET /unknown');
  changing('shops');
  const done = settled();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!('new');
  asked[0]!('old');
  await done;
  expect(shown()).toBe('new');
  leave();
});
test('a list is asked again when something has changed that it shows, and not otherwise', async () => {
  const { asked, shown, leave } = shownList('GET /shops');
  hear('GET /shops', saying({ 'x-shows': 'shops users' }));
  asked[0]!('old');
  await expect.poll(shown).toBe('old');
  changing('plans audit');
  await settled();
  expect(asked).toHaveLength(1);
  changing('audit users');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!('new');
  await settled();
  expect(shown()).toBe('new');
  leave();
});
test('what was deleted is not asked for again, and the list that had it is', async () => {
  const queries = new QueryClient();
  keepFresh(queries);
  const asked: string[] = [];
  const show = (path: string, input: object) =>
    new QueryObserver(queries, {
      queryKey: [path, input],
      queryFn: async () => asked.push(path),
    }).subscribe(() => {});
  const leave = [show('GET /shop/:shopId', { shopId: 's1' }), show('GET /shops', { town: 't1' })];
  await expect.poll(() => asked).toHaveLength(2);
  hear('DELETE /shop/:shopId', saying({ 'x-changes': 'shops' }), { shopId: 's1' });
  await settled();
  expect(asked.slice(2)).toEqual(['GET /shops']);
  hear('DELETE /shop/deleteAllGoods/:shopId', saying({ 'x-changes': 'shops' }), { shopId: 's1' });
  await settled();
  const both = ['GET /shop/:shopId', 'GET /shops'];
  expect(asked.slice(3)).toEqual(expect.arrayContaining(both));
  const taken = { townId: 't1', shopId: 's1' };
  hear('DELETE /town/:townId/shop/:shopId', saying({ 'x-changes': 'shops' }), taken);
  await settled();
  expect(asked.slice(5)).toEqual(expect.arrayContaining(both));
  for (const each of leave) each();
});
test('what many calls change together is read anew once, after the last of them', async () => {
  const { asked, shown, leave } = shownList('GET /shops');
  asked[0]!('old');
  await expect.poll(shown).toBe('old');
  await once(async () => {
    for (let call = 0; call < 3; call++) changing('shops');
    await settled();
    expect(asked).toHaveLength(1);
  });
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!('new');
  await settled();
  expect([asked.length, shown()]).toEqual([2, 'new']);
  leave();
});
