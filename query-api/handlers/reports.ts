import { sql } from 'kysely';
import { application } from '../../domain/application/application.ts';
import { type Feature, features } from '../../domain/plan/features.ts';
import { refuse } from '../../domain/refusals.ts';
import { applications } from '../../projections/models/applications.ts';
import type { Caller } from '../../server-kit/http/caller.ts';
import type { QueryKit } from '../kit.ts';
import { one } from '../list.ts';

const reportedDays = 30;
/** The first day of the last `days` days (UTC), as `2026-05-02`. */
const firstDayOf = (days: number): string =>
  new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);

/** Handlers for replies that combine several models. */
export function reportHandlers({ db, executor }: QueryKit) {
  /** Sign-ins to an application per day (UTC) from that day on. */
  async function signInsSince(day: string, applicationId: string, organisationId: string) {
    const found = await sql<{ day: string; count: number }>`
      select day, sum(count) as count from sign_ins
      where "organisationId" = ${organisationId} and day >= ${day} and "applicationId" = ${applicationId}
      group by day order by day`.execute(db);
    return found.rows.map((row) => ({ day: row.day, count: Number(row.count) }));
  }

  /** Users of an application, their devices by platform, and their sign-ins by day. */
  async function getAllUsersReportByAppId({ appId }: { appId: string }, { actor }: Caller) {
    const row = await one(db, applications, appId, { organisationId: actor.organisationId ?? '' });
    if (!row) refuse(application.unknown);
    const devices = await sql<{ platform: string; count: number }>`
      select platform, count(*) as count from devices where "applicationId" = ${appId} group by platform`.execute(
      db,
    );
    const { userCount, suspendedUserCount } = row as unknown as {
      userCount: number;
      suspendedUserCount: number;
    };
    return {
      user: { totalUsers: userCount, ActiveUsers: userCount - suspendedUserCount },
      device: Object.fromEntries(devices.rows.map(({ platform, count }) => [platform, Number(count)])),
      signIns: await signInsSince(firstDayOf(reportedDays), appId, actor.organisationId ?? ''),
    };
  }

  /**
   * An organisation's use of a counted feature. Of a feature that is counted per application or person, the highest
   * count.
   */
  async function used(organisationId: string, feature: Feature): Promise<number> {
    if (feature === 'app.count' || feature === 'max.team.size')
      return executor.reserved.count({ kind: feature, of: organisationId });
    if (feature === 'max.device.count') {
      const most = await sql<{ most: number | null }>`
        select max("deviceCount") as most from operators where "organisationId" = ${organisationId}`.execute(
        db,
      );
      return Number(most.rows[0]?.most ?? 0);
    }
    if (feature !== 'max.user.per.app.count') return 0;
    const most = await sql<{ most: number | null }>`
      select max("userCount") as most from applications where "organisationId" = ${organisationId}`.execute(
      db,
    );
    return Number(most.rows[0]?.most ?? 0);
  }

  async function usage(_: unknown, { actor }: Caller) {
    const organisationId = actor.organisationId!;
    const all = await Promise.all(
      features.map(async (name) => {
        const total = await executor.grantedTo(organisationId, name);
        const type = typeof total === 'string' ? 'text' : typeof total;
        return total === null ? [] : [{ name, type, total, used: await used(organisationId, name) }];
      }),
    );
    return { features: all.flat() };
  }
  return { getAllUsersReportByAppId, usage };
}
