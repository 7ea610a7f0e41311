import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { personal, secret } from '../domain/marks.ts';
import { createTable, indexTable, upsertRows } from '../projections/database/tables.ts';
import { readModel } from '../projections/kit.ts';
import { applications } from '../projections/models/applications/applications.ts';
import { invites } from '../projections/models/users/invites.ts';
import { openTestDatabase } from '../projections/testDatabase.ts';
import { among, naming } from './conditions.ts';
import { describePage, type ListQuery, list, one } from './list.ts';
import { countLimit } from './paging.ts';

const cities = readModel('cities', z.object({ id: z.string(), land: z.string() }));
const clubs = readModel('clubs', z.object({ id: z.string(), title: z.string(), city: z.string() }));
const people = readModel(
  'people',
  z.object({
    id: z.string(),
    club: z.string().nullable(),
    name: personal(z.string()),
    nick: z.string().nullable(),
    age: z.int(),
    on: z.boolean(),
    tags: z.array(z.string()),
    key: secret(z.string()),
  }),
  {
    owner: 'club',
    search: ['name', 'nick'],
    sort: ['name', 'age'],
    joins: {
      clubTitle: [clubs, 'club', 'title'],
      clubCity: [clubs, 'club', 'city'],
      clubLand: [cities, 'clubCity', 'land'],
    },
  },
);
const names = ['Ada', 'Ünal', "o'Neil", '100%', 'a_b', 'back\\slash', 'Zoë', 'ada'];
const rows = names.map((name, i) => ({
  ...{ id: `p${i}`, club: i % 2 ? 'c1' : 'c2', name, nick: i ? null : 'Lace', age: i >> 1, on: i < 4 },
  ...{ tags: ['x'], key: 'hidden' },
}));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const model of [cities, clubs, people]) {
    await createTable(database.db, model);
    await indexTable(database.db, model);
  }
  await upsertRows(database.db, people, JSON.stringify(rows));
  await upsertRows(database.db, clubs, JSON.stringify([{ id: 'c1', title: 'Chess', city: 'Bern' }]));
  await upsertRows(database.db, cities, JSON.stringify([{ id: 'Bern', land: 'Switzerland' }]));
});
afterAll(() => database.close());

const json = (query: { range?: unknown; sort?: unknown; filter?: unknown }): ListQuery =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
const ids = async (query: Parameters<typeof json>[0], where = {}) =>
  (await list(database.db, people, json(query), where)).rows.map(({ id }) => id);
const refused = (query: ListQuery) =>
  list(database.db, people, query).then(
    () => 'answered',
    (error) => `${error.code} ${error.message}`,
  );

describe('a list', () => {
  test('without a query answers the first 25 by id', async () => {
    const answer = await list(database.db, people, {});
    expect(answer).toMatchObject({ from: 0, to: 7, total: 8, exact: true });
    const headers: Record<string, string> = {};
    describePage(people, answer, (name, value) => Object.assign(headers, { [name]: value }));
    expect(headers).toEqual({ 'Content-Range': 'people 0-7/8' });
  });
  test('answers a page', async () => {
    expect(await ids({ range: [2, 3] })).toEqual(['p2', 'p3']);
    expect(await ids({ range: [7, 99] })).toEqual(['p7']);
    expect(await ids({ range: [50, 99] })).toEqual([]);
  });
  test('sorts, ties broken by id in the same direction', async () => {
    expect(await ids({ sort: ['age', 'ASC'], range: [0, 3] })).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(await ids({ sort: ['age', 'DESC'], range: [0, 3] })).toEqual(['p7', 'p6', 'p5', 'p4']);
  });
  test('filters by equality, by several values, by null', async () => {
    expect(await ids({ filter: { club: 'c1', on: true } })).toEqual(['p1', 'p3']);
    expect(await ids({ filter: { id: ['p1', 'p5', 'nobody'] } })).toEqual(['p1', 'p5']);
    expect(await ids({ filter: { age: [0, 3] } })).toEqual(['p0', 'p1', 'p6', 'p7']);
    expect(await ids({ filter: { id: [] } })).toEqual([]);
    expect(await ids({ filter: { nick: null, age: 0 } })).toEqual(['p1']);
  });
  test('searches a part of the searched columns, whatever the case', async () => {
    expect(await ids({ filter: { q: 'ADA' } })).toEqual(['p0', 'p7']);
    expect(await ids({ filter: { q: 'üNA' } })).toEqual(['p1']);
    expect(await ids({ filter: { q: 'lac' } })).toEqual(['p0']);
    expect(await ids({ filter: { q: '' } })).toHaveLength(8);
    expect(await ids({ filter: { q: ['lac', 'üna', 'nobody'] } })).toEqual(['p0', 'p1']);
    expect(await ids({ filter: { q: [] } })).toEqual([]);
  });
  test('searches without regard to accents and width, in every script', async () => {
    expect(await ids({ filter: { q: 'unal' } })).toEqual(['p1']);
    expect(await ids({ filter: { q: 'ZOE' } })).toEqual(['p6']);
    expect(await ids({ filter: { q: 'zoe\u0308' } })).toEqual(['p6']);
    expect(await ids({ filter: { q: 'ＡＤＡ' } })).toEqual(['p0', 'p7']);
    expect(await ids({ filter: { name: 'ada' } })).toEqual(['p7']);
  });
  test('sorts texts as people do, and goes on from each', async () => {
    const order = ['p3', 'p4', 'p0', 'p7', 'p5', 'p2', 'p1', 'p6'];
    expect(await ids({ sort: ['name', 'ASC'] })).toEqual(order);
    expect(await ids({ sort: ['name', 'DESC'] })).toEqual(order.toReversed());
    const found: string[] = [];
    let after: string | null | undefined;
    do {
      const query = { ...json({ sort: ['name', 'ASC'], range: [0, 2] }), ...(after && { after }) };
      const { rows, next } = await list(database.db, people, query);
      found.push(...rows.map(({ id }) => String(id)));
      after = next;
    } while (after);
    expect(found).toEqual(order);
  });
  test('takes the wildcards of LIKE as they are', async () => {
    expect(await ids({ filter: { q: '%' } })).toEqual(['p3']);
    expect(await ids({ filter: { q: '_' } })).toEqual(['p4']);
    expect(await ids({ filter: { q: '\\' } })).toEqual(['p5']);
    expect(await ids({ filter: { q: "'" } })).toEqual(['p2']);
  });
  test('goes on from the last id, however many rows there are', async () => {
    expect(await ids({ filter: { id_gte: 'p6' } })).toEqual(['p6', 'p7']);
  });
  test('searches a part of a text by an index, whatever the case', async () => {
    const made: { sql: string; parameters: readonly unknown[] }[] = [];
    const dialect = new PostgresDialect({ pool: database.pool });
    const db = new Kysely<Record<string, never>>({ dialect, log: ({ query }) => void made.push(query) });
    const found = await list(db as never, people, json({ filter: { q: 'üNA' } }));
    expect(found.rows).toHaveLength(1);
    await database.pool.query('set enable_seqscan = off; set enable_indexscan = off');
    const [page] = made;
    const { rows } = await database.pool.query(`explain ${page!.sql}`, [...page!.parameters]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(await ids({ filter: { q: 'üNA' } })).toEqual(['p1']);
    await database.pool.query('reset enable_seqscan; reset enable_indexscan');
    expect(plan).toMatch(/Bitmap Index Scan on people_.*_idx.*\n +Index Cond: .*name.*nick.*~~/);
  });
  test('finds rows that name a value in a column or in a list by the indexes of both', async () => {
    for (const model of [invites, applications]) await createTable(database.db, model);
    await indexTable(database.db, invites);
    const day = '2026-01-01T00:00:00.000Z';
    const rows = Array.from({ length: 3000 }, (_, n) => ({
      ...{ id: `i${n}`, organisationId: 'acme', type: 'ADD_OIDC_USER', role: null, withheld: [] },
      ...{ applicationId: `app-${n % 300}`, further: n % 10 ? [] : [`app-${n % 300 === 0 ? 7 : 8}`] },
      ...{ email: `ada${n}@acme.example`, name: 'Ada', createdAt: day, expiresAt: day },
    }));
    await upsertRows(database.db, invites, JSON.stringify(rows));
    await database.pool.query('analyze invites');
    const made: { sql: string; parameters: readonly unknown[] }[] = [];
    const dialect = new PostgresDialect({ pool: database.pool });
    const db = new Kysely<Record<string, never>>({ dialect, log: ({ query }) => void made.push(query) });
    const naming7 = [naming({ one: 'applicationId', many: 'further' }, 'app-7')];
    const found = await list(db as never, invites, {}, { organisationId: 'acme' }, naming7);
    const named = rows.filter((row) => row.applicationId === 'app-7' || row.further.includes('app-7'));
    expect(named).toHaveLength(20);
    expect(found.rows.map(({ id }) => id).sort()).toEqual(named.map(({ id }) => id).sort());
    // The names of the applications are another query.
    const ofInvites = made.filter(({ sql }) => sql.includes('from "invites"'));
    expect(ofInvites.length).toBeGreaterThan(0);
    for (const query of ofInvites) {
      const { rows } = await database.pool.query(`explain ${query.sql}`, [...query.parameters]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(
        /BitmapOr .*\n.*Index Scan on "invites_applicationId.*\n.*\n.*Index Scan on invites_further/,
      );
    }
  });
  test('filters and sorts by the beginning of the ids without an index of its own', async () => {
    const parts = readModel('parts', z.object({ id: z.string(), kind: z.string() }), { idBegins: 'kind' });
    await createTable(database.db, parts);
    const there = ['user-2', 'user.total-1', 'users-1', 'user-1', 'app-1'];
    const rows = there.map((id) => ({ id, kind: id.replace(/-.*/, '') }));
    await upsertRows(database.db, parts, JSON.stringify(rows));
    const found = async (query: object) =>
      (await list(database.db, parts, json(query))).rows.map(({ id }) => id);
    expect(await found({ filter: { kind: 'user' } })).toEqual(['user-1', 'user-2']);
    expect(await found({ filter: { kind: ['app', 'users'] } })).toEqual(['app-1', 'users-1']);
    expect(await found({ filter: { kind: [] } })).toEqual([]);
    const byKind = ['app-1', 'user-1', 'user-2', 'user.total-1', 'users-1'];
    expect(await found({ sort: ['kind', 'ASC'] })).toEqual(byKind);
    expect(await found({ sort: ['kind', 'DESC'] })).toEqual(byKind.toReversed());
    const page = json({ sort: ['kind', 'ASC'], range: [0, 2] });
    const { next } = await list(database.db, parts, page);
    const rest = await list(database.db, parts, { ...page, after: next });
    expect(rest.rows.map(({ id }) => id)).toEqual(byKind.slice(3));
  });
  test('finds ids by their beginning, with or without a prefix before it, by the index of ids', async () => {
    const things = readModel('things', z.object({ id: z.string() }), {
      idPrefixes: ['user-', 'user.total-'],
    });
    await createTable(database.db, things);
    const there = ['app-10', 'user-1', 'user-1%', 'user-10', 'user-2', 'user.total-1'].map((id) => ({ id }));
    await upsertRows(database.db, things, JSON.stringify(there));
    const found = async (q: string) => (await list(database.db, things, json({ filter: { q } }))).rows;
    const named = (...all: string[]) => all.map((id) => ({ id }));
    expect(await found('user-1')).toEqual(named('user-1', 'user-1%', 'user-10'));
    expect(await found('10')).toEqual(named('user-10'));
    expect(await found('1')).toEqual(named('user-1', 'user-1%', 'user-10', 'user.total-1'));
    expect(await found('1%')).toEqual(named('user-1%'));
    expect(await found('ser-1')).toEqual([]);
    expect(await found('')).toHaveLength(6);
    const made: { sql: string; parameters: readonly unknown[] }[] = [];
    const dialect = new PostgresDialect({ pool: database.pool });
    const db = new Kysely<Record<string, never>>({ dialect, log: ({ query }) => void made.push(query) });
    await list(db as never, things, json({ filter: { q: '10' } }));
    await database.pool.query('set enable_seqscan = off; set enable_indexscan = off');
    const { rows } = await database.pool.query(`explain ${made[0]!.sql}`, [...made[0]!.parameters]);
    await database.pool.query('reset enable_seqscan; reset enable_indexscan');
    expect(
      rows
        .map((row) => row['QUERY PLAN'])
        .join('\n')
        .match(/Index (?:Only )?Scan/g),
    ).toHaveLength(3);
  });
  test('that takes too long is refused by name, and not as a fault of the server', async () => {
    const slow = readModel('slow', z.object({ id: z.string() }));
    await database.pool.query(`create function ended() returns setof text language plpgsql as
      $$ begin raise exception using errcode = 'query_canceled'; end $$; create view slow as select ended() as id`);
    await expect(list(database.db, slow, {})).rejects.toMatchObject({
      code: 'request.tooWide',
      slow: 'slow',
    });
  });
  test('filters from and up to a value of a column with an index', async () => {
    expect(await ids({ filter: { name_gte: 'Zoë', name_lte: 'back' } })).toEqual(['p4', 'p6', 'p7']);
    expect(await ids({ filter: { name_gte: 'Zoë', name_lte: 'Zoë' } })).toEqual(['p6']);
    expect(await refused(json({ filter: { nick_gte: 'a' } }))).toMatch(/filter.nick_gte: there is no such/);
    expect(await refused(json({ filter: { key_lte: 'a' } }))).toMatch(/filter.key_lte: there is no such/);
    expect(await refused(json({ filter: { name_gte: 7 } }))).toMatch(/filter.name_gte: is not text/);
  });
  test('is kept to what the caller may see, whatever the filter says', async () => {
    expect(await ids({}, { club: 'c1' })).toEqual(['p1', 'p3', 'p5', 'p7']);
    expect(await ids({ filter: { club: 'c2' } }, { club: 'c1' })).toEqual([]);
    expect(await ids({ filter: { id: ['p0', 'p1'] } }, { club: 'c1' })).toEqual(['p1']);
    expect(await ids({}, { club: undefined })).toEqual([]);
    expect(await ids({}, { club: 'c\0' })).toEqual([]);
  });
  test('has the rows whose ids another model names in a column', async () => {
    const of = async (name: string) =>
      (await list(database.db, clubs, {}, {}, [among(people, 'club', { name })])).rows.map(({ id }) => id);
    expect(await of('Ünal')).toEqual(['c1']);
    expect(await of('Ada')).toEqual([]);
    const first = async (most: number) =>
      (await list(database.db, clubs, {}, {}, [among(people, 'club', { club: 'c1' }, { by: 'age', most })]))
        .rows;
    expect(await first(1)).toHaveLength(1);
    expect(await first(0)).toEqual([]);
  });
  test('adds joined columns, null where there is nothing', async () => {
    const { rows } = await list(database.db, people, json({ range: [0, 1] }));
    expect(rows).toMatchObject([
      { id: 'p0', clubTitle: null, clubCity: null },
      { id: 'p1', clubTitle: 'Chess', clubCity: 'Bern' },
    ]);
  });
  test('never shows a secret', async () => {
    expect((await list(database.db, people, {})).rows[0]).not.toHaveProperty('key');
    expect(await refused(json({ filter: { key: 'hidden' } }))).toBe(
      'request.invalid filter.key: there is no such column',
    );
  });
  test('counts no further than it has to', async () => {
    const numbers = readModel('numbers', z.object({ id: z.string() }));
    await createTable(database.db, numbers);
    await sql`insert into numbers select g::text from generate_series(1, ${countLimit + 50}::int) g`.execute(
      database.db,
    );
    expect(await list(database.db, numbers, {})).toMatchObject({ total: countLimit, exact: false });
    const last = { range: JSON.stringify([countLimit - 25, countLimit - 1]) };
    const counted = async (query: object) => {
      const { total, exact } = await list(database.db, numbers, query);
      return { total, exact };
    };
    expect(await counted(last)).toEqual({ total: countLimit, exact: false });
    await sql`delete from numbers where id::int > ${countLimit}::int`.execute(database.db);
    expect(await counted(last)).toEqual({ total: countLimit, exact: true });
    await sql`delete from numbers where id::int > 30`.execute(database.db);
    expect(await counted({ range: '[25,49]' })).toEqual({ total: 30, exact: true });
    expect(await counted({ range: '[50,74]' })).toEqual({ total: 30, exact: true });
  });
});

describe('a list that goes on after the row read last', () => {
  const points = readModel(
    'points',
    z.object({ id: z.string(), board: z.string(), score: z.int().nullable(), at: z.string() }),
    { owner: 'board', sort: ['at', 'score'] },
  );
  const board = { board: 'b1' };
  const count = 25_000;
  beforeAll(async () => {
    await createTable(database.db, points);
    await database.pool.query(`insert into points select 'r' || n, case when n > ${count} then 'b2' else 'b1' end,
      case when n % 5 = 0 then null else n % 7 end, 'day ' || n % 3 from generate_series(1, ${count + 500}) n`);
    await indexTable(database.db, points);
    await database.pool.query('analyze points');
  });

  /** The ids of all pages of a list, in turn. */
  async function pages(sort: [string, 'ASC' | 'DESC'], size: number, board: Record<string, string>) {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const query = { ...json({ sort, range: [0, size - 1] }), ...(after && { after }) };
      const page: Awaited<ReturnType<typeof list>> = await list(database.db, points, query, board);
      found.push(...page.rows.map(({ id }) => String(id)));
      after = page.next;
    } while (after);
    return found;
  }
  test.each<[string, 'ASC' | 'DESC']>([
    ['id', 'ASC'],
    ['id', 'DESC'],
    ['at', 'ASC'],
    ['score', 'ASC'],
    ['score', 'DESC'],
  ])('has each row once by %s %s, ties and missing values too', async (column, way) => {
    const order = `"${column}" ${way}, id ${way}`;
    const { rows } = await database.pool.query(`select id from points where board = 'b2' order by ${order}`);
    expect(rows).toHaveLength(500);
    for (const size of [7, 100])
      expect(await pages([column, way], size, { board: 'b2' })).toEqual(rows.map(({ id }) => id));
  });
  test('has each of 25,000 rows once', async () => {
    const found = await pages(['at', 'DESC'], 1000, board);
    expect(found).toHaveLength(count);
    expect(new Set(found).size).toBe(count);
  });
  test('reads the pages by an index, and counts only with the first', async () => {
    const made: { sql: string; parameters: readonly unknown[] }[] = [];
    const dialect = new PostgresDialect({ pool: database.pool });
    const db = new Kysely<Record<string, never>>({ dialect, log: ({ query }) => void made.push(query) });
    const query = json({ sort: ['at', 'DESC'], range: [0, 24] });
    const first = await list(db as never, points, query, board);
    expect(made.splice(0)).toHaveLength(2);
    expect(await list(db as never, points, { ...query, after: first.next! }, board)).toMatchObject({
      total: null,
    });
    expect(made).toHaveLength(1);
    const { rows } = await database.pool.query(`explain ${made[0]!.sql}`, [...made[0]!.parameters]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index.* Scan Backward.*\n +Index Cond: .*board = .*ROW\(.*at.*, id\) < ROW/);
  });
  test('goes no further than the caller may see, whatever the place says', async () => {
    const after = Buffer.from('["day 0","r0"]').toString('base64url');
    const { rows, next } = await list(
      database.db,
      points,
      { ...json({ sort: ['at', 'ASC'] }), after },
      {
        board: 'b2',
      },
    );
    expect(new Set(rows.map(({ board }) => board))).toEqual(new Set(['b2']));
    expect(next).toBeNull();
  });
  test.each<[string, ListQuery]>([
    ['no text', { after: ['a', 'b'] }],
    ['no JSON', { after: 'AAAA' }],
    ['no pair', { after: Buffer.from('{"a":1}').toString('base64url') }],
    ['three values', { after: Buffer.from('["p1","p1","p1"]').toString('base64url') }],
    ['no id', { after: Buffer.from('["p1",{"a":1}]').toString('base64url') }],
    ['NUL', { after: Buffer.from('["p1","p\\u0000"]').toString('base64url') }],
    ['another order', { sort: '["age","ASC"]', after: Buffer.from('["Ada","p0"]').toString('base64url') }],
    [
      'null where there is a value',
      { sort: '["age","ASC"]', after: Buffer.from('[null,"p0"]').toString('base64url') },
    ],
  ])('refuses a place that is none: %s', async (_, query) =>
    expect(await refused(query)).toMatch(/^request.invalid after: /),
  );
  test('refuses a place together with a page counted from 0', async () =>
    expect(await refused({ range: '[5,9]', after: 'AAAA' })).toMatch(
      /^request.invalid range: must begin at 0/,
    ));
});

describe('a query that makes no sense is refused, and the field is named', () => {
  test.each<[string, ListQuery, string]>([
    ['range', { range: '[0' }, 'range: is not JSON'],
    ['range', { range: ['[0,1]', '[0,2]'] }, 'range: must be JSON, given once'],
    ['range', { range: '[5,1]' }, 'range: ends before it begins'],
    ['range', { range: '[-1,5]' }, 'range: must be [first, last]'],
    ['range', { range: '["0; drop table people","1"]' }, 'range: must be [first, last]'],
    ['range', { range: '[0,1000]' }, 'range: has more than 1000 rows'],
    [
      'range',
      { range: '[10000,10024]' },
      'range: begins after 10000 rows; search, filter, or continue with after',
    ],
    ['sort', { sort: '["nick","ASC"]' }, 'sort: must be one of id, name, age'],
    ['sort', { sort: '["id; drop table people","ASC"]' }, 'sort: must be one of id, name, age'],
    ['sort', { sort: '["id","ASC; drop table people"]' }, 'sort: must be "ASC" or "DESC"'],
    ['sort', { sort: '{}' }, 'sort: must be [column, "ASC" or "DESC"]'],
    ['filter', { filter: '[]' }, 'filter: must be an object'],
    ['filter', { filter: 'null' }, 'filter: must be an object'],
    ['column', { filter: '{"nobody":1}' }, 'filter.nobody: there is no such column'],
    ['column', { filter: '{"constructor":1}' }, 'filter.constructor: there is no such column'],
    ['column', { filter: '{"__proto__":1}' }, 'filter.__proto__: there is no such column'],
    ['column', { filter: '{"id\\" or true --":"x"}' }, 'filter.id" or true --: there is no such column'],
    ['type', { filter: '{"age":"1"}' }, 'filter.age: is not a whole number'],
    ['type', { filter: '{"age":1e300}' }, 'filter.age: is not a whole number'],
    ['type', { filter: '{"on":"true"}' }, 'filter.on: is not true or false'],
    ['type', { filter: '{"id":{"a":1}}' }, 'filter.id: is not text'],
    ['type', { filter: '{"id":[["p1"]]}' }, 'filter.id: is not text'],
    ['NUL', { filter: '{"id":"a\\u0000"}' }, 'filter.id: is not text'],
    ['surrogate', { filter: '{"q":"\\ud800"}' }, 'filter.q: must be text'],
    ['json', { filter: '{"tags":"x"}' }, 'filter.tags: cannot be filtered'],
    ['q', { filter: '{"q":5}' }, 'filter.q: must be text'],
    ['q', { filter: '{"q":["a",5]}' }, 'filter.q: must be text'],
    ['q', { filter: JSON.stringify({ q: Array(101).fill('a') }) }, 'filter.q: has more than 100 values'],
    ['q', { filter: JSON.stringify({ q: 'x'.repeat(201) }) }, 'filter.q: is longer than 200 characters'],
  ])('%s %j', async (_, query, message) => expect(await refused(query)).toBe(`request.invalid ${message}`));

  test('search where nothing is searched', () =>
    expect(list(database.db, clubs, json({ filter: { q: 'x' } }))).rejects.toThrow(
      'filter.q: this list cannot be searched',
    ));
});

describe('one row', () => {
  test('is found by id, with its joins, one of which is found by another', async () =>
    expect(await one(database.db, people, 'p1')).toMatchObject({
      id: 'p1',
      clubTitle: 'Chess',
      clubLand: 'Switzerland',
      on: true,
      age: 0,
    }));
  test('is not there for others', async () => {
    expect(await one(database.db, people, 'p0', { club: 'c1' })).toBeUndefined();
    expect(await one(database.db, people, 'p1', { id: 'p2' })).toBeUndefined();
    expect(await one(database.db, people, 'no\0body')).toBeUndefined();
  });
});
