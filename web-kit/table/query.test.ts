import { describe, expect, test } from 'vitest';
import { everything, type Load, type Query, together } from './query.ts';
import { csvFile, printedRows } from './wholeList.ts';

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

describe('a list that is read as a whole', () => {
  const many = Array.from({ length: 25_000 }, (_, n) => ({
    id: `r${String(n).padStart(5, '0')}`,
    size: n % 3,
  }));
  const query = { sort: ['id', 'ASC'] as const, filter: {} };
  const idOf = ({ id }: { id: string }) => id;
  const list = { load: together(['many'], async () => many), query, idOf };
  const silent = () => undefined;

  test('has each of 25,000 rows once in its file, and tells how far it is', async () => {
    const told: number[] = [];
    const file = await csvFile(list, ['id', 'size'], (count) => told.push(count));
    const [head, ...lines] = (await file.text()).split('\r\n');
    expect(head).toBe('id,size');
    expect(lines).toEqual(many.map(({ id, size }) => `${id},${size}`));
    expect(told).toEqual(Array.from({ length: 25 }, (_, page) => (page + 1) * 1000));
  });
  test('leaves out a row that was changed meanwhile and comes again', async () => {
    const pages = [many.slice(0, 3), many.slice(2, 5)];
    const load: Load<(typeof many)[number]> = Object.assign(
      async ({ after }: Query) => ({
        rows: pages[Number(after ?? 0)]!,
        total: 5,
        next: after ? undefined : '1',
      }),
      { queryKey: ['moving'] },
    );
    const found = await Array.fromAsync(everything(load, query, idOf));
    expect(found.flat()).toEqual(many.slice(0, 5));
  });
  test('is refused as soon as it is longer than a file or a printout may be', async () => {
    const tooLong = (most: string) => `holds at most ${most} rows, and this list has more`;
    await expect(csvFile(list, ['id'], silent, 2000)).rejects.toThrow(tooLong('2,000'));
    await expect(printedRows(list, silent)).rejects.toThrow(tooLong('10,000'));
    expect(await printedRows(list, silent, 25_000)).toEqual(many);
  });
});
