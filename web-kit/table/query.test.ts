import { expect, test } from 'vitest';
import { together } from './query.ts';

const rows = [
  { name: 'Beta', size: 10 },
  { name: 'alpha', size: 9 },
  { name: 'Gamma', size: 100 },
];
const load = together(['rows'], async () => rows);
const page = async (page: number, sort: readonly [string, 'ASC' | 'DESC'], size = 2) =>
  (await load({ page, size, sort, filter: {} })).rows.map(({ name }) => name);

test('rows that come together are sorted and paged: texts by their letters, numbers by their size', async () => {
  expect(await page(0, ['name', 'ASC'])).toEqual(['alpha', 'Beta']);
  expect(await page(1, ['name', 'ASC'])).toEqual(['Gamma']);
  expect(await page(0, ['size', 'DESC'])).toEqual(['Gamma', 'Beta']);
  expect(await load({ page: 1, size: 2, sort: ['name', 'ASC'], filter: {} })).toMatchObject({ total: 3 });
});
