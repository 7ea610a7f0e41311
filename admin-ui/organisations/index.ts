import { lazy } from 'react';
import type { RowOf } from '../../api/kit.ts';
import type { organisations as model } from '../../projections/models/organisations.ts';
import type { Resource } from '../kit/resource.ts';

/** An organisation as the list shows it. */
export type OrganisationRow = RowOf<typeof model>;

export const words = {
  tab: 'Organizations',
  filter: 'Filter by name or address',
  columns: {
    name: 'Name',
    country: 'Country',
    industry: 'Industry',
    size: 'Size',
    subdomain: 'Address',
    planId: 'Plan',
    apps: 'Apps',
    team: 'Team',
    createdAt: 'Created At',
    action: 'Action',
  },
  history: 'Event history',
  page: {
    back: 'Back to the organizations',
    people: 'Team',
    applications: 'Applications',
    peopleHint: 'Changing the plan, and suspending, concern the whole organization.',
    lastLogin: 'Last sign-in',
  },
} as const;

export const organisations: Resource = {
  name: 'organisations',
  options: { label: words.tab },
  list: lazy(() => import('./OrganisationList.tsx')),
  show: lazy(() => import('./OrganisationPage.tsx')),
};
