import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { invoices as model } from '../../../projections/models/invoices.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** An invoice, or a credit note. */
export type InvoiceRow = RowOf<typeof model>;

export const invoices: Resource = {
  name: 'invoices',
  options: { label: texts.tab },
  under: 'revenue',
  list: lazy(() => import('./InvoiceList.tsx')),
};
