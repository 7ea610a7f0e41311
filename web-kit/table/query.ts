import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import type { InputOf, PathOf, ReplyOf } from '../../api/client.ts';
import { call, totalOf } from '../call.ts';
import { keyOf } from '../read.ts';
import { valueAt } from './column.ts';

/** The part of a list to read, in the terms of the simple-rest dialect. */
export type Query = {
  page: number;
  size: number;
  sort: readonly [column: string, way: 'ASC' | 'DESC'];
  /** `q` searches; every other field must be equal. */
  filter: Record<string, unknown>;
};
export type Page<R> = { rows: R[]; total: number };
/** Reads one page of a list; its rows are kept under keys that begin with `queryKey`. */
export type Load<R> = ((query: Query) => Promise<Page<R>>) & { queryKey: QueryKey };

/** The calls that answer with a list. */
export type ListPath = {
  [P in PathOf<Calls> & `GET ${string}`]: ReplyOf<Calls, P> extends unknown[] ? P : never;
}[PathOf<Calls> & `GET ${string}`];
export type RowAt<P extends ListPath> = ReplyOf<Calls, P> extends (infer R)[] ? R : never;

/** The servers return at most this many rows at once, and count no further than `countLimit`. */
export const longestPage = 1000;
export const countLimit = 10_000;

/** A loader for the table from a list call: `list('GET /getAllUsersByAppId/:appId', { appId })`. */
export function list<P extends ListPath>(path: P, input: InputOf<Calls, P>): Load<RowAt<P>> {
  const load = async ({ page, size, sort, filter }: Query) => {
    const from = page * size;
    const rows = await call(path, {
      ...(input as object),
      range: JSON.stringify([from, from + size - 1]),
      sort: JSON.stringify(sort),
      filter: JSON.stringify(filter),
    } as InputOf<Calls, P>);
    const found = rows as unknown as RowAt<P>[];
    return { rows: found, total: totalOf(found) ?? from + found.length };
  };
  return Object.assign(load, { queryKey: [...keyOf(path), input] });
}

/** A query for a whole list in one order, as far as one page goes. */
export const whole = <R>(load: Load<R>, sort: Query['sort']) =>
  queryOptions({
    queryKey: [...load.queryKey, 'whole', sort],
    queryFn: () => load({ page: 0, size: longestPage, sort, filter: {} }),
  });

/** Reads all matching rows, `longestPage` at a time; `progress` receives the number read so far. */
export async function everything<R>(
  load: Load<R>,
  query: Omit<Query, 'page' | 'size'>,
  progress: (count: number) => void,
): Promise<R[]> {
  const all: R[] = [];
  for (let page = 0; ; page += 1) {
    const { rows } = await load({ ...query, page, size: longestPage });
    all.push(...rows);
    progress(all.length);
    if (rows.length < longestPage) return all;
  }
}

/** A loader for few rows that one call answers together: the table pages and sorts them in the browser. */
export function together<R extends object>(
  queryKey: QueryKey,
  readAll: () => Promise<readonly R[]>,
): Load<R> {
  const load = async ({ page, size, sort: [column, way] }: Query) => {
    const all = await readAll();
    const rows = all.toSorted((one, other) => {
      const [a, b] = [one, other].map((row) => valueAt(row, column));
      return way === 'ASC' ? compared(a, b) : compared(b, a);
    });
    return { rows: rows.slice(page * size, (page + 1) * size), total: all.length };
  };
  return Object.assign(load, { queryKey });
}
const compared = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''));
