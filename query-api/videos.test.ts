import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../test/clients/raw.ts';
import { adminOf, type Operator, operatorOf } from '../test/people/people.ts';
import { type Guest, type Here, startProduct, visit } from '../test/product.ts';
import { guides } from './shippedGuides.ts';

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

test('a browser may read the maps service’s key [public.call.get-curator-google-key, data.maps-payload]', async () => {
  expect(await visit(product).call('GET /curator/google-key', {})).toEqual({ key: 'browser-key_1' });
});

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

test('all videos come in the order in which they were added, skip=0 alone groups them by category [org-videos.call.get-video]', async () => {
  const { data, count, groups } = await operator.call('GET /video', { skip: 0 });
  const ofStaff = data.filter(({ guide }) => !guide);
  expect([titles(data.slice(0, 3)), count]).toEqual([titles(ofStaff), 3 + guides.length]);
  expect(titles(ofStaff)).toEqual(['Team', 'Start', 'Web']);
  expect(data[0]).toMatchObject({ url: 'https://videos.example/Team', category: ['Team', 'starter'] });
  const grouped = (name: string) => titles(groups![name]!.filter(({ guide }) => !guide));
  expect([grouped('Team'), grouped('starter'), grouped('Web')]).toEqual([
    ['Team'],
    ['Team', 'Start'],
    ['Web'],
  ]);
});
test('of categories come those that have any of them, a page at a time; skip counts pages [org-videos.skip]', async () => {
  const asked = { categories: 'starter,Web', limit: 2 };
  const first = await operator.call('GET /video', { ...asked, skip: 0 });
  expect([titles(first.data), first.groups]).toEqual([['Team', 'Start'], undefined]);
  const next = await operator.call('GET /video', { ...asked, skip: 1 });
  expect([next.data[0], next.data.length, next.count]).toEqual([
    expect.objectContaining({ title: 'Web' }),
    2,
    first.count,
  ]);
  expect((await operator.call('GET /video', { categories: 'no such' })).data).toEqual([]);
});
test('the categories are those that there are [org-videos.call.get-video-params]', async () => {
  const { data } = await operator.call('GET /video', {});
  const all = [...new Set(data.flatMap(({ category }) => category))].sort();
  expect((await operator.call('GET /video/params', {})).categories).toEqual(all);
  expect(all).toEqual(expect.arrayContaining(['Team', 'Web', 'starter']));
});
test('each guide of the product is a heading of a served page, and has the address of this installation', async () => {
  const { data } = await operator.call('GET /video', {});
  const shipped = data.filter(({ guide }) => guide);
  expect(shipped).toHaveLength(guides.length);
  for (const { url } of shipped) {
    expect(url.startsWith(`${product.url}/docs/`)).toBe(true);
    const page = await fetch(url);
    expect([url, page.status]).toEqual([url, 200]);
    expect(await page.text()).toContain(`id="${new URL(url).hash.slice(1)}"`);
  }
});
test('operators watch, and change nothing', async () => {
  const about = { url: 'https://videos.example/x', title: 'X', categories: ['Team'] };
  expect(await refusal(operator.call('POST /video', about))).toEqual(refusing('session.forbidden'));
  expect(await refusal(admin.call('POST /video', { ...about, url: 'javascript:alert(1)' }))).toMatchObject({
    status: 400,
  });
});
