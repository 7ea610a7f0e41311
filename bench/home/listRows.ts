import type { Database } from '../../projections/database/database.ts';
import { createTable } from '../../projections/database/tables.ts';
import type { ReadModel } from '../../projections/kit.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { audit } from '../../projections/models/audit/audit.ts';
import { invites } from '../../projections/models/users/invites.ts';
import { people } from '../../projections/models/users/people.ts';
import { users } from '../../projections/models/users/users.ts';
import { models } from '../../projections/models.ts';
import { fillModel, lately, type Values } from '../fill.ts';
import { own } from './rows.ts';

/** The application that is asked about, which has a twentieth of everything. */
export const shop = 'app-4';
/** Every second row is of the organisation that is read; of its people one in ten thousand is suspended. */
const organisationId = `case when n % 2 = 0 then '${own}' else 'org-' || (1 + n / 2 % 200) end`;
const applicationId = `'app-' || n % 20`;
const suspended = 'n % 20000 = 0';
const at = { createdAt: lately, updatedAt: lately };
/** Half of the audit is sign-ins, of which one in ten failed. */
const isSignIn = 'n / 40 % 2 = 0';
const failed = 'n / 40 % 20 = 0';
/** A row of the audit, which is a sign-in on a condition, and one that failed on another. */
const auditRow = (isSignIn: string, failed: string): Values => ({
  ...{ organisationId, applicationId, userId: `'user-' || n % 10000`, category: `'transaction'` },
  action: `case when ${failed} then 'TransactionFailed' when ${isSignIn} then 'SignedIn' else 'UserRenamed' end`,
  failure: `case when ${failed} then 'failed' end`,
  failedIn: `case when ${failed} then ${organisationId} end`,
  signInTo: `case when ${isSignIn} then ${organisationId} end`,
  signInAt: `case when ${isSignIn} then ${applicationId} end`,
  ...{ status: `'Info'`, statusCode: '200', position: 'n', createdAt: lately },
});
/** A read model, how many rows it has, and their values. */
type Filled = readonly [ReadModel, number, Values];
/** The applications of the organisation. */
const ownApplications: Filled = [
  applications,
  20,
  {
    id: `'app-' || n`,
    organisationId: `'${own}'`,
    name: `'App ' || n`,
    family: `'oidc'`,
    ...at,
  },
];

/** The rows of each model behind the lists, for so many people, records of the audit, and a tenth as many invitations. */
const filled = (many: number): readonly Filled[] => [
  [
    people,
    many,
    {
      ...{ id: `'person-' || n`, organisationId, suspended, registered: 'true', deviceCount: '2', ...at },
      ...{ name: `'Ada ' || n`, address: `'ada' || n || '@acme.example'` },
    },
  ],
  [
    users,
    many,
    {
      ...{ id: `'user-' || n`, organisationId, applicationId, suspended, realm: `'oidc'`, ...at },
      ...{ personId: `'person-' || n`, username: `'ada' || n`, name: `'Ada ' || n` },
    },
  ],
  [
    invites,
    many / 10,
    {
      ...{ id: `'invite-' || n`, organisationId, type: `'ADD_OIDC_USER'`, applicationId },
      ...{ email: `'grace' || n || '@acme.example'`, name: `'Grace ' || n`, withheld: `'[]'` },
      // One in a hundred leads to the application as a further one.
      ...{ further: `case when n % 100 = 2 then '["${shop}"]' else '[]' end::json` },
      ...{ createdAt: lately, expiresAt: lately },
    },
  ],
  ownApplications,
  [audit, many, auditRow(isSignIn, failed)],
];

/** Makes the read models behind the lists. */
export const fillLists = (database: Database, many: number) => fillAll(database, filled(many));
/** Makes the read models behind the lists of sign-ins, of which there are so many, and of which one in ten failed. */
export const fillSignIns = (database: Database, many: number) =>
  fillAll(database, [ownApplications, [audit, many, auditRow('true', 'n / 40 % 10 = 0')]]);

async function fillAll({ db }: Database, all: readonly Filled[]) {
  for (const [model, rows, values] of all) await fillModel(db, model, rows, values);
  for (const model of models) if (!all.some(([one]) => one === model)) await createTable(db, model);
}
