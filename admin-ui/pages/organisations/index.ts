import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { organisations as model } from '../../../projections/models/organisations.ts';
import { call } from '../../../web-kit/call.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** An organisation as the list shows it. */
export type OrganisationRow = RowOf<typeof model>;

export const organisations: Resource = {
  name: 'organisations',
  options: { label: texts.tab },
  list: lazy(() => import('./OrganisationList.tsx')),
  show: lazy(() => import('./OrganisationPage.tsx')),
  writes: { delete: (uniqueId) => call('DELETE /admin/organisation/:uniqueId', { uniqueId }) },
};
