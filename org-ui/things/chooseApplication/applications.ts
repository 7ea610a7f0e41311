import type { FamilyName } from '../../../domain/families/families.ts';
import type { Load, Query } from '../../../web-kit/table/query.ts';
import type { Family } from '../applicationPage/family.ts';

/** An application to choose. Its family is called `label`. */
export type Choice = { appId: string; name: string; family: FamilyName; label: string };

/** A loader for the applications of several families, one list after the other. */
export function applicationsOf(uniqueId: string, families: readonly Family[]): Load<Choice> {
  const load = async (query: Query) => {
    const pages = await Promise.all(
      families.map(async ({ name: family, label, applications }) => {
        const { rows, total } = await applications.load(uniqueId)(query);
        const choices = (rows as { appId: string; name: string }[]).map(({ appId, name }) => ({
          ...{ appId, name, family, label },
        }));
        return { choices, total };
      }),
    );
    return {
      rows: pages.flatMap(({ choices }) => choices),
      total: pages.reduce((sum, { total }) => sum + total, 0),
    };
  };
  return Object.assign(load, {
    queryKey: ['applications', uniqueId, ...families.map(({ name }) => name)],
  });
}
