import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import type { InputOf, PathOf, ReplyOf } from '../../api/client.ts';
import { call, pagingOf } from '../call.ts';
import { keyOf } from '../read.ts';
import { valueAt } from './column.ts';

/** The part of a list to read, in the terms of the simple-rest dialect. */
export type Query = {
  page: number;
  size: number;
  sort: readonly [column: string, way: 'ASC' | 'DESC'];
  /** `q` searches; every other field must be equal. */
  filter: Record<string, unknown>;
  /** Where the page before ended; the page then is the next one, whatever its number. */
  after?: string;
};
/** `next` is the place to go on from; undefined when there are no further rows. */
export type Page<R> = { rows: R[]; total: number; next?: string | undefined };
/** Reads one page of a list; its rows are kept under keys that begin with `queryKey`. */
export type Load<R> = ((query: Query) => Promise<Page<R>>) & { queryKey: QueryKey };

/** The calls that answer with a list. */
type ListPath = {
  [P in PathOf<Calls> & `GET ${string}`]: ReplyOf<Calls, P> extends unknown[] ? P : never;
}[PathOf<Calls> & `GET ${string}`];
export type RowAt<P extends ListPath> = ReplyOf<Calls, P> extends (infer R)[] ? R : never;

/** The servers return at most this many rows at once. */
export const longestPage = 1000;

/** A loader for the table from a list call: `list('GET /getAllUsersByAppId/:appId', { appId })`. */
export function list<P extends ListPath>(path: P, input: InputOf<Calls, P>): Load<RowAt<P>> {
  const load = async ({ page, size, sort, filter, after }: Query) => {
    const from = after ? 0 : page * size;
    const rows = await call(path, {
      ...(input as object),
      range: JSON.stringify([from, from + size - 1]),
      sort: JSON.stringify(sort),
      filter: JSON.stringify(filter),
      ...(after && { after }),
    } as InputOf<Calls, P>);
    const found = rows as unknown as RowAt<P>[];
    const { total = from + found.length, next } = pagingOf(found);
    return { rows: found, total, next };
  };
  return Object.assign(load, { queryKey: [...keyOf(path), input] });
}

/** A query for a whole list in one order, as far as one page goes. */
export const whole = <R>(load: Load<R>, sort: Query['sort']) =>
  queryOptions({
    queryKey: [...load.queryKey, 'whole', sort],
    queryFn: () => load({ page: 0, size: longestPage, sort, filter: {} }),
  });

/**
 * Answers with the next page of all matching rows each time it is called, `longestPage` at a time, each row once: one that
 * came to stand behind the place reached so far, because it was changed meanwhile, is left out when it comes again. What
 * could not be read is read again.
 */
export function pagesOf<R>(
  load: Load<R>,
  query: Omit<Query, 'page' | 'size' | 'after'>,
  idOf: (row: R) => string,
): () => Promise<R[] | undefined> {
  const seen = new Set<string>();
  let place: { after?: string } | undefined = {};
  return async () => {
    if (!place) return undefined;
    const { rows, next } = await load({ ...query, page: 0, size: longestPage, ...place });
    place = next ? { after: next } : undefined;
    return rows.filter((row) => seen.size < seen.add(idOf(row)).size);
  };
}

/** Yields all matching rows, a page at a time. */
export async function* everything<R>(...list: Parameters<typeof pagesOf<R>>): AsyncGenerator<R[]> {
  const next = pagesOf(...list);
  for (let rows = await next(); rows; rows = await next()) yield rows;
}

/** A loader for few rows that one call answers together: the table pages and sorts them in the browser. */
export function together<R extends object>(
  queryKey: QueryKey,
  readAll: () => Promise<readonly R[]>,
): Load<R> {
  const load = async ({ page, size, sort: [column, way], filter, after }: Query) => {
    if (Object.keys(filter).length) throw new Error('rows that come together cannot be searched or filtered');
    const all = await readAll();
    const rows = all.toSorted((one, other) => {
      const [a, b] = [one, other].map((row) => valueAt(row, column));
      return way === 'ASC' ? compared(a, b) : compared(b, a);
    });
    const from = after ? Number(after) : page * size;
    const next = from + size < all.length ? String(from + size) : undefined;
    return { rows: rows.slice(from, from + size), total: all.length, next };
  };
  return Object.assign(load, { queryKey });
}
const compared = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''));
