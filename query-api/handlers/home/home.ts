import { sql } from 'kysely';
import type { RowOf } from '../../../api/kit.ts';
import { application } from '../../../domain/application/application.ts';
import { refuse } from '../../../domain/refusals.ts';
import { type Period, periods } from '../../../domain/signIns/ends.ts';
import { applications } from '../../../projections/models/applications/applications.ts';
import { scopeDay, scopes } from '../../../projections/models/counts/signInHours.ts';
import type { QueryHandlers } from '../../../server-kit/calls/caller.ts';
import type { QueryKit } from '../../kit.ts';
import { one } from '../../list.ts';
import { sumOf } from './counts.ts';
import { daysOf, type Steps, stepsOf, summed } from './steps.ts';

/** Handlers for what the first pages of the consoles show. */
export function homeHandlers({ db, clock }: QueryKit) {
  /** The days of a scope that the steps touch, by the primary key. */
  async function daysIn(scope: string, steps: Steps) {
    const [first, last] = daysOf(steps);
    const { rows } = await sql<{ id: string; counts: Record<string, number[]> }>`
      select id, counts from sign_in_hours
      where id >= ${scopeDay(scope, first)} and id <= ${scopeDay(scope, last)}`.execute(db);
    return rows.map(({ id, counts }) => ({ day: id.slice(-first.length), counts }));
  }

  async function counted(scope: string, { period, zone }: { period: Period; zone: string }) {
    const steps = stepsOf(period, zone, clock());
    const sums = summed(await daysIn(scope, steps), steps);
    const iso = (at: number) => new Date(at).toISOString();
    const part = (first: number, next: number) => ({
      from: iso(steps.begins[first]!),
      to: iso(steps.begins[next] ?? steps.end),
      total: sumOf(sums.slice(first, next)),
      steps: sums.slice(first, next).map((counts, n) => ({ from: iso(steps.begins[first + n]!), counts })),
    });
    const half = sums.length / 2;
    return {
      errorCode: 0 as const,
      step: periods[period].step,
      now: part(half, sums.length),
      before: part(0, half),
    };
  }

  return {
    async signInCounts({ appId, ...asked }, { actor }) {
      const organisationId = actor.organisationId!;
      if (appId === undefined)
        return { ...(await counted(scopes.organisation(organisationId), asked)), application: null };
      const found = (await one(db, applications, appId, { organisationId })) as
        | RowOf<typeof applications>
        | undefined;
      if (!found) refuse(application.unknown);
      const { name, family } = found;
      return {
        ...(await counted(scopes.application(appId), asked)),
        application: { appId, name, family },
      };
    },
    async allSignInCounts(asked) {
      return counted(scopes.everywhere, asked);
    },
  } satisfies QueryHandlers;
}
