import { type Page, screen } from '../page.ts';

/** The page of one SAML application. */
export const viewSaml: Page = {
  path: '/viewSAMLApp/:appId',
  under: '/applications',
  Screen: screen(() => import('./View.tsx')),
};
