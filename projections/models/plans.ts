import { z } from 'zod';
import { PlanChanged, PlanCreated, terms } from '../../domain/plan/events.ts';
import { readModel } from '../kit.ts';

/** The plans that organisations can subscribe to. */
export const plans = readModel(
  'plans',
  z.object({ id: z.string(), ...terms.shape, createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }),
  { search: ['name', 'description'], sort: ['name', 'createdAt', 'updatedAt'] },
)
  .starts(PlanCreated, ({ id, at, data }) => ({ id, ...data, createdAt: at, updatedAt: at }))
  .changes(PlanChanged, (row, { at, data }) => ({ ...row, ...data, updatedAt: at }));
