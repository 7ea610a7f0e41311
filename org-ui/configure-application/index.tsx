import { lazy } from 'react';
import type { Page } from '../page.ts';

/** The wizard that creates an application. */
export const configureApplication: Page = {
  path: '/configure-application',
  under: '/applications',
  Screen: lazy(() => import('./Wizard.tsx')),
};
