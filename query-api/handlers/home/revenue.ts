import { type RawBuilder, sql } from 'kysely';
import { subscriptionStates } from '../../../domain/subscription/events.ts';
import type { QueryHandlers } from '../../../server-kit/calls/caller.ts';
import type { QueryKit } from '../../kit.ts';
import { countLimit } from '../../paging.ts';
import { lastMonths } from './counts.ts';
import { licencesEnding, type Span } from './endingLicences.ts';

const reportedMonths = 12;
const spanned = 30 * 86_400_000;
const minute = 60_000;
type State = (typeof subscriptionStates)[number];

/** Handler for what the platform earns. */
export function revenueHandlers({ db, clock }: QueryKit) {
  const countOf = async (query: RawBuilder<{ count: number }>) =>
    Number((await query.execute(db)).rows[0]!.count);
  const failedIn = ({ from, to }: Span) => sql<{ count: number }>`
    select count(*) as count from payments where status = 'failed' and "paidAt" between ${from} and ${to}`;
  const endingIn = ({ from, to }: Span) => sql<{ count: number }>`
    select count(*) as count from subscriptions
    where "cancelAtCycleEnd" and state in ('active', 'past_due') and "periodEnd" between ${from} and ${to}`;
  const licencesIn = (span: Span) => sql<{ count: number }>`
    select count(*) as count from (${licencesEnding(span)} limit ${countLimit}) as counted`;

  return {
    async revenue() {
      // Whole minutes, so that a page that is read anew does not differ for nothing.
      const now = Math.floor(clock() / minute) * minute;
      const iso = (at: number) => new Date(at).toISOString();
      const [before, after] = [
        { from: iso(now - spanned), to: iso(now) },
        { from: iso(now), to: iso(now + spanned) },
      ];
      const states = await sql<{ state: State; count: number }>`
        select state, count(*) as count from subscriptions group by state`.execute(db);
      const income = await sql<{ month: string; currency: string; amount: number; payments: number }>`
        select month, currency, amount, payments from income
        where month >= ${lastMonths(reportedMonths, new Date(now)).at(-1)} and payments > 0
        order by month desc, currency`.execute(db);
      const counts = new Map(states.rows.map(({ state, count }) => [state, Number(count)]));
      return {
        errorCode: 0 as const,
        states: subscriptionStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
        income: income.rows.map(({ month, currency, amount, payments }) => ({
          ...{ month, currency },
          ...{ amount: Number(amount), payments: Number(payments) },
        })),
        failed: { count: await countOf(failedIn(before)), ...before },
        ending: { count: await countOf(endingIn(after)), ...after },
        licences: { count: await countOf(licencesIn(after)), ...after },
      };
    },
  } satisfies QueryHandlers;
}
