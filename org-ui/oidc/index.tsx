import { applicationPaths } from '../application/pages.ts';
import { type Page, screen } from '../page.ts';

/** The page of one OpenID application. */
export const viewOidc: Page = {
  path: applicationPaths.oidc,
  under: '/applications',
  Screen: screen(() => import('./View.tsx')),
};
