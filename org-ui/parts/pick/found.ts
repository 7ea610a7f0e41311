import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Load, Query } from '../../../web-kit/table/query.ts';

/** As many rows of a list are offered at once. */
const most = 20;

/** What the server finds of a list; without a search its first rows. What was found before stands until it has answered. */
export const useFound = <R>({ load, sort }: { load: Load<R>; sort: Query['sort'] }, q: string) =>
  useQuery({
    queryKey: [...load.queryKey, 'pick', q],
    queryFn: () => load({ page: 0, size: most, sort, filter: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  });
