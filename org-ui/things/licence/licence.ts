import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { read } from '../../../web-kit/read.ts';

export type LicenceData = ReplyOf<Calls, 'GET /bblicense/getLicenseData/:orgId'>['data'];
export type Package = ReplyOf<Calls, 'GET /bblicense/getPackages'>['data'][number];

/** The licence of the organisation, and what is used of its features. */
export const licenceQuery = (orgId: string) =>
  queryOptions({ ...read('GET /bblicense/getLicenseData/:orgId', { orgId }), staleTime: 60_000 });
/** What can be bought, in the currency of the organisation's country. */
export const packagesQuery = queryOptions({ ...read('GET /bblicense/getPackages', {}), staleTime: 60_000 });
