import { sql } from 'kysely';
import { applicationLimits } from '../../domain/families/families.ts';
import { type Feature, features } from '../../domain/features.ts';
import type { QueryKit } from '../kit.ts';

/** Features that are counted for the organisation as a whole. */
const counted = [...applicationLimits, 'max.team.size'] as const;
const isCounted = (feature: Feature): feature is (typeof counted)[number] =>
  (counted as readonly Feature[]).includes(feature);
/** Features that are counted per person or application, by the table and column that have the counts. */
const highest: Partial<Record<Feature, readonly [table: string, column: string]>> = {
  'max.device.count': ['operators', 'deviceCount'],
  'max.user.per.app.count': ['applications', 'userCount'],
};

/**
 * What the plan of an organisation grants, and how much of it is used. Of a feature that is counted per application or
 * person, that is the highest count.
 */
export async function usedFeatures(
  { db, executor }: Pick<QueryKit, 'db' | 'executor'>,
  organisationId: string,
) {
  async function used(feature: Feature): Promise<number> {
    if (isCounted(feature)) return executor.reserved.count({ kind: feature, of: organisationId });
    const [table, column] = highest[feature] ?? [];
    if (!table || !column) return 0;
    const { rows } = await sql<{ most: number | null }>`
      select max(${sql.id(column)}) as most from ${sql.id(table)}
      where "organisationId" = ${organisationId}`.execute(db);
    return Number(rows[0]?.most ?? 0);
  }
  const { granted } = await executor.entitlementsOf(organisationId);
  const all = features.map(async (name) => {
    const total = granted(name);
    if (total === null) return [];
    const type = typeof total === 'string' ? 'text' : typeof total;
    return [{ name, type, total, used: await used(name) }];
  });
  return (await Promise.all(all)).flat();
}
