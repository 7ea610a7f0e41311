import { type Page, screen } from '../page.ts';

/** The signed-in operator's own account. */
export const account: Page = {
  path: '/my-account',
  Screen: screen(() => import('./Account.tsx')),
};
/** The operator's organisation. */
export const organisation: Page = {
  path: '/my-organization',
  Screen: screen(() => import('./Organisation.tsx')),
};
