import { lazy } from 'react';
import type { Page } from '../page.ts';

/** What the numbers in refusals mean. */
export const errorCodes: Page = {
  path: '/error-codes',
  open: true,
  Screen: lazy(() => import('./ErrorCodes.tsx')),
};
