import type { Database } from '../../projections/database/database.ts';
import { auditHandlers } from '../../query-api/handlers/audit.ts';
import type { QueryKit } from '../../query-api/kit.ts';
import type { Benchmark } from '../kit.ts';
import { measured, type Read, tableBySize } from './bySize.ts';
import { fillSignIns, shop } from './listRows.ts';
import { own } from './rows.ts';

const ranges = { 'page 1': '[0,24]', 'page 100': '[2475,2499]' };
const periods = { week: 7, year: 365 };
const outcomes = { 'all ends': {}, succeeded: { outcome: 'signedIn' }, failed: { outcome: 'missed' } };

/** The sign-ins of a week and of a year, by how they ended: the first page and the hundredth. */
export function signInReads({ db }: Database): [string, Read][] {
  const { listSignIns } = auditHandlers({ db } as QueryKit);
  const caller = { actor: { role: 'operator', id: 'operator-0', organisationId: own } } as never;
  const answer = { header: () => {} } as never;
  const read = (asked: object) => () => listSignIns(asked as never, caller, answer);
  const since = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const all = Object.entries(periods).flatMap(([period, days]) =>
    Object.entries(outcomes).flatMap(([ended, outcome]) =>
      Object.entries(ranges).map(([page, range]): [string, Read] => [
        `sign-ins of a ${period}, ${ended}, ${page}`,
        read({ startDate: since(days), ...outcome, range }),
      ]),
    ),
  );
  return [
    ...all,
    ['sign-ins of a year, one application, page 1', read({ startDate: since(365), appId: shop })],
  ];
}

/** The lists of sign-ins, each for a quarter of the time. */
export async function signInTimes(database: Database, duration: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const [name, read] of signInReads(database)) times.set(name, await measured(read, duration / 4));
  return times;
}

export const ended: Benchmark = {
  name: 'ended',
  about: 'lists of sign-ins, of which there are ten million',
  run: async (effort) => [
    await tableBySize(effort, {
      title: 'The lists of the sign-ins to the applications of an organization, by the sign-ins',
      note:
        'All records of the audit are sign-ins of one year, of which one in ten failed. The organization has half of them, and twenty ' +
        'applications. Each is a page of 25 with its count, which ends at 10,000. Medians, and the p99 at the largest size.',
      ...{ fill: fillSignIns, timesOf: signInTimes, sizes: [100_000, 10_000_000] },
    }),
  ],
};
