import { expect, test } from 'vitest';
import { CallError } from '../../../web-kit/call.ts';
import { refusedFields } from '../../../web-kit/form/fields.ts';
import { besideId, planFields } from './fields.ts';

/** What stands beside the fields of a new plan after this refusal. */
const saidAfter = (refusal: 'plan.taken' | 'plan.unknown', errorMessage: string) => {
  const refused = new CallError(409, { errorCode: 1901, refusal, errorMessage });
  expect(() => besideId(refused)).toThrow(refused);
  return refusedFields(planFields, refused.errors);
};
test('that another plan has the id is said beside the id, and other refusals stay whole', () => {
  expect(saidAfter('plan.taken', 'There is already a plan with this id')).toEqual({
    planId: 'Plan Id: There is already a plan with this id',
  });
  expect(saidAfter('plan.unknown', 'There is no such plan')).toEqual({});
});
