import type { Database } from '../../projections/database/database.ts';
import type { ReadModel } from '../../projections/kit.ts';
import { invites } from '../../projections/models/users/invites.ts';
import { people } from '../../projections/models/users/people.ts';
import { users } from '../../projections/models/users/users.ts';
import { naming } from '../../query-api/conditions.ts';
import { list } from '../../query-api/list.ts';
import type { Benchmark } from '../kit.ts';
import { measured, type Read, tableBySize } from './bySize.ts';
import { fillLists, shop } from './listRows.ts';
import { own } from './rows.ts';
import { signInReads } from './signIns.ts';

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
      title: 'The lists of an organization, by its people',
      note:
        'There are as many users as people, as many records of the audit, half of which are sign-ins, and a tenth as many ' +
        'invitations. The organization has half of all; one in 10,000 of its people is suspended. Each is a page of 25 with its ' +
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
