import { type Page, screen } from '../page.ts';

/** What the people who run the organisation did; of one of them with `?member=`. */
export const operatorAudit: Page = {
  path: '/OperatorAudit/:uniqueId',
  under: '/admin',
  Screen: screen(() => import('./OperatorAudit.tsx')),
};
