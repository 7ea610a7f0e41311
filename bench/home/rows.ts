import { signInEnds } from '../../domain/signIns/ends.ts';
import { ceremonies, passkeySteps } from '../../domain/signIns/passkeySteps.ts';
import type { Database } from '../../projections/database/database.ts';
import { createTable } from '../../projections/database/tables.ts';
import type { ReadModel } from '../../projections/kit.ts';
import { applicationEnds } from '../../projections/models/applications/applicationEnds.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { passkeyDays } from '../../projections/models/counts/passkeyDays.ts';
import { scopeDay, scopes, signInHours, slotsOfDay } from '../../projections/models/counts/signInHours.ts';
import { devices } from '../../projections/models/users/devices.ts';
import { people } from '../../projections/models/users/people.ts';
import { users } from '../../projections/models/users/users.ts';
import { models } from '../../projections/models.ts';
import { fillModel, lately, type Values } from '../fill.ts';

/** The days that are on record, and how many sign-ins each person had in them. */
const days = 730;
export const signInsEach = 10;
/** Applications of the organisation whose first page is read, and other organisations, which have half of all people. */
export const own = 'org-0';
export const apps = 50;
const others = 200;

const text = (value: unknown) => `'${JSON.stringify(value)}'`;
/** The organisation of row `n`: every second row is of the one that is read. */
const organisationId = `case when n % 2 = 0 then '${own}' else 'org-' || (1 + n / 2 % ${others}) end`;
const applicationId = `'app-' || n % ${apps}`;
const slots = (value: number) => Array<number>(slotsOfDay).fill(value);

/** What browsers of a few platforms counted, by their names in the read model. */
const browsers = [
  'iOS Safari',
  'Android Chrome',
  'Windows Edge',
  'Windows Chrome',
  'macOS Safari',
  'Linux Firefox',
];
const countedInBrowsers = ceremonies.flatMap((ceremony) =>
  passkeySteps.flatMap((step) => browsers.map((browser) => `${ceremony} ${step} ${browser}`)),
);
/** The same number for each name. */
const each = (names: readonly string[], value: unknown) =>
  text(Object.fromEntries(names.map((name) => [name, value])));

/** The id of a day of a scope, of which each has all days. */
const idOfDay = (scope: string) =>
  scopeDay(`' || ${scope} || '`, `' || to_char(now() - n % ${days} * interval '1 day', 'YYYY-MM-DD') || '`);
const scope = `case n / ${days} when 0 then '${scopes.organisation(own)}' when 1 then '${scopes.console(own)}'
  else case when n / ${days} < ${apps} + 2 then 'app-' || (n / ${days} - 2) else 'org-' || (n / ${days} - ${apps} - 1) end end`;

/** The rows of each model behind the first page, for so many people. */
function filled(many: number): readonly [ReadModel, number, Values][] {
  const signIns = Math.round((many * signInsEach) / days / slotsOfDay);
  const person = `'person-' || n`;
  const dayOf = (values: Values): Values => ({
    id: `'${idOfDay(scope)}'`,
    organisationId: `'${own}'`,
    ...values,
  });
  const at = { createdAt: lately, updatedAt: lately };
  return [
    [
      people,
      many,
      {
        ...{ id: person, organisationId, deviceCount: 'n % 3', name: `'Ada ' || n`, ...at },
        withoutSecond: `case when n % 3 < 2 then ${organisationId} end`,
      },
    ],
    [
      devices,
      many,
      {
        ...{ id: `'device-' || n`, organisationId, applicationId, ownerId: person, holderId: person },
        ...{ addedOn: lately, lastUsed: lately },
      },
    ],
    [users, many, { id: `'user-' || n`, organisationId, applicationId, ...at }],
    [
      applications,
      apps,
      { id: `'app-' || n`, organisationId: `'${own}'`, name: `'App ' || n`, family: `'saml'`, ...at },
    ],
    [
      applicationEnds,
      apps,
      {
        ...{ id: `'end-' || n`, organisationId: `'${own}'`, applicationId: `'app-' || n`, what: `'signing'` },
        endsAt: `now() + n * interval '2 days'`,
      },
    ],
    [signInHours, days * (apps + others + 2), dayOf({ counts: each(signInEnds, slots(signIns)) })],
    [
      passkeyDays,
      days,
      dayOf({ totals: each(countedInBrowsers, signIns), counts: each(countedInBrowsers, slots(signIns)) }),
    ],
  ];
}

/** Makes the read models behind the first page, as this many people leave them. */
export async function fill({ db }: Database, many: number) {
  const all = filled(many);
  for (const [model, rows, values] of all) await fillModel(db, model, rows, values);
  for (const model of models) if (!all.some(([one]) => one === model)) await createTable(db, model);
}
