import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Query } from './query.ts';

/** The part of a list that a table shows. */
export type Shown = { page: number; size: number; sort: Query['sort']; q: string; status: string };
/** A table's defaults when its address gives no values, and the values that it allows. */
export type Usual = Omit<Shown, 'page' | 'q' | 'status'> & {
  sizes: readonly number[];
  sorts: readonly string[];
  statuses?: readonly string[];
};

/** Maximum length of a search, in characters. */
export const longestSearch = 200;

/** The name of a table's parameter in the address. A second table on a page prefixes its own name. */
const param = (table: string, name: keyof Shown) => (table ? `${table}.${name}` : name);

/** Reads from an address what the table shows; invalid values count as absent. */
export function shownIn(address: URLSearchParams, table: string, usual: Usual): Shown {
  const given = (name: keyof Shown) => address.get(param(table, name)) ?? '';
  const page = /^[1-9]\d{0,5}$/.test(given('page')) ? Number(given('page')) - 1 : 0;
  const size = usual.sizes.find((each) => String(each) === given('size')) ?? usual.size;
  const [column = '', way] = given('sort').split(' ');
  const sorted = usual.sorts.includes(column) && (way === 'ASC' || way === 'DESC');
  return {
    page,
    size,
    sort: sorted ? [column, way] : usual.sort,
    q: given('q').slice(0, longestSearch),
    status: usual.statuses?.find((each) => each === given('status')) ?? '',
  };
}

/** The address parameters for a change of what the table shows. A change that names no page returns to the first. */
export function changesOf(change: Partial<Shown>, table: string, usual: Usual): Record<string, string> {
  const { page = 0, size, sort, q, status } = change;
  const same = sort && sort[0] === usual.sort[0] && sort[1] === usual.sort[1];
  return {
    [param(table, 'page')]: page > 0 ? String(page + 1) : '',
    ...(size !== undefined && { [param(table, 'size')]: size === usual.size ? '' : String(size) }),
    ...(sort && { [param(table, 'sort')]: same ? '' : sort.join(' ') }),
    ...(q !== undefined && { [param(table, 'q')]: q }),
    ...(status !== undefined && { [param(table, 'status')]: status }),
  };
}

/** A copy of the address with these values; an empty value removes its parameter. */
export function withValues(address: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * The parameters of the page's address, and a function to change some of them. A list keeps its state there, so that it
 * survives a reload and Back, and a link shows others the same list. A page's own filters also clear `page`.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const change = useCallback(
    (values: Record<string, string>) => {
      // The router renders a change of the address later, so the newest parameters are those of the browser.
      const newest = new URLSearchParams(window.location.search);
      setAddress(withValues(newest, values), { replace: true, preventScrollReset: true, state });
    },
    [setAddress, state],
  );
  return [address, change] as const;
}
