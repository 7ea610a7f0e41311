import { lazy } from 'react';
import type { Calls } from '../../api/calls.ts';
import type { InputOf } from '../../api/client.ts';
import type { RowOf } from '../../api/kit.ts';
import type { plans as model } from '../../projections/models/plans.ts';
import { call } from '../../web-kit/call.ts';
import type { Resource, Update } from '../kit/resource.ts';

/** A plan as the list shows it. */
export type PlanRow = RowOf<typeof model>;
type PlanTerms = InputOf<Calls, 'POST /subscription/create'>;

export const words = {
  tab: 'Plans',
  filter: 'Filter by name or description',
  fields: {
    planId: 'Plan Id',
    name: 'Plan Name',
    priceInRupees: 'Price(INR)',
    priceInDollars: 'Price(USD)',
    allowNumberOfApps: 'Allowed Apps',
    allowNumberOfUsers: 'Allowed Users/App',
    allowedNumberOfRPs: 'Allowed Domains/App',
    allowTotalNumberOfUsers: 'Total Allow Users',
    allowTeamMembers: 'Total Allow Team Members',
    billingCycle: 'Billing Cycle (months)',
    description: 'Description',
    action: 'Action',
  },
  create: 'Create New Plan',
  created: 'Plan created successfully',
  updated: 'Plan updated successfully',
  updateFailed: 'Fail to update...',
  numeric: 'Must be a number, 0 or more',
  whole: 'Must be a whole number, 0 or more',
  months: 'Must be a whole number of months, 1 or more',
  tooMuch: (most: number) => `Must be ${most.toLocaleString('en-US')} or less`,
  badId: 'Only letters, digits, and . _ ~ -, at most 64',
} as const;

async function updatePlan({ id, data }: Update) {
  const changes = data as Partial<PlanTerms>;
  const reply = await call('POST /subscription/updatePlan/:planId', { ...changes, planId: id });
  if (reply.errorCode !== 200) throw new Error(words.updateFailed);
}

export const plans: Resource = {
  name: 'plans',
  options: { label: words.tab },
  list: lazy(() => import('./PlanList.tsx')),
  writes: {
    create: (data) => call('POST /subscription/create', data as PlanTerms),
    update: updatePlan,
  },
};
