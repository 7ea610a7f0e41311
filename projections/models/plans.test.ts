import { test } from 'vitest';
import { CreatePlan, firstPlans } from '../../domain/plan/commands.ts';
import { PlanChanged, PlanCreated, PlanRestored, PlanWithdrawn } from '../../domain/plan/events.ts';
import { after, at } from '../testSpec.ts';
import { plans } from './plans.ts';

const { id, ...terms } = CreatePlan.input.parse(firstPlans[0]);
const { features: grants, shownFeatures: features, ...others } = terms;
const row = { id, ...others, grants, features, withdrawn: false, createdAt: at, updatedAt: at };
const later = '2026-01-02T00:00:00.000Z';

test('a plan shows its terms: what it grants, and what its card says', () =>
  after(plans, [id, PlanCreated(terms)]).shows(row));
test('changed terms take the place of those before', () =>
  after(
    plans,
    [id, PlanCreated(terms)],
    [id, PlanChanged({ ...terms, name: 'New', features: {} }), { at: later }],
  ).shows({ ...row, name: 'New', grants: {}, updatedAt: later }));
test('a withdrawn plan stays in the list, and can be sold again', () => {
  const withdrawn = [id, PlanWithdrawn({}), { at: later }] as const;
  after(plans, [id, PlanCreated(terms)], [...withdrawn]).shows({ ...row, withdrawn: true, updatedAt: later });
  after(plans, [id, PlanCreated(terms)], [...withdrawn], [id, PlanRestored({}), { at: later }]).shows({
    ...row,
    updatedAt: later,
  });
});
