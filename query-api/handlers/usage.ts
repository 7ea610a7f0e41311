import { sql } from 'kysely';
import { applicationLimits } from '../../domain/families/families.ts';
import { features } from '../../domain/features.ts';
import type { QueryKit } from '../kit.ts';

/** What a plan grants: its features, and how many people the organisation may have in all. */
const granting = [...features, 'user.total.count'] as const;
type Granted = (typeof granting)[number];
/** What is counted for the organisation as a whole. */
const counted = [...applicationLimits, 'max.team.size', 'user.total.count'] as const;
const isCounted = (name: Granted): name is (typeof counted)[number] =>
  (counted as readonly Granted[]).includes(name);
/** What is counted per person or application, by the table and column that have the counts. */
const highest: Partial<Record<Granted, readonly [table: string, column: string]>> = {
  'max.device.count': ['operators', 'deviceCount'],
  'max.user.per.app.count': ['applications', 'userCount'],
  'max.websites.per.app': ['applications', 'websiteCount'],
};

/**
 * What the plan of an organisation grants, and how much of it is used. Of a feature that is counted per application or
 * person, that is the highest count.
 */
export async function usedFeatures(
  { db, executor }: Pick<QueryKit, 'db' | 'executor'>,
  organisationId: string,
) {
  async function used(name: Granted): Promise<number> {
    if (isCounted(name)) return executor.reserved.count({ kind: name, of: organisationId });
    const [table, column] = highest[name] ?? [];
    if (!table || !column) return 0;
    const { rows } = await sql<{ most: number | null }>`
      select max(${sql.id(column)}) as most from ${sql.id(table)}
      where "organisationId" = ${organisationId}`.execute(db);
    return Number(rows[0]?.most ?? 0);
  }
  const { granted } = await executor.entitlementsOf(organisationId);
  const all = granting.map(async (name) => {
    const total = granted(name);
    if (total === null) return [];
    const type = typeof total === 'string' ? 'text' : typeof total;
    return [{ name, type, total, used: await used(name) }];
  });
  return (await Promise.all(all)).flat();
}
