import { sql } from 'kysely';

export type Span = { from: string; to: string };
/**
 * The organisations whose licence ends within a span, where it is for their plan and no subscription decides in its place.
 * They are found by the index of the ends.
 */
export const licencesEnding = ({ from, to }: Span) => sql<{ id: string }>`
  select l.id from licences l where not l.revoked and l."expiresAt" between ${from} and ${to}
    and exists (select 1 from organisations o where o.id = l.id and o."planId" = l."planId")
    and not exists (select 1 from subscriptions s where s.id = l.id and s.state in ('active', 'past_due'))`;
