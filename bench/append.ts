import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { newId } from '../event-store/newId.ts';
import type { NewEvent } from '../event-store/port.ts';
import { whileItGrows } from './appendGrowth.ts';
import {
  alternate,
  type Benchmark,
  type Effort,
  figure,
  inTempFolder,
  ratio,
  type Table,
  throughput,
} from './kit.ts';
import { oneSignIn, openStores, type Stores } from './log.ts';
import { type Postgres, runStatement, startPostgres } from './postgres.ts';

const table = `create table events (
  position bigserial primary key, stream text not null, revision int not null, id text not null, type text not null,
  data text not null, metadata text not null, at bigint not null, loose int not null);
  create unique index by_stream on events (stream, revision)`;

/** Has pgbench insert the rows that our log would hold, one per transaction. Gives the rate for a number of writers. */
async function byPgbench(postgres: Postgres, { type, data, metadata }: NewEvent, seconds: number) {
  const url = await postgres.fresh();
  await runStatement(url, table);
  const script = join(postgres.folder, 'insert.sql');
  writeFileSync(
    script,
    `insert into events (stream, revision, id, type, data, metadata, at, loose) values ('transaction-' ||
      gen_random_uuid(), 0, gen_random_uuid(), '${type}', :data, :metadata, 1700000000000, 0);`,
  );
  const values = Object.entries({ data, metadata }).flatMap(([k, v]) => ['-D', `${k}=${JSON.stringify(v)}`]);
  const database = new URL(url).pathname.slice(1);
  return async (writers: number) => {
    const size = [
      '-c',
      String(writers),
      '-j',
      String(Math.min(2, writers)),
      '-T',
      String(Math.ceil(seconds)),
    ];
    const told = await postgres.program(
      'pgbench',
      '-n',
      '-M',
      'prepared',
      '-f',
      script,
      ...values,
      ...size,
      database,
    );
    return Number(/tps = ([\d.]+)/.exec(told)![1]);
  };
}

async function byEmmett(postgres: Postgres, { type, data, metadata }: NewEvent) {
  const url = await postgres.fresh();
  const pool = new pg.Pool({ connectionString: url, max: 64 });
  const store = getPostgreSQLEventStore(url, { connectionOptions: { pooled: true, pool } });
  await store.schema.migrate();
  const event = { type, data, metadata } as never;
  return {
    one: () =>
      store.appendToStream(`transaction-${randomUUID()}`, [event], {
        expectedStreamVersion: 'STREAM_DOES_NOT_EXIST',
      }),
    async close() {
      await store.close();
      await pool.end();
    },
  };
}

const byUs =
  ({ store }: Stores, event: NewEvent) =>
  () =>
    store.append(`transaction-${newId()}`, [{ ...event, id: randomUUID() }], 'no_stream');

async function besidePeers({ rounds, seconds, say }: Effort): Promise<Table> {
  return inTempFolder(async (folder) => {
    const stores = await openStores(folder);
    const event = await oneSignIn(stores);
    const ours = byUs(stores, event);
    const postgres = await startPostgres(say);
    const inserts = postgres && (await byPgbench(postgres, event, seconds));
    const emmett = postgres && (await byEmmett(postgres, event));
    const rows: Table['rows'] = [];
    for (const writers of [1, 16, 64]) {
      const found = await alternate(rounds, {
        ours: () => throughput(writers, seconds, ours),
        pgbench: async () => inserts?.(writers) ?? Number.NaN,
        emmett: async () => (emmett ? throughput(writers, seconds, emmett.one) : Number.NaN),
      });
      say(`${writers} writers: ${Object.values(found).map(figure).join(', ')}`);
      const { ours: mine, pgbench, emmett: peer } = found;
      rows.push([
        writers,
        ...[mine, pgbench].map(figure),
        ratio(mine, pgbench),
        figure(peer),
        ratio(mine, peer),
      ]);
    }
    await emmett?.close();
    await stores.close();
    await postgres?.stop();
    const size = JSON.stringify(event).length;
    const columns = ['writers', 'ours/s', 'pgbench/s', 'ratio', 'emmett-postgresql/s', 'ratio'];
    const note = `One sign-in of ${size} bytes each, to a stream of its own. Postgres ${postgres?.version ?? '(none)'}, default durability.`;
    return { title: 'Durable appends of one event', columns, rows, note };
  });
}

export const append: Benchmark = {
  name: 'append',
  about:
    'durable appends of one event: ours, pgbench on Postgres, a peer library, and ours while the log grows',
  run: async (effort) => [await besidePeers(effort), await whileItGrows(byUs, effort)],
};
