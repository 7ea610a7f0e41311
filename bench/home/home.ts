import { type Period, periodNames } from '../../domain/signIns/ends.ts';
import type { Database } from '../../projections/database/database.ts';
import { attentionHandlers } from '../../query-api/handlers/home/attention.ts';
import { endingHandlers } from '../../query-api/handlers/home/endingSoon.ts';
import { firstStepHandlers } from '../../query-api/handlers/home/firstSteps.ts';
import { homeHandlers } from '../../query-api/handlers/home/home.ts';
import { passkeyCountHandlers } from '../../query-api/handlers/home/passkeyCounts.ts';
import type { QueryKit } from '../../query-api/kit.ts';
import type { Benchmark } from '../kit.ts';
import { measured, type Read, tableBySize } from './bySize.ts';
import { apps, fill, own, signInsEach } from './rows.ts';

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

export const home: Benchmark = {
  name: 'home',
  about: 'what the first page reads at a million people and ten million sign-ins',
  run: async (effort) => [
    await tableBySize(effort, {
      title: 'What the first page of an organization reads, by its people',
      note:
        `Each person has had ${signInsEach} sign-ins in two years: ten million at the largest size. Half of the people are of the ` +
        `organisation, which has ${apps} applications. Medians of a week, and the p99 at the largest size.`,
      ...{ fill, timesOf },
    }),
  ],
};
