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
/** What is counted per person or application, by the column and the tables that have the counts. */
const highest: Partial<Record<Granted, readonly [column: string, ...tables: string[]]>> = {
  'max.device.count': ['deviceCount', 'operators', 'people'],
  'max.user.per.app.count': ['userCount', 'applications'],
  'max.websites.per.app': ['websiteCount', 'applications'],
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
    const [column, ...tables] = highest[name] ?? [];
    if (!column) return 0;
    return Math.max(...(await Promise.all(tables.map((table) => mostOf(table, column)))));
  }
  async function mostOf(table: string, column: string): Promise<number> {
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
