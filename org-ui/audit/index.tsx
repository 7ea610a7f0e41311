import { lazy } from 'react';
import type { Page } from '../page.ts';

/** What the people who run the organisation did; of one of them with `?member=`. */
export const operatorAudit: Page = {
  path: '/OperatorAudit/:uniqueId',
  under: '/admin',
  Screen: lazy(() => import('./OperatorAudit.tsx')),
};
