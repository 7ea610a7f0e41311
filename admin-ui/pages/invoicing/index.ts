import { lazy } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** Who issues invoices, and the taxes by country. */
export type Invoicing = ReplyOf<Calls, 'GET /invoicing'>;
export type Tax = Invoicing['taxes'][number];

export const invoicing: Resource = {
  name: 'invoicing',
  options: { label: texts.tab },
  under: 'revenue',
  list: lazy(() => import('./InvoicingPage.tsx')),
};
