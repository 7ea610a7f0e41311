import { z } from 'zod';
import { changesOf } from '../../domain/changes.ts';
import { id } from '../../domain/kit.ts';
import { ChangePlan, CreatePlan, planTerms, RestorePlan, WithdrawPlan } from '../../domain/plan/commands.ts';
import { organisations } from '../../projections/models/organisations.ts';
import { plans } from '../../projections/models/plans.ts';
import { does, lists, type RowOf, rowOf, view } from '../kit.ts';

const reply = rowOf(plans)
  .extend({ planId: z.string(), razorpayPlanId: z.string().nullable() })
  .meta({ id: 'Plan' });
const shown = view(reply, (row: RowOf<typeof plans>) => ({
  ...row,
  planId: row.id,
  razorpayPlanId: row.gatewayPlans.razorpay,
}));
/** The terms as they are sent: what the plan grants is `grants`, and what its card says is `features`. */
const { features: grants, shownFeatures: features, ...others } = planTerms.shape;
const sentTerms = z.object({ ...others, grants, features });

export const planCalls = {
  getAllPlans: lists('GET /subscription/getAllPlans', ['admin', 'operator'], plans, {
    about:
      'Lists the plans: for the staff all, for operators those that are sold and that of their organization.',
    where: () => ({}),
    shared: { where: { published: true, withdrawn: false }, model: organisations, column: 'planId' },
    show: shown,
  }),
  createPlan: does(
    'POST /subscription/create',
    ['admin'],
    CreatePlan,
    ({ planId, grants, features, ...sent }, { newId }) => ({
      // Ids begin with the time, so that plans made at once would share it; the end is random.
      id: planId ?? `plan_${newId().slice(-10)}`,
      ...sent,
      features: grants,
      shownFeatures: features,
    }),
    {
      about: 'Makes a plan.',
      body: sentTerms.extend({ planId: id().optional() }),
    },
  ),
  updatePlan: does(
    'POST /subscription/updatePlan/:planId',
    ['admin'],
    ChangePlan,
    ({ planId, grants, features, ...sent }) => ({
      id: planId,
      changes: { ...sent, features: grants, shownFeatures: features },
    }),
    {
      about: 'Changes a plan. Fields that are not sent stay as they are.',
      body: changesOf(sentTerms),
      envelope: { errorCode: 200, message: 'Plan updated successfully' },
    },
  ),
  withdrawPlan: does(
    'POST /subscription/withdraw/:planId',
    ['admin'],
    WithdrawPlan,
    ({ planId }) => ({ id: planId }),
    { about: 'Stops selling a plan. Organizations that have it keep it.' },
  ),
  restorePlan: does(
    'POST /subscription/restore/:planId',
    ['admin'],
    RestorePlan,
    ({ planId }) => ({ id: planId }),
    { about: 'Sells a withdrawn plan again.' },
  ),
};
