import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Query } from './query.ts';

/** What of a list a table shows. */
export type Shown = { page: number; size: number; sort: Query['sort']; q: string };
/** What a table shows when its address says nothing, and what it can show at all. */
export type Usual = Omit<Shown, 'page' | 'q'> & { sizes: readonly number[]; sorts: readonly string[] };

/** No search is longer. */
export const longestSearch = 200;

/** The parameter of a table in an address. A second table on a page has a name of its own. */
const param = (table: string, name: keyof Shown) => (table ? `${table}.${name}` : name);

/** Reads what a table shows from an address; what makes no sense there counts as not said. */
export function shownIn(address: URLSearchParams, table: string, usual: Usual): Shown {
  const said = (name: keyof Shown) => address.get(param(table, name)) ?? '';
  const page = /^[1-9]\d{0,5}$/.test(said('page')) ? Number(said('page')) - 1 : 0;
  const size = usual.sizes.find((each) => String(each) === said('size')) ?? usual.size;
  const [column = '', way] = said('sort').split(' ');
  const sorted = usual.sorts.includes(column) && (way === 'ASC' || way === 'DESC');
  return {
    page,
    size,
    sort: sorted ? [column, way] : usual.sort,
    q: said('q').slice(0, longestSearch),
  };
}

/** A change of what a table shows, as changes of its address. Whatever else changes, the first page is shown. */
export function changesOf(change: Partial<Shown>, table: string, usual: Usual): Record<string, string> {
  const { page = 0, size, sort, q } = change;
  const same = sort && sort[0] === usual.sort[0] && sort[1] === usual.sort[1];
  return {
    [param(table, 'page')]: page > 0 ? String(page + 1) : '',
    ...(size !== undefined && { [param(table, 'size')]: size === usual.size ? '' : String(size) }),
    ...(sort && { [param(table, 'sort')]: same ? '' : sort.join(' ') }),
    ...(q !== undefined && { [param(table, 'q')]: q }),
  };
}

/** An address with other values; an empty one leaves it. */
export function withValues(address: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * The parameters of the page's address and how to change some of them. What a list shows stands there, so that a
 * reload and Back keep it and a link shows others the same. Filters of a page also clear `page`.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const change = useCallback(
    (values: Record<string, string>) =>
      setAddress(withValues(address, values), { replace: true, preventScrollReset: true, state }),
    [address, setAddress, state],
  );
  return [address, change] as const;
}
