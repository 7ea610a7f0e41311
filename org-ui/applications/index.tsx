import Apps from '@mui/icons-material/Apps';
import { lazy } from 'react';
import type { Page } from '../page.ts';
import { texts } from '../texts.ts';

/** The list of applications. */
export const applications: Page = {
  path: '/applications',
  menu: { label: texts.applications.menu, icon: Apps },
  Screen: lazy(() => import('./Applications.tsx')),
};
