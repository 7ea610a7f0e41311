import { lazy } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import type { Asked, Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** An organisation with its licence key. */
export type LicensedRow = ReplyOf<Calls, 'GET /getAllOrganizationsList'>['data'][number];

/** The licence of an organisation, as its page shows it. */
export type Licence = ReplyOf<Calls, 'GET /bblicense/getLicenseData/:orgId'>;

async function listOrganisations({ page, perPage: limit, filter: { q, endsFrom, endsTo } }: Asked) {
  const search = typeof q === 'string' && q ? { searchByName: q } : {};
  const ending = typeof endsFrom === 'string' && typeof endsTo === 'string' ? { endsFrom, endsTo } : {};
  const { data, total } = await call('GET /getAllOrganizationsList', {
    ...{ skip: (page - 1) * limit, limit },
    ...search,
    ...ending,
  });
  return { rows: data, total };
}

export const licences: Resource = {
  name: 'licences',
  options: { label: texts.tab },
  hasTab: true,
  list: lazy(() => import('./LicenceList.tsx')),
  reads: listOrganisations,
};
