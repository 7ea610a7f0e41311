import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { audit as model } from '../../../projections/models/audit/audit.ts';
import type { Resource } from '../../base/resource.ts';
import { finds } from './finds.ts';
import { texts } from './texts.ts';

/** An entry of the audit. */
export type AuditRow = RowOf<typeof model>;

export const audit: Resource = {
  name: 'audit',
  options: { label: texts.tab },
  finds,
  list: lazy(() => import('./AuditList.tsx')),
};
