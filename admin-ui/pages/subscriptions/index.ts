import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { subscriptions as model } from '../../../projections/models/billing/subscriptions.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** What an organisation pays for; its id is that of the organisation. */
export type SubscriptionRow = RowOf<typeof model>;

export const subscriptions: Resource = {
  name: 'subscriptions',
  options: { label: texts.tab },
  under: 'revenue',
  list: lazy(() => import('./SubscriptionList.tsx')),
};
