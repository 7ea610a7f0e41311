import { lazy } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { InputOf } from '../../../api/client.ts';
import type { RowOf } from '../../../api/kit.ts';
import type { plans as model } from '../../../projections/models/plans.ts';
import { call } from '../../../web-kit/call.ts';
import type { Resource, Update } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** A plan as the list shows it. */
export type PlanRow = RowOf<typeof model>;
type PlanTerms = InputOf<Calls, 'POST /subscription/create'>;

async function updatePlan({ id, data }: Update) {
  const { withdrawn, ...changes } = data as Partial<PlanTerms> & { withdrawn?: boolean };
  if (withdrawn === true) return call('POST /subscription/withdraw/:planId', { planId: id });
  if (withdrawn === false) return call('POST /subscription/restore/:planId', { planId: id });
  const reply = await call('POST /subscription/updatePlan/:planId', { ...changes, planId: id });
  if (reply.errorCode !== 200) throw new Error(texts.updateFailed);
  return reply;
}

export const plans: Resource = {
  name: 'plans',
  options: { label: texts.tab },
  hasTab: true,
  list: lazy(() => import('./PlanList.tsx')),
  show: lazy(() => import('./PlanPage.tsx')),
  writes: {
    create: (data) => call('POST /subscription/create', data as PlanTerms),
    update: updatePlan,
  },
};
