import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { RegisterPerson } from '../../domain/person/commands.ts';
import { EnrolUser, RegisterUser } from '../../domain/user/commands.ts';
import { claiming } from '../../event-store/claims/claiming.ts';
import { postgresClaims } from '../../event-store/claims/postgres.ts';
import { openEventStoreDb } from '../../event-store/eventstoredb/store.ts';
import { executor } from '../../event-store/executor/execute.ts';
import { sqliteKeyStore } from '../../event-store/vault/keys.ts';
import { openVault, type Vault } from '../../event-store/vault/vault.ts';
import { freePort } from '../../test/process.ts';
import {
  type Benchmark,
  count,
  type Effort,
  figure,
  inTempFolder,
  median,
  milliseconds,
  percentile,
  ratio,
  type Table,
  timed,
} from '../kit.ts';
import { neededPostgres } from '../postgres.ts';
import { openShop, provenance } from '../shops.ts';

/** The double of EventStoreDB, in a process of its own. */
async function startDouble(folder: string) {
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const script = join(import.meta.dirname, '../../test/double/eventstoredb.ts');
  const child = spawn(process.execPath, [
    script,
    '--file',
    join(folder, 'events.db'),
    '--port',
    String(port),
  ]);
  await once(child.stdout, 'data');
  return { child, url: `esdb://127.0.0.1:${port}?tls=false` };
}
async function stopped(child: ChildProcess) {
  child.kill();
  await once(child, 'exit');
}

/** Measures registrations by two executors, each with a connection of its own and 16 registrations at once. */
async function race(url: string, database: string, vault: Vault, shops: number, seconds: number) {
  const pools = [1, 2].map(() => new pg.Pool({ connectionString: database, max: 10 }));
  const stores = await Promise.all(
    pools.map(async (pool) => claiming(await openEventStoreDb(url), await postgresClaims(pool))),
  );
  const both = stores.map((store) => executor(store, vault));
  for (let n = 0; n < shops; n += 1) await openShop(both[0]!, `shop-${shops}-${n}`);
  const over = new AbortController();
  const following = both.map((it) => it.follow(over.signal, () => {}).over);
  const times: number[] = [];
  // In the first seconds, code is compiled.
  const from = performance.now() + 2000;
  const end = from + seconds * 1000;
  await Promise.all(
    Array.from({ length: 32 }, async (_, n) => {
      const it = both[n % 2]!;
      for (; performance.now() < end; ) {
        const id = randomUUID();
        const applicationId = `shop-${shops}-${n % shops}`;
        const person = { id, organisationId: applicationId, address: null };
        const user = { id, personId: id, applicationId, username: id, enrolling: true };
        const took = await timed(async () => {
          await it.execute(RegisterPerson, person, provenance());
          await it.execute(RegisterUser, user, provenance());
          await it.execute(EnrolUser, { id }, provenance());
        });
        if (performance.now() > from) times.push(took);
      }
    }),
  );
  over.abort();
  await Promise.all([...following, ...stores.map((store) => store.close())]);
  await Promise.all(pools.map((pool) => pool.end()));
  return { rate: times.length / seconds, p50: median(times), p99: percentile(times, 0.99) };
}

/** Many registrations at once by two executors, at many applications and at one. */
async function byProcesses({ quick, seconds, rounds, say }: Effort): Promise<Table> {
  const postgres = await neededPostgres();
  const rows = await inTempFolder(async (folder) => {
    const vault = await openVault(sqliteKeyStore(join(folder, 'keys.db')), [randomBytes(32)]);
    const found = new Map<number, Awaited<ReturnType<typeof race>>[]>([
      [32, []],
      [1, []],
    ]);
    for (let round = 0; round < rounds; round += 1)
      for (const [shops, all] of found) {
        const { child, url } = await startDouble(join(folder, `${round}-${shops}`));
        all.push(await race(url, await postgres.fresh(), vault, shops, quick ? seconds : 2 * seconds));
        await stopped(child);
        say(`${shops} applications: ${JSON.stringify(all.at(-1))}`);
      }
    await vault.close();
    await postgres.stop();
    const of = (shops: number, what: 'rate' | 'p50' | 'p99') =>
      median(found.get(shops)!.map((each) => each[what]));
    return [32, 1].map((shops) => [
      count(shops),
      figure(of(shops, 'rate')),
      ratio(of(shops, 'rate'), of(32, 'rate')),
      milliseconds(of(shops, 'p50')),
      milliseconds(of(shops, 'p99')),
    ]);
  });
  return {
    title: 'Two executors on one EventStoreDB and one Postgres',
    columns: ['applications', 'registrations/s', 'to the first row', 'p50', 'p99'],
    rows,
    note: 'The double of EventStoreDB, in a process of its own; 32 registrations at once, each of two steps. Each application is another organization’s.',
  };
}

export const together: Benchmark = {
  name: 'together',
  about: 'two processes that register at one application',
  run: async (effort) => [await byProcesses(effort)],
};
