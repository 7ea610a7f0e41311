import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { neededPostgres } from '../../../bench/postgres.ts';
import { createOwnTables } from '../../../projections/checkpoint.ts';
import { type Database, openDatabase } from '../../../projections/database/database.ts';
import { createTable, indexTable, upsertRows } from '../../../projections/database/tables.ts';
import { loadTogether } from '../../../projections/database/together.ts';
import { readModel } from '../../../projections/kit.ts';
import { openTestDatabase } from '../../../projections/testDatabase.ts';
import { list, one } from '../../../query-api/list.ts';

const visits = readModel(
  'visits',
  z.object({ id: z.uuid(), place: z.string(), at: z.iso.datetime(), until: z.iso.datetime().nullable() }),
  { owner: 'place', sort: ['at', 'until'] },
);
const idOf = (n: number) => `0197a3c0-0000-7000-8000-00000000000${n}`;
const minute = (n: number) => `2026-05-01T12:0${n}:00.500Z`;
/** The second and third begin at the same time. Every second one has not ended. */
const rows = [1, 2, 3, 4].map((n) => ({
  ...{ id: idOf(n), place: n < 4 ? 'bern' : 'rome', at: minute(n === 3 ? 2 : n) },
  until: n % 2 ? null : minute(n + 4),
}));
/** A server that writes times in its own way, unless the session asks for another. */
async function onPostgres(): Promise<Database> {
  const postgres = await neededPostgres();
  const databaseUrl = await postgres.fresh();
  const options = { databaseUrl, dataDir: '' };
  const first = await openDatabase(options);
  const name = new URL(databaseUrl).pathname.slice(1);
  await first.pool.query(`alter database "${name}" set TimeZone = 'Asia/Kolkata'`);
  await first.pool.query(`alter database "${name}" set DateStyle = 'German'`);
  await first.close();
  const database = await openDatabase(options);
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  return { ...database, close };
}

describe.each([
  ['PGlite', openTestDatabase],
  ['Postgres', onPostgres],
])('on %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await createOwnTables(database.db);
    await createTable(database.db, visits);
    await indexTable(database.db, visits);
    await upsertRows(database.db, visits, JSON.stringify(rows));
  });
  afterAll(() => database.close());

  const found = async (query: object, where = {}) => {
    const asked = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
    return (await list(database.db, visits, Object.fromEntries(asked), where)).rows.map(({ id }) =>
      Number(id.slice(-1)),
    );
  };

  test('rows come with their ids and times as they were written', async () => {
    expect((await list(database.db, visits, {})).rows).toEqual(rows);
    expect(await one(database.db, visits, idOf(4), { place: 'rome' })).toEqual(rows[3]);
  });

  test('a batch loads rows as they were written', async () => {
    const { rows: loaded } = await database.db
      .connection()
      .execute((db) => loadTogether(db, [idOf(1)], new Map([[visits, [idOf(1), idOf(2)]]])));
    expect(loaded.get(visits)?.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(rows.slice(0, 2));
  });

  test('an id of another form finds nothing in a path, and is refused in a filter', async () => {
    for (const id of ['p1', '', '%', idOf(1).toUpperCase(), `${idOf(1)}'`])
      expect(await one(database.db, visits, id)).toBeUndefined();
    expect(await found({ filter: { id: [idOf(3), idOf(1), idOf(9)] } })).toEqual([1, 3]);
    await expect(found({ filter: { id: 'p1' } })).rejects.toThrow('filter.id: is not a UUID');
  });

  test('times are compared as times, whatever the zone in which they are given', async () => {
    expect(await found({ filter: { at: '2026-05-01T14:02:00.5+02:00' } })).toEqual([2, 3]);
    expect(await found({ filter: { at: [minute(1), minute(4)] } })).toEqual([1, 4]);
    expect(await found({ filter: { at_gte: minute(2), at_lte: '2026-05-01T17:33:00+05:30' } })).toEqual([
      2, 3,
    ]);
    expect(await found({ filter: { at_gte: '2026-05-01', at_lte: '2026-05-02' } })).toEqual([1, 2, 3, 4]);
    expect(await found({ filter: { at_lte: '2026-05-01' } })).toEqual([]);
    expect(await found({}, { at: { from: minute(2), to: minute(2) } })).toEqual([2, 3]);
  });

  test.each(['2026-05', 'now', 'infinity', '0000-01-01T00:00:00Z', '2026-05-01T12:00:00+99:00', '', 7, {}])(
    'a filter by the time %j is refused',
    async (given) => {
      await expect(found({ filter: { at: given } })).rejects.toThrow(/filter\.at: is not a time/);
      if (given !== '')
        await expect(found({ filter: { at_gte: given } })).rejects.toThrow(/filter\.at_gte: is not a time/);
    },
  );

  test.each([
    ['at', 'ASC', [1, 2, 3, 4]],
    ['at', 'DESC', [4, 3, 2, 1]],
    ['until', 'ASC', [2, 4, 1, 3]],
    ['until', 'DESC', [3, 1, 4, 2]],
  ])('pages by %s, %s, go on behind the last row', async (column, direction, order) => {
    const sort = JSON.stringify([column, direction]);
    const seen: unknown[] = [];
    let after: string | null | undefined;
    do {
      const page = await list(database.db, visits, { sort, range: '[0,0]', ...(after && { after }) });
      seen.push(...page.rows.map(({ id }) => Number(String(id).slice(-1))));
      after = page.next;
    } while (after);
    expect(seen).toEqual(order);
  });

  test('a place with a time or an id that the columns cannot hold is refused', async () => {
    const place = (value: unknown, id: unknown) =>
      Buffer.from(JSON.stringify([value, id])).toString('base64url');
    for (const after of [
      place('now', idOf(1)),
      place(minute(1), 'p1'),
      place(null, idOf(1)),
      place(7, idOf(1)),
    ])
      await expect(list(database.db, visits, { sort: '["at","ASC"]', after })).rejects.toThrow(
        /after: is not an X-Next/,
      );
  });
});
