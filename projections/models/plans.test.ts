import { test } from 'vitest';
import { CreatePlan, firstPlans } from '../../domain/plan/commands.ts';
import { PlanChanged, PlanCreated } from '../../domain/plan/events.ts';
import { after, at } from '../testSpec.ts';
import { plans } from './plans.ts';

const { id, ...terms } = CreatePlan.input.parse(firstPlans[0]);
const later = '2026-01-02T00:00:00.000Z';

test('a plan shows its terms', () =>
  after(plans, [id, PlanCreated(terms)]).shows({ id, ...terms, createdAt: at, updatedAt: at }));
test('changed terms take the place of those before', () =>
  after(
    plans,
    [id, PlanCreated(terms)],
    [id, PlanChanged({ ...terms, name: 'New', features: {} }), { at: later }],
  ).shows({ ...terms, name: 'New', features: {}, createdAt: at, updatedAt: later }));
