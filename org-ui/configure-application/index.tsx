import { type Page, screen } from '../page.ts';

/** The wizard that creates an application. */
export const configureApplication: Page = {
  path: '/configure-application',
  under: '/applications',
  Screen: screen(() => import('./Wizard.tsx')),
};
