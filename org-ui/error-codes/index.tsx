import { type Page, screen } from '../page.ts';

/** What the numbers in refusals mean. */
export const errorCodes: Page = {
  path: '/error-codes',
  open: true,
  Screen: screen(() => import('./ErrorCodes.tsx')),
};
