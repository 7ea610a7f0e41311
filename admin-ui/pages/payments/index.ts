import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { payments as model } from '../../../projections/models/billing/payments.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** A payment as the provider had it last. */
export type PaymentRow = RowOf<typeof model>;

export const payments: Resource = {
  name: 'payments',
  options: { label: texts.tab },
  under: 'revenue',
  list: lazy(() => import('./PaymentList.tsx')),
};
