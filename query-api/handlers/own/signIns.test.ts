import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../projections/database/database.ts';
import { renewStatistics } from '../../../projections/database/statistics.ts';
import { createTable, type Db, indexTable } from '../../../projections/database/tables.ts';
import { audit } from '../../../projections/models/audit/audit.ts';
import { openTestDatabase } from '../../../projections/testDatabase.ts';
import { orderOf, placeOf } from '../../paging.ts';
import { recordsOf } from './signIns.ts';

/** A person's access to applications, the records of each, and those of other people in the same organisation. */
const [access, each, others] = [100, 200, 20_000];
const userIds = Array.from({ length: access }, (_, n) => `user${n}`);
const order = orderOf(audit, '["createdAt","DESC"]');
const beginning = placeOf(order, {
  createdAt: '9999-12-31T23:59:59.999Z',
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await createTable(database.db, audit);
  const rows = (user: ReturnType<typeof sql>, organisationId: string, many: number) => sql`insert into audit
    (id, "organisationId", "userId", action, "createdAt") select gen_random_uuid(), ${sql.lit(organisationId)}, ${user},
    case when n % 50 = 0 then 'DeviceRenamed' else 'SignedIn' end,
    timestamptz '2026-01-01Z' + n / 3 * interval '1 second' from generate_series(1, ${many}::int) n`;
  await rows(sql`'user' || n % ${sql.lit(access)}`, 'acme', access * each).execute(database.db);
  await rows(sql`'other' || n % 50`, 'acme', others).execute(database.db);
  await rows(sql`'user0'`, 'rival', 100).execute(database.db);
  await indexTable(database.db, audit);
  await renewStatistics(database.db, [audit]);
});
afterAll(() => database.close());

type Plan = { 'Node Type': string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] };
const leaves = (plan: Plan): Plan[] => plan.Plans?.flatMap(leaves) ?? [plan];

test('the sign-ins in all applications are read by one query, which finds as many as a page has by the index of each', async () => {
  const made: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void made.push(query),
  }) as unknown as Db;
  const found = await recordsOf(db, { userIds, organisationId: 'acme', after: beginning, many: 51 });
  expect(found).toHaveLength(51);
  expect(made).toHaveLength(1);
  const [{ sql: statement, parameters }] = made as [(typeof made)[number]];
  const { rows } = await database.pool.query(`explain (analyze, format json) ${statement}`, [...parameters]);
  const read = leaves(rows[0]['QUERY PLAN'][0].Plan).filter((leaf) => leaf['Node Type'] !== 'Function Scan');
  expect(read.map((leaf) => leaf['Node Type'])).toEqual([expect.stringMatching(/^Index/)]);
  expect(read[0]!['Actual Rows'] * read[0]!['Actual Loops']).toBeLessThanOrEqual(access * 51);
});
test('pages have every record once, the newest first, and none of other people, organisations or deeds', async () => {
  const seen: string[] = [];
  const some = userIds.slice(0, 3);
  for (let after = beginning; ; ) {
    const page = await recordsOf(database.db, { userIds: some, organisationId: 'acme', after, many: 100 });
    seen.push(...page.map(({ createdAt, id }) => `${createdAt} ${id}`));
    expect(new Set(page.map(({ action }) => action))).toEqual(new Set(page.length ? ['SignedIn'] : []));
    if (page.length < 100) break;
    after = placeOf(order, page.at(-1)!);
  }
  // Every fiftieth record of the users is another deed, and those are all of the first of the three.
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(2 * each);
  expect(seen).toEqual(seen.toSorted().reverse());
  expect(
    await recordsOf(database.db, { userIds: [], organisationId: 'acme', after: beginning, many: 9 }),
  ).toEqual([]);
});
