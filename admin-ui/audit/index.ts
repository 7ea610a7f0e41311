import { lazy } from 'react';
import type { RowOf } from '../../api/kit.ts';
import type { audit as model } from '../../projections/models/audit.ts';
import type { Resource } from '../kit/resource.ts';

/** An entry of the audit. */
export type AuditRow = RowOf<typeof model>;

export const words = {
  tab: 'Audit',
  filter: 'Filter by action',
  from: 'From',
  to: 'Until',
  columns: {
    createdAt: 'Time',
    action: 'Action',
    category: 'Category',
    actor: 'Actor',
    subject: 'Concerns',
    call: 'Call',
    method: 'Method',
    ip: 'IP',
    status: 'Status',
    responseTime: 'Response time',
  },
  ms: 'ms',
} as const;

export const audit: Resource = {
  name: 'audit',
  options: { label: words.tab },
  list: lazy(() => import('./AuditList.tsx')),
};
