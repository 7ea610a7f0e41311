import { queryOptions } from '@tanstack/react-query';
import { call } from '../../web-kit/call.ts';
import { list, longestPage, type RowAt } from '../../web-kit/table/query.ts';

/** An application, as the list and its own page read it. */
export type Application = RowAt<'GET /getAllApplications/:uniqueId'>;

/** Prefixes of the query keys for applications and for data that depends on them. */
export const stale = {
  list: ['applications'],
  one: ['application'],
  usage: ['usage'],
  users: ['users'],
} as const;
/** Query keys that a suspension, activation or change makes stale, and those for a deletion. */
export const staleAfterChange = [stale.list, stale.one];
export const staleAfterDeletion = [stale.list, stale.usage, stale.users];

/** One application. */
export const applicationQuery = (appId: string) =>
  queryOptions({
    queryKey: [...stale.one, appId],
    queryFn: () => call('GET /viewApp/:appId', { appId }),
  });

/** All applications by name, up to one page of them, for selectors. */
export const applicationsQuery = (uniqueId: string) =>
  queryOptions({
    queryKey: [...stale.list, 'all', uniqueId],
    queryFn: () =>
      list('GET /getAllApplications/:uniqueId', { uniqueId })({
        page: 0,
        size: longestPage,
        sort: ['name', 'ASC'],
        filter: {},
      }),
  });
