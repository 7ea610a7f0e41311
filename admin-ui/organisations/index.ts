import { lazy } from 'react';
import { texts } from '../texts.ts';

export const organisations = {
  name: 'organisations',
  options: { label: texts.tabs.organisations },
  list: lazy(() => import('./OrganisationList.tsx')),
};
