import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { BeginInvoice, CreditRefund, NumberInvoice } from '../invoice/commands.ts';
import { type Invoice, invoice } from '../invoice/invoice.ts';
import { type Command, fold, type Happened } from '../kit.ts';
import { type PaymentRecorded, PlanChangeRequested, PurchaseBegun } from './events.ts';
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

/** The invoices as the reaction to a recorded payment makes them, by the ids of the payments. */
function invoicing() {
  const all = new Map<string, Invoice>();
  const none = { invoicing: { seller: null, rates: {} }, book: { given: 0 } };
  function run(paymentId: string, command: Command, input: object) {
    const state = all.get(paymentId) ?? invoice.initial;
    const decided = command.decide(state, { id: `2026-01.${paymentId}`, ...input }, { needs: none } as never);
    if (decided.length) all.set(paymentId, fold({ ...invoice, initial: state }, decided));
  }
  return {
    record({
      paymentId,
      status,
      amount,
      refunded,
      currency,
      planId,
      paidAt,
      gateway,
    }: z.output<typeof PaymentRecorded.schema>) {
      if (status === 'failed' || amount <= 0) return;
      const buyer = { organisationId: 'acme', name: 'Acme', city: '', country: 'Germany', countryCode: 'DE' };
      const paid = { paymentId, paidAt, gateway, planId, item: planId };
      run(paymentId, BeginInvoice, { ...paid, buyer, currency, gross: amount });
      run(paymentId, NumberInvoice, { number: 'INV-2026-01-00001' });
      if (refunded > 0)
        run(paymentId, CreditRefund, {
          creditNoteId: `${paymentId}-${refunded}`,
          reason: 'Refund',
          refunded,
        });
    },
    /** What was invoiced and credited. How many credit notes it took depends on what was heard of. */
    sums: () =>
      [...all]
        .map(([paymentId, { document, credited }]) => ({ paymentId, ...document, credited }))
        .sort((a, b) => (a.paymentId < b.paymentId ? -1 : 1)),
  };
}

/** The state, the latest record of each payment and the invoices after these answers of the provider, in this order. */
function after(answers: ReturnType<ReturnType<typeof provider>['says']>[]) {
  let state = fold<Subscription>(subscription, begun);
  const bills = new Map<string, object>();
  const { record, sums } = invoicing();
  for (const seen of answers)
    for (const event of taken(state, seen) as Happened[]) {
      state = fold({ ...subscription, initial: state }, [event]);
      if (event.type !== 'PaymentRecorded') continue;
      const { was: _, seenAt: __, ...paid } = event.data;
      bills.set(paid.paymentId, paid);
      record(event.data);
    }
  // When we heard of something depends on which answers arrived.
  const { seenAt: _, pastDueSince: __, endedAt, payments, ...rest } = state;
  const known = Object.entries(payments).map(([id, { seenAt: _, ...payment }]) => [id, payment]);
  const sorted = Object.fromEntries([...bills].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    same: { state: { ...rest, payments: Object.fromEntries(known) }, bills: sorted, invoices: sums() },
    endedAt,
  };
}

const history = fc.array(fc.constantFrom<Step>(...steps), { minLength: 1, maxLength: 16 });
/** Which answers arrive, in which order: by their numbers, with repeats and gaps. */
const deliveries = fc.array(fc.nat({ max: 15 }), { maxLength: 24 });

test('whatever is lost, doubled or out of order, one reconciliation gives the state, the payments and the invoices that the plain history gives', () => {
  const property = fc.property(history, deliveries, (happened, order) => {
    const { step, says } = provider();
    const answers = happened.map(step);
    const plain = after(answers);
    const arrived = order.flatMap((n) => answers[n] ?? []);
    const { same, endedAt } = after([...arrived, says()]);
    expect(same).toEqual(plain.same);
    // The first end that is heard of counts, and it lies before what the provider says after a declined card.
    const ends = [plain.endedAt, endedAt, says().endedAt];
    if (endedAt !== null && endedAt !== plain.endedAt) expect(ends).toEqual(ends.toSorted());
    else expect(endedAt).toBe(plain.endedAt);
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
