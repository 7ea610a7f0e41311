import type { Pool } from 'pg';
import { boundedCache } from '../cache.ts';
import { createSchema } from '../postgresSchema.ts';
import { gathered } from '../vault/gathered.ts';
import { bucketSchema, postgresBuckets } from './postgresBuckets.ts';
import { sweepTable } from './postgresSweep.ts';
import type { Put, RecordName, Records } from './records.ts';
import { keyOf, living, type Row } from './row.ts';
import { type Writing, writesOf } from './writes.ts';

/** Records of a group that one statement drops, so that it keeps to its time limit. */
const droppedAtOnce = 1000;

/** Postgres has no text with a null character. A statement that contains one fails, also for others who share it. */
const isImpossible = (id: string) => id.includes('\0');

const rowOf = 'value, "expiresAt"::float8 as "expiresAt"';
const replacing = `on conflict (kind, id) do update
  set value = excluded.value, "expiresAt" = excluded."expiresAt", family = excluded.family`;
// A single record uses a plain insert, at half the cost of the statement that also deletes.
const into = 'insert into latchkey_records.records';
const puttingOne = `${into} values ($1, $2, $3, $4, $5) ${replacing}`;
const puttingAll = `${into} select * from unnest($1::text[], $2::text[], $3::text[], $4::int8[], $5::text[]) ${replacing}`;
const replacingSome = `with dropped as (delete from latchkey_records.records
  where (kind, id) in (select * from unnest($6::text[], $7::text[]))) ${puttingAll}`;
/** Does the same after a change of one record, if there was one. */
const changingMore = (changing: string) => `with changed as (${changing} returning kind),
  dropped as (delete from latchkey_records.records where exists (select from changed)
    and (kind, id) in (select * from unnest($10::text[], $11::text[]))),
  done as (${into} select put.* from changed,
    unnest($5::text[], $6::text[], $7::text[], $8::int8[], $9::text[]) as put ${replacing})
  select kind from changed`;
const rowFor = ({ kind, id, value, expiresAt, group }: Put) =>
  [kind, id, JSON.stringify(value), expiresAt, group ?? null] as const;

type Values = ReturnType<typeof rowFor>;
/** The columns of rows, and the names of records to drop, for `unnest`. */
const listsOf = (rows: readonly Values[], drops: readonly RecordName[]): unknown[][] => [
  ...[0, 1, 2, 3, 4].map((at) => rows.map((row) => row[at])),
  ...[drops.map(({ kind }) => kind), drops.map(({ id }) => id)],
];

/**
 * The records in a Postgres schema of their own, for several processes. Records that were read stay cached here, so
 * that signed-in people can continue while Postgres is unreachable. The caller owns the pool.
 */
export async function postgresRecords(
  pool: Pool,
  { clock = Date.now, cached = 20_000 } = {},
): Promise<Records> {
  await createSchema(
    pool,
    'latchkey_records',
    `create table if not exists latchkey_records.records (
       kind text not null, id text not null, value text not null, "expiresAt" int8 not null, family text, primary key (kind, id));
     create index if not exists by_family on latchkey_records.records (kind, family) where family is not null;
     create index if not exists by_expiry on latchkey_records.records ("expiresAt");
     ${bucketSchema}`,
  );
  const { sweepBuckets, ...buckets } = postgresBuckets(pool, clock);
  const known = boundedCache<Row>(cached);
  const remember = (rows: readonly Values[]) => {
    for (const [kind, id, value, expiresAt] of rows) known.set(keyOf(kind, id), { value, expiresAt });
  };

  /** What is asked for in one turn of the event loop is read by one statement. */
  const read = gathered(
    async (all: RecordName[]) => {
      const of = `select kind, id, ${rowOf} from latchkey_records.records where`;
      const [kinds, ids] = [all.map(({ kind }) => kind), all.map(({ id }) => id)];
      // Most turns ask for one record, and a plain comparison costs half of the join that finds several.
      const query =
        all.length === 1
          ? { name: 'get record', text: `${of} kind = $1 and id = $2`, values: [kinds[0], ids[0]] }
          : {
              name: 'get records',
              text: `${of} (kind, id) in (select * from unnest($1::text[], $2::text[]))`,
              values: [kinds, ids],
            };
      const { rows } = await pool.query<Row & RecordName>(query);
      return new Map(rows.map(({ kind, id, ...row }) => [keyOf(kind, id), row]));
    },
    { sideBySide: true },
  );
  async function select(kind: string, id: string): Promise<Row | undefined> {
    if (isImpossible(id)) return undefined;
    const name = keyOf(kind, id);
    try {
      const row = (await read({ kind, id })).get(name);
      if (row) known.set(name, row);
      else known.delete(name);
      return row;
    } catch (error) {
      const row = known.get(name);
      if (row) return row;
      throw error;
    }
  }
  const write = writesOf(async ({ puts, drops }: Writing) => {
    for (const { kind, id } of drops) known.delete(keyOf(kind, id));
    const rows = puts.map(rowFor);
    const all = listsOf(rows, drops);
    if (drops.length) await pool.query({ name: 'write records', text: replacingSome, values: all });
    else if (rows.length > 1)
      await pool.query({ name: 'put records', text: puttingAll, values: all.slice(0, 5) });
    else if (rows[0]) await pool.query({ name: 'put record', text: puttingOne, values: [...rows[0]] });
    remember(rows);
  });
  async function remove(kind: string, id: string): Promise<Row | undefined> {
    if (isImpossible(id)) return undefined;
    known.delete(keyOf(kind, id));
    const text = `delete from latchkey_records.records where kind = $1 and id = $2 returning ${rowOf}`;
    return (await pool.query<Row>({ name: 'take record', text, values: [kind, id] })).rows[0];
  }

  return {
    ...buckets,
    put: (kind, id, value, keeping) => write({ puts: [{ kind, id, value, ...keeping }], drops: [] }),
    write: (puts, drops = []) => write({ puts, drops }),
    get: async (kind, id) => living(await select(kind, id), clock()),
    take: async (kind, id) => living(await remove(kind, id), clock()),
    async change(kind, id, change, { leaves = false, keeping, puts = [], drops = [] } = {}) {
      const isMore = puts.length > 0 || drops.length > 0;
      const [expiry, family] = isMore ? ['$12', '$13'] : ['$5', '$6'];
      const kept = keeping ? `, "expiresAt" = ${expiry}, family = ${family}` : '';
      const changing = `update latchkey_records.records set value = $3${leaves ? ', family = null' : kept}
        where kind = $1 and id = $2 and value = $4`;
      const text = isMore ? changingMore(changing) : changing;
      const rows = puts.map(rowFor);
      const more: unknown[] = isMore ? listsOf(rows, drops) : [];
      if (keeping) more.push(keeping.expiresAt, keeping.group ?? null);
      // What was read last is usually still so; the statement fails if it is not.
      let row = known.get(keyOf(kind, id)) ?? (await select(kind, id));
      for (let isRead = false; ; isRead = true, row = await select(kind, id)) {
        const before = living(row, clock());
        const value = before === undefined ? undefined : change(before);
        if (!row || value === undefined) {
          if (isRead) return false;
          continue;
        }
        const changed = { value: JSON.stringify(value), expiresAt: keeping?.expiresAt ?? row.expiresAt };
        const values = [kind, id, changed.value, row.value, ...more];
        const how = leaves ? ' that leaves' : keeping ? ' and its keeping' : '';
        const name = `change record${how}${isMore ? ' and more' : ''}`;
        const { rowCount } = await pool.query({ name, text, values });
        for (const gone of [{ kind, id }, ...drops]) known.delete(keyOf(gone.kind, gone.id));
        if (!rowCount) continue;
        known.set(keyOf(kind, id), changed);
        remember(rows);
        return true;
      }
    },
    async drop(kind, id) {
      await remove(kind, id);
    },
    async dropGroup(kind, group, expiringBy = Number.MAX_SAFE_INTEGER) {
      const those = 'kind = $1 and family = $2 and "expiresAt" <= $3';
      const text = `with found as (select id from latchkey_records.records where ${those} limit $4),
        gone as (delete from latchkey_records.records where ${those} and id in (select id from found) returning id)
        select (select count(*)::int from found) as found, array(select id from gone) as gone`;
      // Others may drop some of those that were found at the same moment, so that fewer are gone.
      for (let left = true; left; ) {
        const values = [kind, group, expiringBy, droppedAtOnce];
        const { rows } = await pool.query<{ found: number; gone: string[] }>(text, values);
        for (const id of rows[0]!.gone) known.delete(keyOf(kind, id));
        left = rows[0]!.found === droppedAtOnce;
      }
    },
    async idsOf(kind, group, most) {
      const text = `select id from latchkey_records.records
        where kind = $1 and family = $2 and "expiresAt" > $3 order by "expiresAt" desc limit $4`;
      const { rows } = await pool.query<{ id: string }>(text, [kind, group, clock(), most]);
      return rows.map(({ id }) => id);
    },
    async sweep(now) {
      await sweepBuckets(now);
      const expired = { table: 'latchkey_records.records', key: 'kind, id', time: '"expiresAt"' };
      return sweepTable(pool, expired, now);
    },
    close: async () => undefined,
  };
}
