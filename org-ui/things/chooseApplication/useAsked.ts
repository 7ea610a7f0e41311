import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../web-kit/table/address.ts';
import type { Query } from '../../../web-kit/table/query.ts';
import { useIds } from '../../base/session.ts';
import type { Family } from '../applicationPage/family.ts';
import { applicationsOf, firstsOf, oneOf } from './applications.ts';

/** The application that the address asks for by `app`, if it is one of these families, and the first one in an order. */
export function useAsked(families: readonly Family[], sort: Query['sort'] = ['name', 'ASC']) {
  const load = applicationsOf(useIds().uniqueId, families);
  const [address] = useAddress();
  const appId = address.get('app') ?? '';
  const firsts = useQuery(firstsOf(load, sort));
  const one = useQuery({ ...oneOf(load, appId), enabled: appId !== '' });
  const read = appId ? [firsts, one] : [firsts];
  return {
    asked: (appId && one.data) || undefined,
    first: firsts.data?.[0],
    isPending: read.some(({ data }) => data === undefined),
    error: read.find(({ data }) => data === undefined)?.error ?? null,
    retry: () => Promise.all(read.map(({ refetch }) => refetch())),
  };
}
