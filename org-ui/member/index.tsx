import { type Page, screen } from '../page.ts';

/** One member of the team. */
export const member: Page = {
  path: '/ViewAdmin/:userId',
  under: '/admin',
  Screen: screen(() => import('./Member.tsx')),
};
