import type { Database } from '../../projections/database/database.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { people } from '../../projections/models/users/people.ts';
import { users } from '../../projections/models/users/users.ts';
import { fillModel } from '../fill.ts';

/** Every second user belongs to the large tenant. Each other tenant has one user in a thousand. */
export const large = 'org-0';

/** Makes the tables of users, of the people who they are and of applications, with this many users. */
export async function makeUsers({ db, pool }: Database, rows: number) {
  await pool.query('drop table if exists users, people, applications');
  const tenant = '(case when n % 2 = 0 then 0 else 1 + n / 2 % 500 end)';
  const time = `timestamptz '2026-01-01Z' + (n * 7919::int8 % 7000000) * interval '1 second'`;
  const person = { name: `'Ada ' || n`, createdAt: time, updatedAt: time };
  const theirs = { organisationId: `'org-' || ${tenant}`, ...person };
  await fillModel(db, applications, 501, {
    ...{ id: `'app-' || n`, organisationId: `'org-' || n`, name: `'Shop ' || n` },
    ...{ family: `'general'`, userSource: `'internal'` },
  });
  await fillModel(db, people, rows, {
    ...{ id: `'person-' || n`, ...theirs, registered: 'true', deviceCount: '1', accessCount: '1' },
  });
  await fillModel(db, users, rows, {
    ...{ id: `'user-' || n`, ...theirs, applicationId: `'app-' || ${tenant}`, realm: `'general'` },
    ...{ personId: `'person-' || n`, givenTo: `'person-' || n`, username: `'u' || n || '@example.com'` },
    ...{ direct: 'true', suspended: 'n % 7 = 3', loginCount: 'n % 50' },
  });
}
