import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { audit as model } from '../../../projections/models/audit/audit.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** An entry of the audit. */
export type AuditRow = RowOf<typeof model>;

export const audit: Resource = {
  name: 'audit',
  options: { label: texts.tab },
  // What events are called is fetched with the page, and not with the console.
  finds: async (filter) => (await import('./finds.ts')).finds(filter),
  list: lazy(() => import('./AuditList.tsx')),
};
