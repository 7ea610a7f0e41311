import { z } from 'zod';
import { changesOf } from '../../domain/changes.ts';
import { id } from '../../domain/kit.ts';
import { ChangePlan, CreatePlan, planTerms } from '../../domain/plan/commands.ts';
import { plans } from '../../projections/models/plans.ts';
import { does, lists, type RowOf, rowOf, view } from '../kit.ts';

const reply = rowOf(plans).extend({ planId: z.string() }).meta({ id: 'Plan' });
const shown = view(reply, (row: RowOf<typeof plans>) => ({ ...row, planId: row.id }));

export const planCalls = {
  getAllPlans: lists('GET /subscription/getAllPlans', ['admin', 'operator'], plans, {
    about: 'Lists the plans.',
    where: () => ({}),
    show: shown,
  }),
  createPlan: does(
    'POST /subscription/create',
    ['admin'],
    CreatePlan,
    ({ planId, ...terms }, { newId }) => ({
      id: planId ?? `plan_${newId().replaceAll('-', '').slice(0, 10)}`,
      ...terms,
    }),
    {
      about: 'Makes a plan.',
      body: planTerms.extend({ planId: id().optional() }),
    },
  ),
  updatePlan: does(
    'POST /subscription/updatePlan/:planId',
    ['admin'],
    ChangePlan,
    ({ planId, ...changes }) => ({ id: planId, changes }),
    {
      about: 'Changes a plan. Fields that are not sent stay as they are.',
      body: changesOf(planTerms.omit({ features: true })),
      envelope: { errorCode: 200, message: 'Plan updated successfully' },
    },
  ),
};
