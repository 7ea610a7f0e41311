import { expect, test } from 'vitest';
import { CallError } from '../call.ts';
import { pagesOf } from '../table/query.ts';
import { givenRows, oneByOne } from './act.ts';
import { type Progress, runOf, takenBack, type Work } from './run.ts';
import { inWords, undoneInWords } from './undo.ts';

type Row = { id: string; suspended: boolean };
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: `p${n}`, suspended: n % 10 === 9 }));
const told = (count: number) => `${count} people suspended`;

/** A run over rows, with what was sent and how far it is. */
function running(of: Partial<Work<Row>>) {
  const sent: string[][] = [];
  const seen: Progress[] = [];
  const work = runOf<Row>(
    {
      more: givenRows(rows(250)),
      idOf: ({ id }) => id,
      nameOf: ({ id }) => `Person ${id}`,
      skips: ({ suspended }) => suspended,
      send: async (ids) => {
        sent.push([...ids]);
        return { position: String(sent.length), unchanged: [], failed: [] };
      },
      ...of,
    },
    (progress) => seen.push(progress),
  );
  return { ...work, sent, seen, last: () => seen.at(-1)! };
}

test('rows are sent a hundred at a time, without those that are so already, and it says how far it is', async () => {
  const run = running({});
  expect(await run.go()).toBe('done');
  expect(run.sent.map(({ length }) => length)).toEqual([90, 90, 45]);
  expect(run.seen.map(({ seen }) => seen)).toEqual([100, 200, 250]);
  expect(inWords({ told }, run.last())).toBe('225 people suspended, 25 as before');
  expect(run.last().batches.map(({ position }) => position)).toEqual(['1', '2', '3']);
});

test('those that were refused are counted by the reason, and some of them are named', async () => {
  const send = async (ids: readonly string[]) => ({
    unchanged: ids.slice(0, 1),
    failed: ids.slice(1, 8).map((id) => ({ id, message: 'This person was joined with another one.' })),
  });
  const run = running({ send, more: givenRows(rows(9)) });
  await run.go();
  expect(inWords({ told }, run.last())).toBe('1 people suspended, 7 not, 1 as before');
  expect([...run.last().reasons]).toEqual([
    [
      'This person was joined with another one.',
      { count: 7, first: ['Person p1', 'Person p2', 'Person p3', 'Person p4', 'Person p5'] },
    ],
  ]);
  expect(run.last().batches).toEqual([{ ids: ['p8'], position: undefined }]);
});

test('it stops between two batches, and goes on with the next one', async () => {
  let calls = 0;
  const run = running({
    send: async () => {
      if (++calls === 1) run.stop();
      return { unchanged: [], failed: [] };
    },
  });
  expect(await run.go()).toBe('stopped');
  expect(run.last().seen).toBe(100);
  expect(await run.go()).toBe('done');
  expect([calls, run.last().seen, run.last().changed]).toEqual([3, 250, 225]);
});

test('after a call and a page that did not come through it goes on where it was, and leaves nothing out', async () => {
  const all = rows(2500).map((row) => ({ ...row, suspended: false }));
  let [calls, reads] = [0, 0];
  const load = Object.assign(
    async ({ after }: { after?: string }) => {
      if (++reads === 2) throw new CallError(0, { errorMessage: 'The server cannot be reached.' });
      const from = Number(after ?? 0);
      const next = from + 1000 < all.length ? String(from + 1000) : undefined;
      return { rows: all.slice(from, from + 1000), total: all.length, next };
    },
    { queryKey: ['people'] },
  );
  const changed = new Set<string>();
  const run = running({
    more: pagesOf(load as never, { sort: ['id', 'ASC'], filter: {} }, ({ id }: Row) => id),
    // The fifth call comes through, and its answer does not.
    send: async (ids) => {
      const unchanged = ids.filter((id) => changed.has(id));
      for (const id of ids) changed.add(id);
      if (++calls === 5) throw new CallError(0, { errorMessage: 'The server cannot be reached.' });
      return { unchanged, failed: [] };
    },
  });
  await expect(run.go()).rejects.toThrow('cannot be reached');
  expect(run.last().seen).toBe(400);
  await expect(run.go()).rejects.toThrow('cannot be reached');
  expect(run.last().seen).toBe(1000);
  expect(await run.go()).toBe('done');
  expect([changed.size, run.last().changed, run.last().unchanged]).toEqual([2500, 2500, 0]);
});

test('what is taken back is what was changed, since the position of its own call', async () => {
  const sent: unknown[] = [];
  const batches = [
    { ids: ['a', 'b'], position: '7' },
    { ids: ['c'], position: '9' },
  ];
  const undone = await takenBack(batches, async (ids, since) => {
    sent.push([ids, since]);
    return { unchanged: [], failed: ids.includes('b') ? [{ id: 'b', message: 'Changed.' }] : [] };
  });
  expect(sent).toEqual([
    [['a', 'b'], '7'],
    [['c'], '9'],
  ]);
  expect(undone).toMatchObject({ changed: 2, failed: [{ id: 'b' }] });
});

test('a call for each row tells who was refused, and ends when the server is away', async () => {
  const refused = new CallError(409, { errorMessage: 'The last one stays.' });
  const some = oneByOne(async (id) => {
    if (id === 'b') throw refused;
  });
  expect(await some(['a', 'b', 'c'])).toEqual({
    position: new Map(),
    unchanged: [],
    failed: [{ id: 'b', message: 'The last one stays.' }],
  });
  const away = oneByOne(async () => {
    throw new CallError(503, { errorMessage: 'Later.' });
  });
  expect((await away(['a', 'b'])).broken).toMatchObject({ error: { status: 503 }, left: ['a', 'b'] });
});

test('after a break, rows with a call each go on where they were, and none of them is sent twice', async () => {
  const deleted = new Set<string>();
  let isAway = true;
  const remove = oneByOne(async (id) => {
    if (deleted.has(id)) throw new CallError(404, { errorMessage: 'Not found' });
    if (isAway && deleted.size === 6) throw new CallError(503, { errorMessage: 'Later.' });
    deleted.add(id);
    return { position: id };
  });
  const run = running({ send: remove, more: givenRows(rows(120)) });
  await expect(run.go()).rejects.toThrow('Later.');
  expect([run.last().changed, run.last().seen]).toEqual([6, 16]);
  isAway = false;
  expect(await run.go()).toBe('done');
  expect(deleted.size).toBe(108);
  expect(inWords({ told }, run.last())).toBe('108 people suspended, 12 as before');
  const undone: string[] = [];
  await takenBack(run.last().batches, async (ids) => {
    undone.push(...ids);
    return { unchanged: [], failed: [] };
  });
  expect(undone.toSorted()).toEqual([...deleted].toSorted());
  const away = takenBack(run.last().batches, async (ids) => ({
    ...{ unchanged: [], failed: [] },
    broken: { error: new Error('Later.'), left: ids },
  }));
  await expect(away).rejects.toThrow('Later.');
});

test('rows with a call each are taken back since the position of their own call', async () => {
  const since: unknown[] = [];
  const set = oneByOne(async (id) => ({ position: id === 'a' ? '5' : '9' }));
  const run = running({
    more: givenRows([
      { id: 'a', suspended: false },
      { id: 'b', suspended: false },
    ]),
    send: set,
  });
  await run.go();
  const undone = await takenBack(run.last().batches, async (ids, position) => {
    for (const id of ids) since.push([id, typeof position === 'object' && position.get(id)]);
    return { unchanged: [], failed: [] };
  });
  expect([since, undone.changed]).toEqual([
    [
      ['a', '5'],
      ['b', '9'],
    ],
    2,
  ]);
});

test('an undo says what stayed because somebody changed it since, and what was refused for another reason', () => {
  const changed = { id: 'a', code: 'request.changed', message: 'Somebody else has changed this.' };
  const last = { id: 'b', code: 'device.lastWorking', message: 'The last one stays' };
  const said = (told: string | 0, ...failed: (typeof last)[]) =>
    undoneInWords(told, { unchanged: [], failed });
  expect(said(0, changed)).toBe('Nothing was undone, because all of them have been changed since.');
  expect(said('1 activated')).toBe('Undone: 1 activated');
  expect(said('1 activated', changed, last)).toBe(
    'Undone: 1 activated. 1 stayed, because somebody has changed it since. 1 not: The last one stays.',
  );
  expect(said(0, changed, last)).toBe('1 not: Somebody else has changed this. 1 not: The last one stays.');
});
