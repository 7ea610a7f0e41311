import { lazy } from 'react';
import type { Page } from '../page.ts';

/** The page of one user of an application. */
export const viewUser: Page = {
  path: '/viewUserDetails/:userId',
  under: '/user',
  Screen: lazy(() => import('./ViewUser.tsx')),
};
