import { sql } from 'kysely';
import { appTypeOf } from '../../api/calls/parts/applicationsReport.ts';
import type { Calls } from '../../api/calls.ts';
import { application } from '../../domain/application/application.ts';
import type { FamilyName } from '../../domain/families/families.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { organisations } from '../../projections/models/organisations.ts';
import { userMonth } from '../../projections/models/users/userMonths.ts';
import { users } from '../../projections/models/users/users.ts';
import type { Caller, QueryHandlers, SharedHandlersOf } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';
import { list, one } from '../list.ts';
import { longestPage } from '../parameters.ts';
import { platformsOf } from '../platforms.ts';
import {
  type Counts,
  firstDayOf,
  lastMonths,
  loginsOf,
  type Month,
  platformGroups,
  sumOf,
} from './home/counts.ts';
import { usedFeatures } from './usage.ts';

/** The name for visits of no known country to an organisation that has named none. */
const unknownCountry = 'Unknown';
const regions = new Intl.DisplayNames('en', { type: 'region' });
/** The English name of a country by its code (ISO 3166-1 alpha-2). */
const countryNamed = (code: string) => regions.of(code) ?? code;
const reportedDays = 30;
const reportedMonths = 12;

type Db = QueryKit['db'];
/** Sign-ins to an application per day (UTC) from that day on. */
async function signInsSince(db: Db, day: string, applicationId: string) {
  // The ids begin with application and day, so that the primary key finds them.
  const found = await sql<{ day: string; count: number }>`
    select day, sum(count) as count from sign_ins
    where id >= ${`${applicationId} ${day}`} and id < ${`${applicationId}!`}
    group by day order by day`.execute(db);
  return found.rows.map((row) => ({ day: row.day, count: Number(row.count) }));
}

/** Visits by the English name of the country, for each of these applications; those of no known country count as `own`. */
async function visitsOf(db: Db, appIds: readonly string[], own: string) {
  const { rows } = await sql<{ applicationId: string; country: string; count: number }>`
    select "applicationId", country, count from visits where "applicationId" = any(${appIds}::text[])`.execute(
    db,
  );
  const byApplication = Map.groupBy(rows, ({ applicationId }) => applicationId);
  return (appId: string): Counts =>
    sumOf(
      (byApplication.get(appId) ?? []).map(({ country, count }) => ({
        [country ? countryNamed(country) : own]: Number(count),
      })),
    );
}

/** Makes what the reports of applications and users are made of. */
function reportsIn({ db }: Pick<QueryKit, 'db'>) {
  /** Users and devices of an organisation's applications of one family, or of one of them, by the application's id. */
  async function applicationsReport(family: FamilyName, organisationId: string, appId?: string) {
    const { rows } = await list(
      db,
      applications,
      { sort: '["name","ASC"]', range: `[0,${longestPage - 1}]` },
      { organisationId, family, ...(appId && { id: appId }) },
    );
    const ids = rows.map(({ id }) => id);
    const devices = await platformsOf(db, rows);
    const organisation = await one(db, organisations, organisationId, {});
    const visits = await visitsOf(db, ids, String(organisation?.country || unknownCountry));
    return Object.fromEntries(
      rows.map(({ id, name, settings, userCount, suspendedUserCount }) => [
        id,
        {
          name,
          user: {
            totalUsers: userCount,
            ActiveUsers: userCount - suspendedUserCount,
            suspendedUsers: suspendedUserCount,
          },
          device: platformGroups(devices(id)),
          platform: platformGroups(devices(id)),
          countries: visits(id),
          appType: appTypeOf(settings.kind),
        },
      ]),
    );
  }

  /** Sign-ins of one user. Refuses an unknown user. */
  async function loginsOfUser({ id, ...rest }: { id: string; organisationId: string; realm?: FamilyName }) {
    if (!(await one(db, users, id, rest))) refuse(user.unknown);
    const ids = lastMonths(reportedMonths).map((month) => userMonth(id, month));
    const { rows } = await sql<Month>`
      select id, days, platforms, browsers from user_months where id = any(${ids}::text[])`.execute(db);
    return {
      LoginCount: loginsOf(rows, firstDayOf(reportedDays)),
      browsers: sumOf(rows.map(({ browsers }) => browsers)),
      platform: platformGroups(sumOf(rows.map(({ platforms }) => platforms))),
    };
  }

  /** Users of an application, their devices by platform, and their sign-ins by day. */
  async function reportOf(
    { appId }: { appId: string },
    { actor }: Pick<Caller, 'actor'>,
    family?: FamilyName,
  ) {
    const where = { organisationId: actor.organisationId ?? '', ...(family && { family }) };
    const row = await one(db, applications, appId, where);
    if (!row) refuse(application.unknown);
    const { userCount, suspendedUserCount } = row as unknown as {
      userCount: number;
      suspendedUserCount: number;
    };
    return {
      user: { totalUsers: userCount, ActiveUsers: userCount - suspendedUserCount },
      device: (await platformsOf(db, [{ id: appId, userCount }]))(appId),
      signIns: await signInsSince(db, firstDayOf(reportedDays), appId),
    };
  }

  return { applicationsReport, loginsOfUser, reportOf };
}

/** Handles the reports that every family has. */
export function sharedReportHandlers(kit: QueryKit): SharedHandlersOf<Calls, 'query'> {
  const { applicationsReport, loginsOfUser, reportOf } = reportsIn(kit);
  return {
    // The call of web and mobile applications reports on those of every family.
    report: (family) => (input, caller) => reportOf(input, caller, family === 'general' ? undefined : family),
    reports:
      (family) =>
      async ({ uniqueId, appId }, { actor }) =>
        applicationsReport(family, uniqueId === actor.organisationId ? uniqueId : '', appId),
    userReport:
      (realm) =>
      async ({ userId: id }, { actor }) => {
        const { platform } = await loginsOfUser({ id, organisationId: actor.organisationId ?? '', realm });
        return { platform };
      },
  };
}

/** Handles the other reports that combine several models. */
export function reportHandlers(kit: QueryKit) {
  const { loginsOfUser } = reportsIn(kit);
  return {
    /** Sign-ins of a user: by day for the last days, by browser and platform for the last months. */
    async getLoginCountByDate({ userId }, { actor }) {
      return loginsOfUser({ id: userId, organisationId: actor.organisationId ?? '' });
    },
    async usage(_, { actor }) {
      return { features: await usedFeatures(kit, actor.organisationId!) };
    },
  } satisfies QueryHandlers;
}
