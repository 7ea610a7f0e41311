import { lazy } from 'react';
import { texts } from '../texts.ts';

export const audit = {
  name: 'audit',
  options: { label: texts.tabs.audit },
  list: lazy(() => import('./AuditList.tsx')),
};
