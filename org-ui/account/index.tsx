import { type Page, screen } from '../page.ts';

/** The page of the signed-in operator's account. */
export const account: Page = {
  path: '/my-account',
  Screen: screen(() => import('./Account.tsx')),
};
/** The page of the operator's organisation. */
export const organisation: Page = {
  path: '/my-organization',
  Screen: screen(() => import('./Organisation.tsx')),
};
