import { type Page, screen } from '../page.ts';

/** The audit of the team, or of one member with `?member=`. */
export const operatorAudit: Page = {
  path: '/OperatorAudit/:uniqueId',
  under: '/admin',
  Screen: screen(() => import('./OperatorAudit.tsx')),
};
/** The audit of one user of an application. */
export const userAudit: Page = {
  path: '/user-audit/:type/:appId/:username',
  under: '/user',
  Screen: screen(() => import('./UserAudit.tsx')),
};
