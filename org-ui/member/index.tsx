import { type Page, screen } from '../page.ts';

/** The page of one team member. */
export const member: Page = {
  path: '/ViewAdmin/:userId',
  under: '/admin',
  Screen: screen(() => import('./Member.tsx')),
};
