import { type Page, screen } from '../page.ts';

/** The page of the error codes. */
export const errorCodes: Page = {
  path: '/error-codes',
  open: true,
  Screen: screen(() => import('./ErrorCodes.tsx')),
};
