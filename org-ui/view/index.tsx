import { applicationPaths } from '../application/pages.ts';
import { type Page, screen } from '../page.ts';

/** The page of one application. Its id may also come as navigation state. */
export const view: Page = {
  path: `${applicationPaths.general}?`,
  under: '/applications',
  Screen: screen(() => import('./View.tsx')),
};
