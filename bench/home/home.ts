import { type Period, periodNames } from '../../domain/signIns/ends.ts';
import { type Database, openDatabase } from '../../projections/database/database.ts';
import { attentionHandlers } from '../../query-api/handlers/attention.ts';
import { endingHandlers } from '../../query-api/handlers/endingSoon.ts';
import { firstStepHandlers } from '../../query-api/handlers/firstSteps.ts';
import { homeHandlers } from '../../query-api/handlers/home.ts';
import { passkeyCountHandlers } from '../../query-api/handlers/passkeyCounts.ts';
import type { QueryKit } from '../../query-api/kit.ts';
import {
  type Benchmark,
  count,
  type Effort,
  figure,
  inTempFolder,
  median,
  percentile,
  ratio,
  type Table,
} from '../kit.ts';
import { startPostgres } from '../postgres.ts';
import { apps, fill, own, signInsEach } from './rows.ts';

type Read = () => Promise<unknown>;
/** What the first page asks for, by what it shows. */
function readsOf({ db }: Database, period: Period): Record<string, Read> {
  // Every gateway has noted lately that it answers.
  const records = { get: async () => ({}) };
  const kit = { db, clock: Date.now, records } as unknown as QueryKit;
  const caller = { actor: { role: 'operator', id: 'operator-0', organisationId: own } } as never;
  const asked = { period, zone: 'Europe/Berlin' };
  const unusedSince = new Date(Date.now() - 90 * 86_400_000).toISOString();
  return {
    'sign-ins': () => homeHandlers(kit).signInCounts(asked, caller),
    'passkeys in browsers': () => passkeyCountHandlers(kit).passkeyCounts(asked, caller),
    'what needs attention': () => attentionHandlers(kit).attention({ unusedSince }, caller),
    'what ends soon': () => endingHandlers(kit).endingSoon({}, caller),
    'first steps': () => firstStepHandlers(kit).firstSteps({}, caller),
  };
}

/** Runs a read again and again for a while. Returns what each took in milliseconds. */
async function measured(read: Read, duration: number): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < 3; n++) await read();
  const end = performance.now() + duration;
  while (took.length < 10 || performance.now() < end) {
    const start = performance.now();
    await read();
    took.push(performance.now() - start);
  }
  return took;
}

/** Each read alone, and all of them at once, as a browser asks for them: of a week, and of the longest period. */
async function timesOf(database: Database, duration: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  const week = readsOf(database, '7d');
  for (const [name, read] of Object.entries(week)) times.set(name, await measured(read, duration));
  for (const period of ['7d', periodNames.at(-1)!] as Period[]) {
    const all = Object.values(readsOf(database, period));
    times.set(
      `all at once, ${period}`,
      await measured(() => Promise.all(all.map((read) => read())), duration),
    );
  }
  return times;
}

async function tableOf({ quick, say }: Effort): Promise<Table> {
  const postgres = await startPostgres(say);
  if (!postgres) throw new Error('the first page is measured on Postgres');
  const sizes = quick ? [100, 1000, 10_000] : [10_000, 100_000, 1_000_000];
  const found: Map<string, number[]>[] = [];
  for (const many of sizes)
    await inTempFolder(async (dataDir) => {
      const database = await openDatabase({ dataDir, databaseUrl: await postgres.fresh() });
      await fill(database, many);
      say(`${count(many)} people are there`);
      found.push(await timesOf(database, quick ? 100 : 2000));
      await database.close();
    });
  await postgres.stop();
  const rows = [...found[0]!.keys()].map((name) => {
    const times = found.map((each) => each.get(name)!);
    const medians = times.map(median);
    const p99 = percentile(times.at(-1)!, 0.99);
    return [name, ...medians.map(figure), figure(p99), ratio(medians.at(-1)!, medians[0]!)];
  });
  return {
    title: `What the first page of an organisation reads, by its people, on Postgres ${postgres.version}`,
    columns: ['read', ...sizes.map((many) => `${count(many)}: ms`), 'p99, ms', `to ${count(sizes[0]!)}`],
    rows,
    note:
      `Each person has had ${signInsEach} sign-ins in two years: ten million at the largest size. Half of the people are of the ` +
      `organisation, which has ${apps} applications. Medians of a week, and the p99 at the largest size.`,
  };
}

export const home: Benchmark = {
  name: 'home',
  about: 'what the first page reads at a million people and ten million sign-ins',
  run: async (effort) => [await tableOf(effort)],
};
