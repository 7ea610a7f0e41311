import { expect, test } from 'vitest';
import { processorTime } from '../../test/processorTime.ts';
import { csvHead, csvLines } from './csv.ts';
import { csvFile } from './wholeList.ts';

const csv = (keys: string[], rows: object[]) => csvHead(keys) + csvLines(keys, rows);

test('a CSV file quotes what needs it, and no field is a formula', () => {
  const rows = [{ name: 'Ada, "Countess"', count: -1, note: '=1+1', none: null }];
  expect(csv(['name', 'count', 'note', 'none'], rows)).toBe(
    'name,count,note,none\r\n"Ada, ""Countess""",-1,\'=1+1,',
  );
});

test.for([
  ['ada;=1+1', `"ada;'=1+1"`],
  ['ada\t=1+1', `"ada\t'=1+1"`],
  ['ada; @SUM(1)', `"ada; '@SUM(1)"`],
  ['ada\r\n-1', `"ada\r\n'-1"`],
  ['\t=1', `"\t'=1"`],
  [' =1', " '=1"],
  ['＝1+1', "'＝1+1"],
  ['ada;＠SUM(1)', `"ada;'＠SUM(1)"`],
  [['=1', 'ada'], `"'=1,ada"`],
  ['\tone', `"'\tone"`],
  ['-10.33', '-10.33'],
  ['-10.33-1', "'-10.33-1"],
  [['-10.33'], "'-10.33"],
  ['a;b', '"a;b"'],
  ['plain text - with a dash', 'plain text - with a dash'],
] as const)('%j is one field that runs nothing, wherever a spreadsheet splits', ([text, field]) =>
  expect(csv(['text'], [{ text }])).toBe(`text\r\n${field}`),
);

test('a field takes no longer than its length, whatever it is made of', () => {
  for (const piece of [' ', '\t', '\n', ';', '; ', '= ']) {
    const text = `${piece.repeat(40_000 / piece.length)}x`;
    expect(processorTime(() => csv(['text'], [{ text }]))).toBeLessThan(1000);
  }
});

test('a CSV file says that it is in UTF-8', async () => {
  const load = Object.assign(async () => ({ rows: [{ name: 'Åke' }], total: 1 }), { queryKey: [] });
  const list = { load, query: { sort: ['name', 'ASC'], filter: {} }, idOf: () => 'a' } as const;
  const file = await csvFile(list, ['name'], () => undefined);
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe('\ufeffname\r\nÅke');
});

test('what a list itself lacks is added to the rows of its file, page by page', async () => {
  const pages = [[{ id: 'a' }, { id: 'b' }], [{ id: 'c' }]];
  const load = Object.assign(
    async ({ after = '0' }: { after?: string }) => ({
      rows: pages[Number(after)]!,
      total: 3,
      ...(after === '0' && { next: '1' }),
    }),
    { queryKey: [] },
  );
  const asked: string[][] = [];
  const fill = async (rows: { id: string }[]) => {
    asked.push(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...row, 'custom.site': `=${row.id}` }));
  };
  const list = {
    load,
    query: { sort: ['id', 'ASC'], filter: {} },
    idOf: ({ id }: { id: string }) => id,
    fill,
  } as const;
  const file = await csvFile(list, ['id', 'custom.site'], () => undefined);
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(
    "\ufeffid,custom.site\r\na,'=a\r\nb,'=b\r\nc,'=c",
  );
  expect(asked).toEqual([['a', 'b'], ['c']]);
});
