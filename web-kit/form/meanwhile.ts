import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { CallError, shownPosition, unchangedSince } from '../call.ts';
import { texts } from './texts.ts';

/** What was to be saved is based on values that somebody else has changed since they were read. */
export class ChangedMeanwhile extends Error {
  constructor() {
    super(texts.changedMeanwhile);
  }
}

/** The `errorCode` of a change that is based on what somebody else has changed (`request.changed`). */
const changedSince = 1015;
/** How often a form reads anew what others go on changing. */
const mostTries = 3;

/**
 * Saves a form. `catchUp` reads anew what the form is based on, and throws ChangedMeanwhile if that has changed. What
 * changes between that and the save is refused by the server. It may be nothing that the form shows, so it is read again.
 */
export async function saveUnchanged<T>(catchUp: () => Promise<void>, save: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    const position = shownPosition();
    await catchUp();
    try {
      return await unchangedSince(position, save);
    } catch (error) {
      const again = error instanceof CallError && error.errorCode === changedSince;
      if (!again || tried === mostTries) throw error;
    }
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
