import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads the queries with these prefixes anew, and resolves when they have been. A query whose first answer is still on
 * its way would otherwise take that, although it may be from before the change.
 */
export async function readAnew(queries: QueryClient, prefixes: readonly QueryKey[]): Promise<void> {
  await Promise.all(prefixes.map((queryKey) => queries.cancelQueries({ queryKey })));
  await Promise.all(prefixes.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
