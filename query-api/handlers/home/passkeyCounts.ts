import { sql } from 'kysely';
import type { Period } from '../../../domain/signIns/ends.ts';
import { countedBy } from '../../../projections/models/counts/passkeyDays.ts';
import { scopeDay, scopes } from '../../../projections/models/counts/signInHours.ts';
import type { QueryHandlers } from '../../../server-kit/calls/caller.ts';
import type { QueryKit } from '../../kit.ts';
import type { Counts } from './counts.ts';
import { dayOf, daysOf, stepsOf, summed } from './steps.ts';

/** Numbers as texts of what they count name them, together by ceremony and browser. */
function browsersOf(sums: Counts) {
  const browsers = new Map<string, ReturnType<typeof countedBy> & { counts: Counts }>();
  for (const [name, count] of Object.entries(sums)) {
    const by = countedBy(name);
    const key = `${by.ceremony} ${by.platform} ${by.browser}`;
    const known = browsers.get(key) ?? { ...by, counts: {} };
    known.counts[by.step] = count;
    browsers.set(key, known);
  }
  return [...browsers.values()].map(({ step: _, ...each }) => each);
}

/** Handlers for how far passkeys came in browsers. */
export function passkeyCountHandlers({ db, clock }: QueryKit) {
  async function counted(scope: string, { period, zone }: { period: Period; zone: string }) {
    const steps = stepsOf(period, zone, clock());
    const { begins, end } = steps;
    // The period, and the one before, as two steps.
    const halves = { begins: [begins[0]!, begins[begins.length / 2]!], end };
    const [first, last] = daysOf(steps);
    // Only days that one of the two has a part of are read by half hours. All others are in one of them as a whole, and so
    // may count at their beginning.
    const parted = [...halves.begins, end - 1].map(dayOf);
    const { rows } = await sql<{ id: string; counts: Record<string, number[]> | null; totals: Counts }>`
      select id, totals, case when right(id, 10) = any(${parted}::text[]) then counts end as counts
      from passkey_days
      where id >= ${scopeDay(scope, first)} and id <= ${scopeDay(scope, last)}`.execute(db);
    const days = rows.map(({ id, counts, totals }) => ({
      day: id.slice(-first.length),
      counts: counts ?? Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, [total]])),
    }));
    const [before = {}, now = {}] = summed(days, halves);
    const iso = (at: number) => new Date(at).toISOString();
    const part = (from: number, to: number, sums: Counts) => ({
      ...{ from: iso(from), to: iso(to) },
      browsers: browsersOf(sums),
    });
    const [start, middle] = halves.begins as [number, number];
    return {
      errorCode: 0 as const,
      now: part(middle, end, now),
      before: part(start, middle, before),
    };
  }

  return {
    passkeyCounts: async (asked, { actor }) => counted(scopes.organisation(actor.organisationId!), asked),
    allPasskeyCounts: async (asked) => counted(scopes.everywhere, asked),
  } satisfies QueryHandlers;
}
