import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf, type Operator, operatorOf } from '../test/people.ts';
import { type Guest, type Here, startProduct, visit } from '../test/product.ts';
import { refusal, refusing } from '../test/raw.ts';

let product: Here;
let operator: Operator;
let admin: Guest;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off', MAPS_KEY: 'browser-key_1' });
  operator = await operatorOf(product);
  admin = await adminOf(product);
  for (const [title, ...categories] of [
    ['Team', 'Team', 'starter'],
    ['Start', 'starter'],
    ['Web', 'Web'],
  ] as const)
    await admin.call('POST /video', { url: `https://videos.example/${title}`, title, categories });
});
afterAll(() => product.stop());

test('a browser may read the maps service’s key [public.call.get-curator-google-key]', async () => {
  expect(await visit(product).call('GET /curator/google-key', {})).toEqual({ key: 'browser-key_1' });
});

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

test('all videos come in the order in which they were added, skip=0 alone groups them by category [org-videos.call.get-video]', async () => {
  const { data, count, groups } = await operator.call('GET /video', { skip: 0 });
  expect([titles(data), count]).toEqual([['Team', 'Start', 'Web'], 3]);
  expect(data[0]).toMatchObject({ url: 'https://videos.example/Team', category: ['Team', 'starter'] });
  expect(Object.entries(groups!).map(([name, rows]) => [name, titles(rows)])).toEqual([
    ['Team', ['Team']],
    ['starter', ['Team', 'Start']],
    ['Web', ['Web']],
  ]);
});
test('of categories come those that have any of them, a page at a time; skip counts pages [org-videos.skip]', async () => {
  const asked = { categories: 'starter,Web', limit: 2 };
  const first = await operator.call('GET /video', { ...asked, skip: 0 });
  expect([titles(first.data), first.count, first.groups]).toEqual([['Team', 'Start'], 3, undefined]);
  expect(titles((await operator.call('GET /video', { ...asked, skip: 1 })).data)).toEqual(['Web']);
  expect((await operator.call('GET /video', { categories: 'RADIUS' })).data).toEqual([]);
});
test('the categories are those that there are [org-videos.call.get-video-params]', async () => {
  expect((await operator.call('GET /video/params', {})).categories).toEqual(['Team', 'Web', 'starter']);
});
test('operators watch, and change nothing', async () => {
  const about = { url: 'https://videos.example/x', title: 'X', categories: ['Team'] };
  expect(await refusal(operator.call('POST /video', about))).toEqual(refusing('session.forbidden'));
  expect(await refusal(admin.call('POST /video', { ...about, url: 'javascript:alert(1)' }))).toMatchObject({
    status: 400,
  });
});
