import { sql } from 'kysely';
import type { Db } from './database/tables.ts';

/** Days after its end during which a subscription is still asked for, because payments can be disputed so late. */
const late = 180;

/** The organisations whose subscription may still change, by their ids, page by page. */
export const subscriptionPages =
  (db: Db, clock: () => number) =>
  async (after: string, most: number): Promise<string[]> => {
    const since = new Date(clock() - late * 86_400_000).toISOString();
    const found = await sql<{ id: string }>`select id from subscriptions
      where id > ${after} and (state <> 'canceled' or "endedAt" > ${since} or "waitingPurchase" is not null) order by id limit ${most}`.execute(
      db,
    );
    return found.rows.map(({ id }) => id);
  };
