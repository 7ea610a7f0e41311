import { type Page, screen } from '../page.ts';

/** The page of one OpenID application. */
export const viewOidc: Page = {
  path: '/viewOidcApp/:appId',
  under: '/applications',
  Screen: screen(() => import('./View.tsx')),
};
