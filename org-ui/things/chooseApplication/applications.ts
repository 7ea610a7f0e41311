import { queryOptions } from '@tanstack/react-query';
import type { FamilyName } from '../../../domain/families/families.ts';
import type { Load, Query } from '../../../web-kit/table/query.ts';
import type { Family } from '../applicationPage/family.ts';
import { combined } from '../applications/lists.ts';

/** An application to choose, and how many users it has. Its family is called `label`. */
export type Choice = { appId: string; name: string; users: number; family: FamilyName; label: string };
type Row = { appId: string; name: string; totalUsersCount: number };

/** A loader for the applications of several families, one list after the other. */
export const applicationsOf = (uniqueId: string, families: readonly Family[]): Load<Choice> =>
  combined(
    ['applications', uniqueId, ...families.map(({ name }) => name)],
    families.map(({ name: family, label, applications }) => async (query) => {
      const page = await applications.load(uniqueId)(query);
      const rows = (page.rows as Row[]).map(({ appId, name, totalUsersCount: users }) => ({
        ...{ appId, name, users, family, label },
      }));
      return { ...page, rows };
    }),
  );

/** The application with this id, if it is one of these. */
export const oneOf = (load: Load<Choice>, appId: string) =>
  queryOptions({
    queryKey: [...load.queryKey, 'one', appId],
    queryFn: async (): Promise<Choice | null> => {
      const { rows } = await load({ page: 0, size: 1, sort: ['name', 'ASC'], filter: { id: appId } });
      return rows[0] ?? null;
    },
  });

/** The first one of each family, in an order; none where a family has no application. */
export const firstsOf = (load: Load<Choice>, sort: Query['sort']) =>
  queryOptions({
    queryKey: [...load.queryKey, 'first', sort],
    queryFn: async () => (await load({ page: 0, size: 1, sort, filter: {} })).rows,
  });
/** The order in which that with the most users is the first one. */
export const busiestFirst: Query['sort'] = ['userCount', 'DESC'];
