import type { Database } from '../../projections/database/database.ts';
import { createTable } from '../../projections/database/tables.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { users } from '../../projections/models/users/users.ts';

/** Every second user belongs to the large tenant. Each other tenant has one user in a thousand. */
export const large = 'org-0';

/** Makes the tables of users and applications with this many users, without the users' indexes. */
export async function makeUsers({ db, pool }: Database, rows: number) {
  await pool.query('drop table if exists users, applications');
  await createTable(db, applications);
  await createTable(db, users);
  await pool.query(`insert into applications (id, "organisationId", name, family, settings, suspended, "userSource",
    "userCount", "suspendedUserCount", "loginCount", "createdAt", "updatedAt")
    select 'app-' || n, 'org-' || n, 'Shop ' || n, 'general', '{}', false, 'internal', 0, 0, 0,
    '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from generate_series(0, 500) n`);
  // Columns in the order of the row schema. The million rows are inserted in parts, because PGlite cannot take them at
  // once.
  for (let from = 0; from < rows; from += 100_000)
    await pool.query(`insert into users select 'user-' || n, 'org-' || tenant, 'app-' || tenant, 'person-' || n,
      'person-' || n, 'general', 'u' || n || '@example.com', 'Ada ' || n, true, n % 7 = 3, n % 50, null, 0, null, time,
      time from (select n, case when n % 2 = 0 then 0 else 1 + n / 2 % 500 end as tenant, timestamptz '2026-01-01Z' +
        (n * 7919::int8 % 7000000) * interval '1 second' as time
      from generate_series(${from}, ${Math.min(rows, from + 100_000) - 1}) n) as each`);
}
