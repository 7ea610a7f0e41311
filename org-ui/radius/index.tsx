import { applicationPaths } from '../application/pages.ts';
import { type Page, screen } from '../page.ts';

/** The page of one RADIUS application. */
export const viewRadius: Page = {
  path: applicationPaths.radius,
  under: '/applications',
  Screen: screen(() => import('./View.tsx')),
};
