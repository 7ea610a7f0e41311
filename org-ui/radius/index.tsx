import { type Page, screen } from '../page.ts';

/** The page of one RADIUS application. */
export const viewRadius: Page = {
  path: '/viewRadiusApp/:appId',
  under: '/applications',
  Screen: screen(() => import('./View.tsx')),
};
