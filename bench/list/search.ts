import type { Database } from '../../projections/database/database.ts';
import { upsertRows } from '../../projections/database/tables.ts';
import { users } from '../../projections/models/users/users.ts';
import { list } from '../../query-api/list.ts';
import { count, type Effort, milliseconds, percentile, ratio, type Table } from '../kit.ts';
import { large, makeUsers } from './users.ts';

/** Texts to search for among the large tenant's users, by how many users each finds. */
const searches = (rows: number) => ({ none: 'no such name', one: `u${rows - 2}@`, many: 'ada' });

async function timesOf(times: number, work: () => Promise<unknown>) {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return taken;
}

const search = ({ db }: Database, q: string, range = '[0,24]') =>
  list(
    db,
    users,
    { range, sort: '["createdAt","DESC"]', filter: JSON.stringify({ q }) },
    { organisationId: large },
  );

/** Measures how long a thousand rows take to be written again, as the projector does after a thousand sign-ins. */
async function writing({ db, pool }: Database) {
  const { rows } = await pool.query('select * from users limit 1000');
  return percentile(await timesOf(5, () => upsertRows(db, users, JSON.stringify(rows))), 0.5)!;
}

async function sizeOf({ pool }: Database) {
  const text = `select pg_indexes_size('users')::int8 as indexes`;
  return Number((await pool.query(text)).rows[0].indexes) / 2 ** 20;
}

/** Drops the indexes of searched columns, and times the same searches without them. */
async function without(database: Database, rows: number, times: number) {
  const { rows: named } = await database.pool.query(
    `select indexname from pg_indexes where tablename = 'users' and indexdef like '%gin_trgm_ops%'`,
  );
  for (const { indexname } of named) await database.pool.query(`drop index "${indexname}"`);
  const found: Record<string, number> = {};
  for (const [name, q] of Object.entries(searches(rows)))
    found[name] = percentile(await timesOf(times, () => search(database, q)), 0.5)!;
  return { found, written: await writing(database), megabytes: await sizeOf(database) };
}

/** Searches for a part of a name and the last page, with the indexes and without them. */
export async function searchTables(
  title: string,
  database: Database,
  { quick, say }: Effort,
): Promise<Table[]> {
  const size = quick ? 20_000 : 1_000_000;
  await makeUsers(database, size);
  const rows: Table['rows'] = [];
  const times: Record<string, number[]> = {};
  for (const [name, q] of Object.entries(searches(size))) {
    await search(database, q);
    times[name] = await timesOf(quick ? 20 : 100, () => search(database, q));
  }
  times['the last page'] = await timesOf(quick ? 20 : 100, () => search(database, '', '[9975,9999]'));
  const indexed = { written: await writing(database), megabytes: await sizeOf(database) };
  const bare = await without(database, size, 3);
  for (const [name, taken] of Object.entries(times)) {
    const [p50, p99] = [percentile(taken, 0.5)!, percentile(taken, 0.99)!];
    const before = bare.found[name];
    say(`${title}, ${name}: ${p50}, ${p99}; ${before}`);
    const compared = before === undefined ? ['-', '-'] : [milliseconds(before), ratio(before, p50)];
    rows.push([name, milliseconds(p50), milliseconds(p99), ...compared]);
  }
  const cost = [
    [
      '1,000 rows written',
      milliseconds(indexed.written),
      milliseconds(bare.written),
      ratio(indexed.written, bare.written),
    ],
    [
      'indexes, MB',
      indexed.megabytes.toFixed(0),
      bare.megabytes.toFixed(0),
      ratio(indexed.megabytes, bare.megabytes),
    ],
  ];
  return [
    {
      title: `Search by a part of the name among ${count(size / 2)} users of one tenant, ${count(size)} in all, on ${title}`,
      columns: ['found', 'p50', 'p99', 'without index', 'ratio'],
      rows,
    },
    {
      title: `What the search's indexes cost, on ${title}`,
      columns: ['', 'with', 'without', 'ratio'],
      rows: cost,
    },
  ];
}
