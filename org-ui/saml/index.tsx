import { applicationPaths } from '../application/pages.ts';
import { type Page, screen } from '../page.ts';

/** The page of one SAML application. */
export const viewSaml: Page = {
  path: applicationPaths.saml,
  under: '/applications',
  Screen: screen(() => import('./View.tsx')),
};
