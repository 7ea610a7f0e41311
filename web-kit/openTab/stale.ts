import type { QueryClient } from '@tanstack/react-query';

/** What each read shows, by the path of its call or the name of its read model, as its last answer said. */
const shows = new Map<string, readonly string[]>();
let queries: QueryClient | undefined;
let reading: Promise<unknown> = Promise.resolve();
/** What many calls have changed so far, while it is not read anew after each of them. */
let gathered: Set<string> | undefined;

/** Names the queries of this page. Those that show what a call has changed are read anew. */
export function keepFresh(ofPage: QueryClient): void {
  queries = ofPage;
}

/** Takes in what an answer says that it shows, or that its call has changed (`X-Shows`, `X-Changes`). */
export function hear(path: string, { headers }: Pick<Response, 'headers'>, input: object = {}): void {
  const shown = headers.get('x-shows');
  if (shown !== null) shows.set(path, shown.split(' '));
  const changed = headers.get('x-changes');
  if (changed !== null && gathered) for (const name of changed.split(' ')) gathered.add(name);
  else if (changed !== null && queries)
    reading = Promise.all([reading, readAnew(queries, changed.split(' '), deletedBy(path, input))]);
}

/**
 * The id of what a call has deleted: the last part of its path. `deleteAll…` takes things from what its path names, and
 * `/group/:groupId/person/:personId` takes the one out of the other; both of them stay.
 */
function deletedBy(path: string, input: object): unknown {
  const parameter = /^DELETE (?!.*\/deleteAll)(?!\/\w+\/:\w+\/\w+\/:).*\/:(\w+)$/.exec(path)?.[1];
  return parameter && (input as Record<string, unknown>)[parameter];
}

/** Makes many calls, and reads what they changed anew only once, after the last of them. */
export async function once<T>(calls: () => Promise<T>): Promise<T> {
  const within = gathered !== undefined;
  gathered ??= new Set();
  try {
    return await calls();
  } finally {
    if (!within) {
      const changed = [...gathered];
      gathered = undefined;
      if (changed.length && queries) reading = Promise.all([reading, readAnew(queries, changed, undefined)]);
    }
  }
}

/** Resolves once what has changed so far has been read anew. */
export const settled = () => reading;

/** Whether what is kept under this name may be out of date; so is whatever has not said yet what it shows. */
function isStale(name: unknown, changed: readonly string[]): boolean {
  const shown = typeof name === 'string' ? shows.get(name) : undefined;
  return !shown || shown.some((each) => changed.includes(each));
}

/**
 * A query whose first answer is still on its way is asked again, since it would otherwise take that, although it may be
 * from before the change.
 */
async function readAnew(queries: QueryClient, changed: readonly string[], deleted: unknown): Promise<void> {
  type Asked = { queryKey: readonly unknown[] };
  const isGone = ({ queryKey }: Asked) =>
    deleted !== undefined && queryKey.some((part) => Object.values(Object(part)).includes(deleted));
  const isMeant = (asked: Asked) => isStale(asked.queryKey[0], changed);
  const stale = { predicate: (asked: Asked) => isMeant(asked) && !isGone(asked) };
  // What was deleted, and what belonged to it, cannot be read again: its page is about to be left.
  const gone = { predicate: (asked: Asked) => isMeant(asked) && isGone(asked) };
  await queries.cancelQueries({ predicate: isMeant });
  await Promise.all([
    queries.invalidateQueries({ ...gone, refetchType: 'none' }),
    queries.invalidateQueries(stale),
  ]);
}
