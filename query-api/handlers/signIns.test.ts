import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../projections/database/database.ts';
import { renewStatistics } from '../../projections/database/statistics.ts';
import { createTable, type Db, indexTable } from '../../projections/database/tables.ts';
import { audit } from '../../projections/models/audit/audit.ts';
import { models } from '../../projections/models.ts';
import { openTestDatabase } from '../../projections/testDatabase.ts';
import { countLimit } from '../paging.ts';
import { auditHandlers } from './audit.ts';

type Plan = { 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };
type Asked = Parameters<ReturnType<typeof auditHandlers>['listSignIns']>[0];
/**
 * Sign-ins to two organisations, of which one stands behind the other in the table. Each has more than a list counts, and the
 * one behind a quarter of all.
 */
const [earlier, late] = [55_000, 25_000];
/** Sign-ins to the shop, and all else that happened later: in the shop, and in the wiki, where nobody signed in. */
const [signIns, others] = [60, 20_000];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const model of models) await createTable(database.db, model);
  await sql`insert into applications (id, "organisationId", name, family) values ('shop', 'acme', 'Shop', 'general'),
    ('wiki', 'acme', 'Wiki', 'oidc'), ('y', 'late', 'Late', 'oidc')`.execute(database.db);
  const rows = (
    values: ReturnType<typeof sql>,
    many: number,
    organisationId = 'acme',
  ) => sql`insert into audit
    (id, "organisationId", "teamId", "applicationId", action, failure, "failedIn", "signInTo", "signInAt", "createdAt")
    select gen_random_uuid(), ${sql.lit(organisationId)}, ${sql.lit(organisationId)},
    ${values} from generate_series(1, ${many}::int) n`;
  const at = (day: string) => sql`timestamptz ${sql.lit(day)} + n * interval '1 second'`;
  await rows(
    sql`'shop', case when n % 6 = 0 then 'TransactionFailed' else 'SignedIn' end, case when n % 6 = 0 then 'failed' end,
      case when n % 6 = 0 then 'acme' end, 'acme', 'shop', ${at('2026-01-01Z')}`,
    signIns,
  ).execute(database.db);
  await rows(
    sql`case when n % 2 = 0 then 'shop' else 'wiki' end, 'UserRegistered', null, null, null, null, ${at('2026-01-02Z')}`,
    others,
  ).execute(database.db);
  const inTurn = sql`'SignedIn', null, null`;
  await rows(sql`'x', ${inTurn}, 'old', 'x', ${at('2026-01-01Z')}`, earlier, 'old').execute(database.db);
  await rows(sql`'y', ${inTurn}, 'late', 'y', ${at('2026-01-01Z')}`, late, 'late').execute(database.db);
  await indexTable(database.db, audit);
  await renewStatistics(database.db, [audit]);
});
afterAll(() => database.close());

type Call = 'listSignIns' | 'operatorAuditReport';
/** What a call answers with, and how many records its statements read for that. */
async function read(asked: Asked, organisationId = 'acme', call: Call = 'listSignIns') {
  const made: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query: { sql, parameters } }) => void (sql.includes('"audit"') && made.push({ sql, parameters })),
  }) as unknown as Db;
  const caller = { actor: { role: 'operator', id: 'ada', organisationId } } as never;
  const period = { startDate: '2026-01-01T00:00:00Z', endDate: '2026-02-01T00:00:00Z' };
  const answer = { header: () => {} } as never;
  const input = { uniqueId: organisationId, ...period, ...asked };
  const found = await auditHandlers({ db } as never)[call](input, caller, answer);
  let records = 0;
  for (const { sql, parameters } of made) records += await recordsOf(sql, [...parameters]);
  return { found, records };
}
async function recordsOf(statement: string, parameters: unknown[]) {
  const { rows } = await database.pool.query(`explain (analyze, format json) ${statement}`, parameters);
  const scanned = (plan: Plan): number =>
    plan.Plans?.reduce((sum, each) => sum + scanned(each), plan['Rows Removed by Filter'] ?? 0) ??
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  return scanned(rows[0]['QUERY PLAN'][0].Plan);
}

test.for<[string, Asked, number]>([
  ['of all', {}, 60],
  ['that succeeded', { outcome: 'signedIn' }, 50],
  ['that failed', { outcome: 'missed' }, 10],
  ['to one application', { appId: 'shop' }, 60],
  ['to an application where nobody signed in', { appId: 'wiki' }, 0],
])('a list %s reads no record of anything but sign-ins', async ([, asked, many]) => {
  const { found, records } = await read({ ...asked, range: '[0,99]' });
  expect(found).toHaveLength(many);
  // The page, and once more to count.
  expect(records).toBeLessThanOrEqual(2 * signIns);
});
test.for<[string, Asked, Call]>([
  ['sign-ins of an organisation', {}, 'listSignIns'],
  ['sign-ins to an application', { appId: 'y' }, 'listSignIns'],
  ['acts of a team', {}, 'operatorAuditReport'],
])(
  'as many %s are read as are counted, and no more, however many there are of others',
  async ([, asked, call]) => {
    const { found, records } = await read({ ...asked, range: '[0,24]' }, 'late', call);
    expect(found).toHaveLength(25);
    // A page with one more, and as many as are counted.
    expect(records).toBeLessThanOrEqual(26 + countLimit + 1);
  },
);
