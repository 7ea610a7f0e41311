import { z } from 'zod';
import {
  gatewayPlans,
  offer,
  PlanChanged,
  PlanCreated,
  PlanRestored,
  PlanWithdrawn,
  shownFeature,
  type Terms,
  terms,
} from '../../domain/plan/events.ts';
import { readModel } from '../kit.ts';

const { features: grants, shownFeatures: _, ...others } = terms.shape;
const row = z.object({
  id: z.string(),
  ...others,
  published: z.boolean(),
  isPopular: z.boolean(),
  offer: offer.nullable(),
  gatewayPlans,
  grants,
  /** The lines of its card on the pricing page. */
  features: z.array(shownFeature),
  /** Whether it is sold no more. */
  withdrawn: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
const shown = ({ features: grants, shownFeatures: features, ...rest }: Terms) => ({
  ...rest,
  grants,
  features,
});

/** The plans that organisations can subscribe to. */
export const plans = readModel('plans', row, {
  search: ['name', 'description'],
  sort: ['name', 'createdAt', 'updatedAt'],
})
  .starts(PlanCreated, ({ id, at, data }) => ({
    id,
    ...shown(data),
    withdrawn: false,
    createdAt: at,
    updatedAt: at,
  }))
  .changes(PlanChanged, (row, { at, data }) => ({ ...row, ...shown(data), updatedAt: at }))
  .changes(PlanWithdrawn, (row, { at }) => ({ ...row, withdrawn: true, updatedAt: at }))
  .changes(PlanRestored, (row, { at }) => ({ ...row, withdrawn: false, updatedAt: at }));
