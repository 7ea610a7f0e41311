import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, type Happened } from '../kit.ts';
import { PlanChangeRequested, PurchaseBegun } from './events.ts';
import { type Subscription, subscription } from './subscription.ts';
import { taken } from './taking.ts';
import { provider, type Step, steps } from './testProvider.ts';

const seed = 26;
const histories = 10_000;
const small = { planId: 'small', gatewayPlanId: 'price_small', currency: 'usd', amount: 5000 };
const begun = [
  PurchaseBegun({ purchaseId: 'purchase-1', gateway: 'stripe', ...small }),
  PlanChangeRequested({ ...small, planId: 'large', gatewayPlanId: 'price_large', amount: 20_000 }),
];

/** The state and the latest record of each payment after these answers of the provider, in this order. */
function after(answers: ReturnType<ReturnType<typeof provider>['says']>[]) {
  let state = fold<Subscription>(subscription, begun);
  const bills = new Map<string, object>();
  for (const seen of answers)
    for (const event of taken(state, seen) as Happened[]) {
      state = fold({ ...subscription, initial: state }, [event]);
      if (event.type === 'PaymentRecorded') bills.set(event.data.paymentId, event.data);
    }
  const { seenAt: _, ...rest } = state;
  return { state: rest, bills: Object.fromEntries([...bills].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const history = fc.array(fc.constantFrom<Step>(...steps), { minLength: 1, maxLength: 16 });
/** Which answers arrive, in which order: by their numbers, with repeats and gaps. */
const deliveries = fc.array(fc.nat({ max: 15 }), { maxLength: 24 });

test('whatever is lost, doubled or out of order, one reconciliation gives what the plain history gives', () => {
  const property = fc.property(history, deliveries, (happened, order) => {
    const { step, says } = provider();
    const answers = happened.map(step);
    const plain = after(answers);
    const arrived = order.flatMap((n) => answers[n] ?? []);
    expect(after([...arrived, says()])).toEqual(plain);
  });
  fc.assert(property, { numRuns: histories, seed, endOnFailure: true });
});

test('the same answer a second time changes nothing, at any point of any history', () => {
  const property = fc.property(history, (happened) => {
    const { step } = provider();
    let state = fold<Subscription>(subscription, begun);
    for (const seen of happened.map(step)) {
      state = fold({ ...subscription, initial: state }, taken(state, seen));
      expect(taken(state, seen)).toEqual([]);
    }
  });
  fc.assert(property, { numRuns: 1000, seed, endOnFailure: true });
});
