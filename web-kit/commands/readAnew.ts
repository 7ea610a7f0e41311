import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads the queries with these prefixes anew, and resolves when they have been. A query whose first answer is still on
 * its way would otherwise take that, although it may be from before the change.
 */
export const readAnew = (queries: QueryClient, prefixes: readonly QueryKey[]) =>
  Promise.all(
    prefixes.map(async (queryKey) => {
      await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    }),
  );
