import { lazy } from 'react';
import type { Page } from '../page.ts';

/** One member of the team. */
export const member: Page = {
  path: '/ViewAdmin/:userId',
  under: '/admin',
  Screen: lazy(() => import('./Member.tsx')),
};
