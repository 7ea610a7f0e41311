import { queryOptions } from '@tanstack/react-query';
import { call } from '../../web-kit/call.ts';
import { list, longestPage, type RowAt } from '../../web-kit/table/query.ts';

/** An application as the list and its own page have it. */
export type Application = RowAt<'GET /getAllApplications/:uniqueId'>;

/** Beginnings of the keys under which applications and what they use are kept. */
export const stale = {
  list: ['applications'],
  one: ['application'],
  usage: ['usage'],
  users: ['users'],
} as const;
/** What suspending, activating or changing one makes stale, and what deleting it does. */
export const staleAfterChange = [stale.list, stale.one];
export const staleAfterDeletion = [stale.list, stale.usage, stale.users];

/** One application. */
export const applicationQuery = (appId: string) =>
  queryOptions({
    queryKey: [...stale.one, appId],
    queryFn: () => call('GET /viewApp/:appId', { appId }),
  });

/** All applications by name, as far as one page goes, for selectors. */
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
