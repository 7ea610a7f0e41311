import type { Database } from '../../projections/database/database.ts';
import type { ReadModel } from '../../projections/kit.ts';
import { invites } from '../../projections/models/users/invites.ts';
import { people } from '../../projections/models/users/people.ts';
import { users } from '../../projections/models/users/users.ts';
import { naming } from '../../query-api/conditions.ts';
import { auditHandlers } from '../../query-api/handlers/audit.ts';
import type { QueryKit } from '../../query-api/kit.ts';
import { list } from '../../query-api/list.ts';
import type { Benchmark } from '../kit.ts';
import { measured, type Read, tableBySize } from './bySize.ts';
import { fillLists, shop } from './listRows.ts';
import { own } from './rows.ts';

const ranges = { 'page 1': '[0,24]', 'page 100': '[2475,2499]' };
const periods = { week: 7, year: 365 };
const outcomes = { 'all ends': {}, succeeded: { outcome: 'signedIn' }, failed: { outcome: 'missed' } };

/** The sign-ins of a week and of a year, by how they ended: the first page and the hundredth. */
function signInReads({ db }: Database): [string, Read][] {
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

function readsOf(database: Database): Record<string, Read> {
  const page = (model: ReadModel, filter: object, further = [] as ReturnType<typeof naming>[]) => {
    const query = { range: '[0,24]', sort: '["createdAt","DESC"]', filter: JSON.stringify(filter) };
    return () => list(database.db, model, query, { organisationId: own }, further);
  };
  return {
    'people, suspended': page(people, { suspended: true }),
    'people, active': page(people, { suspended: false }),
    'users, suspended': page(users, { suspended: true }),
    'users, active': page(users, { suspended: false }),
    invitations: page(invites, {}),
    'invitations, one found': page(invites, { q: 'grace12@' }),
    'invitations, all found': page(invites, { q: 'grace' }),
    'invitations to one application': page(invites, {}, [
      naming({ one: 'applicationId', many: 'further' }, shop),
    ]),
    ...Object.fromEntries(signInReads(database)),
  };
}

export const lists: Benchmark = {
  name: 'lists',
  about: 'lists by status, invitations and sign-ins at a million people',
  run: async (effort) => [
    await tableBySize(effort, {
      title: 'The lists of an organisation, by its people',
      note:
        'There are as many users as people, as many records of the audit, half of which are sign-ins, and a tenth as many ' +
        'invitations. The organisation has half of all; one in 10,000 of its people is suspended. Each is a page of 25 with its ' +
        'count, which ends at 10,000. Medians, and the p99 at the largest size.',
      fill: fillLists,
      async timesOf(database, duration) {
        const times = new Map<string, number[]>();
        for (const [name, read] of Object.entries(readsOf(database)))
          times.set(name, await measured(read, duration / 4));
        return times;
      },
    }),
  ],
};
