import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventTypes } from '../domain/aggregates.ts';
import { createTable, indexTable, upsertRows } from '../projections/database/tables.ts';
import { audit } from '../projections/models/audit/audit.ts';
import { models } from '../projections/models.ts';
import { openTestDatabase } from '../projections/testDatabase.ts';
import { list } from './list.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const actions = [...eventTypes.keys()];
const rows = actions.flatMap((action, n) =>
  [0, 1].map((k) => ({
    ...{ id: `00000000-0000-7000-8000-${String(2 * n + k).padStart(12, '0')}`, action, category: 'x' },
    ...{ organisationId: k ? 'acme' : null, teamId: k ? 'acme' : null, subjectId: 's', whoseIP: 's' },
    ...{ actorRole: 'system', actorId: 'system', statusCode: 200, status: 'Info', position: n },
    ...{ request: null, response: null, createdAt: new Date(1.7e12 + (n % 7) * 1000).toISOString() },
  })),
);
beforeAll(async () => {
  database = await openTestDatabase();
  for (const model of models) await createTable(database.db, model);
  await indexTable(database.db, audit);
  await upsertRows(database.db, audit, JSON.stringify(rows));
});
afterAll(() => database.close());

const newest = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
async function found(filter: object, { where = {}, sort = ['createdAt', 'DESC'], range = [0, 999] } = {}) {
  const query = {
    sort: JSON.stringify(sort),
    range: JSON.stringify(range),
    filter: JSON.stringify(filter),
  };
  const page = await list(database.db, audit, query, where);
  return { ids: page.rows.map(({ id }) => id), total: page.total, next: page.next };
}
const expected = (isSought: (action: string) => boolean) =>
  rows
    .filter(({ action }) => isSought(action))
    .sort(newest)
    .map(({ id }) => id);

test.each([
  ['usersusp', (action: string) => /usersusp/i.test(action)],
  ['SUSPENDED', (action: string) => /suspended/i.test(action)],
  ['ＵＳＥＲ', (action: string) => /user/i.test(action)],
  ['e', (action: string) => /e/i.test(action)],
  ['', () => true],
  ['\u0301', () => true],
  ['%', () => false],
  ['_', () => false],
  ['user suspended', () => false],
])(
  'a search of the audit for %j finds what has it as a part, alone and within a team',
  async (q, isSought) => {
    const all = expected(isSought);
    expect(await found({ q })).toMatchObject({ ids: all, total: all.length });
    const theirs = all.filter((id) => Number(id.slice(-1)) % 2 === 1);
    const where = { teamId: 'acme', organisationId: 'acme' };
    expect((await found({ q }, { where })).ids).toEqual(theirs);
    expect((await found({ q, category: 'x', status: 'Info' })).ids).toEqual(all);
  },
);

test('several texts find what has one of them, and names what has one of these', async () => {
  const all = expected((action) => /suspended|deleted/i.test(action));
  expect((await found({ q: ['Suspended', 'deleted', 'zzz'] })).ids).toEqual(all);
  expect((await found({ q: [] })).ids).toEqual([]);
  expect((await found({ q: ['suspended', ''] })).ids).toHaveLength(rows.length);
  const names = ['UserSuspended', 'SignedIn', 'UserSuspended', 'Nothing'];
  expect((await found({ action: names })).ids).toEqual(expected((action) => names.includes(action)));
  expect((await found({ action: 'SignedIn' })).ids).toEqual(expected((action) => action === 'SignedIn'));
  expect((await found({ action: names, q: 'user' })).ids).toEqual(
    expected((action) => action === 'UserSuspended'),
  );
});

test.each([['DESC'], ['ASC']])('its pages go on from each other, %s', async (direction) => {
  const all = expected((action) => /suspended/i.test(action));
  const sort = ['createdAt', direction];
  const query = { sort: JSON.stringify(sort), filter: '{"q":"suspended"}', range: '[0,4]' };
  const ids: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await list(database.db, audit, { ...query, ...(after && { after }) });
    ids.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect(ids).toEqual(direction === 'DESC' ? all : all.toReversed());
  expect((await found({ q: 'suspended' }, { sort, range: [5, 9] })).ids).toEqual(ids.slice(5, 10));
  const byId = await found({ q: 'suspended' }, { sort: ['id', direction] });
  expect(byId.ids).toEqual(direction === 'ASC' ? all.toSorted() : all.toSorted().toReversed());
});

test('names that are no texts are refused as before', async () => {
  await expect(found({ action: [5] })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(found({ q: 5 })).rejects.toMatchObject({ code: 'request.invalid' });
});
