import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** What was to be saved is based on values that somebody else has changed since they were read. */
export class ChangedMeanwhile extends Error {
  constructor() {
    super(
      'Somebody else has changed this meanwhile, so nothing was saved. The form shows their changes now, and yours on top. Please look them over, and save again.',
    );
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The values `now`, with those that were typed in place of `before`; undefined when `before` still holds, so that what
 * was typed can be saved.
 */
export function onTopOf<T extends object>(before: T, typed: T, now: T): T | undefined {
  if (isSame(before, now)) return undefined;
  const keys = Object.keys(typed) as (keyof T)[];
  const own = keys.filter((key) => !isSame(before[key], typed[key])).map((key) => [key, typed[key]]);
  return { ...now, ...Object.fromEntries(own) };
}

/** Reads what a query reads, now and from the server, for the pages that show it too. */
export async function readNow<T, K extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
): Promise<T> {
  // An answer that is still on its way may be from before a change.
  await queries.cancelQueries({ queryKey: query.queryKey });
  return queries.fetchQuery({ ...query, staleTime: 0 });
}
