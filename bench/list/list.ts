import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Database, openDatabase } from '../../projections/database/database.ts';
import type { Row } from '../../projections/kit.ts';
import { users } from '../../projections/models/users/users.ts';
import { list as ours } from '../../query-api/list.ts';
import {
  type Benchmark,
  count,
  type Effort,
  figure,
  inTempFolder,
  milliseconds,
  percentile,
  ratio,
  type Table,
} from '../kit.ts';
import { startPostgres } from '../postgres.ts';
import { searchTables } from './search.ts';
import { large, makeUsers } from './users.ts';

const small = 'org-7';

type Statement = { text: string; values: unknown[] };
/** Records the statements that our list sends, so that `pg` alone can repeat them. */
async function statementsOf(pool: pg.Pool, query: object, where: object): Promise<Statement[]> {
  const made: Statement[] = [];
  const db = new Kysely<Record<string, Row>>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void made.push({ text: sql, values: [...parameters] }),
  });
  await ours(db, users, query, { ...where });
  return made;
}

/** Runs our list and the bare statements in turn, one request at a time, for this many seconds each. */
async function compare({ db, pool }: Database, organisationId: string, seconds: number) {
  const query = {
    range: '[0,24]',
    sort: '["createdAt","DESC"]',
    filter: JSON.stringify({ suspended: false }),
  };
  const where = { organisationId };
  const statements = await statementsOf(pool, query, where);
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  const once = async (name: keyof typeof times, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    times[name].push(performance.now() - start);
  };
  const end = performance.now() + 2 * seconds * 1000;
  for (let n = 0; n < 20 || performance.now() < end; n++) {
    await once('ours', () => ours(db, users, query, where));
    await once('bare', async () => {
      for (const statement of statements) await pool.query(statement);
    });
  }
  return { ours: times.ours.slice(10), bare: times.bare.slice(10) };
}

async function tableOf(title: string, database: Database, { quick, seconds, say }: Effort): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const size of quick ? [1000, 10_000, 20_000] : [10_000, 100_000, 1_000_000]) {
    await makeUsers(database, size);
    for (const [name, tenant] of Object.entries({ large, small })) {
      const { ours, bare } = await compare(database, tenant, seconds);
      const of = (times: number[]) => [percentile(times, 0.5), percentile(times, 0.99)] as const;
      const [p50, p99, bare50, bare99] = [...of(ours), ...of(bare)];
      say(`${title}, ${size} rows, ${name}: ${figure(p50!)}, ${figure(p99!)}; ${figure(bare50!)}`);
      const cells = [p50!, p99!, bare50!, bare99!].map(milliseconds);
      rows.push([`${count(size)}, ${name}`, ...cells, ratio(bare50!, p50!)]);
    }
  }
  const columns = ['rows, tenant', 'ours p50', 'p99', 'bare pg p50', 'p99', 'ratio of rates'];
  return { title, columns, rows };
}

export const list: Benchmark = {
  name: 'list',
  about: 'a list of 25 rows, filtered and sorted, against the same statements through bare pg',
  async run(effort) {
    const postgres = await startPostgres(effort.say);
    const tables: Table[] = [];
    for (const url of [await postgres?.fresh(), undefined]) {
      if (!url && postgres === undefined && tables.length) break;
      const title = `List of 25 rows of one tenant, newest first, on ${url ? 'Postgres' : 'PGlite'}`;
      await inTempFolder(async (dataDir) => {
        const database = await openDatabase({ dataDir, databaseUrl: url });
        tables.push(await tableOf(title, database, effort));
        tables.push(...(await searchTables(url ? 'Postgres' : 'PGlite', database, effort)));
        await database.close();
      });
    }
    await postgres?.stop();
    const last = tables.filter(({ title }) => title.startsWith('List')).at(-1)!;
    last.note =
      'The large tenant has half of all users, the small one 1 in 1,000. Filter: not suspended. Each list is four ' +
      'statements: the page, the count up to 10,000, what lists show of applications and of people.';
    return tables;
  },
};
