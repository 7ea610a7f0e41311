import { BeginInvoice } from '../../domain/invoice/commands.ts';
import { CreditNoteBegun, InvoiceReplaced } from '../../domain/invoice/events.ts';
import { invoice, invoiceIdOf } from '../../domain/invoice/invoice.ts';
import { ref } from '../../domain/kit.ts';
import { plan } from '../../domain/plan/plan.ts';
import { PaymentRecorded } from '../../domain/subscription/events.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { buyerOf, creditRefund, issueAgain } from '../billing/issuing.ts';
import { numberAll } from '../billing/numbering.ts';
import { on } from './kit/kit.ts';

/** Issues the invoice for a payment, and credits what was paid back of it. Its ids derive from those of the payment. */
export const issueInvoice = on(PaymentRecorded, 'issue-invoice', async (cause, kit) => {
  const { executor, vault } = kit;
  const { target, data, provenance } = cause;
  const { status, paidAt, paymentId, gateway, planId, currency, amount: gross, refunded, period } = data;
  if (status === 'failed' || gross <= 0) return;
  const first = invoiceIdOf(paidAt, vault.hash('invoice', `${gateway} ${paymentId}`).slice(0, 32));
  const { terms } = (await executor.look(ref(plan, planId))).state;
  const item = terms?.name ?? planId;
  const { buyer, billTo } = await buyerOf(kit, target.id);
  const paid = { paymentId, gateway, paidAt, planId, item, period, buyer, billTo, currency, gross };
  // The ids above make a repetition harmless.
  const { idempotencyKey: _, ...by } = provenance;
  await executor.execute(BeginInvoice, { id: first, ...paid }, by);
  await numberAll(kit, first, by);
  if (refunded <= 0) return;
  await creditRefund(kit, await lastOf(kit, first), refunded, by);
});

/** The invoice that holds for a payment: the first one, or what was issued in its place. */
async function lastOf(kit: Kit, id: string): Promise<string> {
  const { replacementId } = (await kit.executor.look(ref(invoice, id), { fresh: true })).state;
  return replacementId ? lastOf(kit, replacementId) : id;
}

/** Numbers the credit notes that were begun by a call which was broken off. */
export const numberCreditNote = on(CreditNoteBegun, 'number-credit-note', async (cause, kit) => {
  const { idempotencyKey: _, ...by } = cause.provenance;
  await numberAll(kit, cause.target.id, by);
});

/** Issues an invoice again where the call that asked for it was broken off. */
export const replaceInvoice = on(InvoiceReplaced, 'replace-invoice', async (cause, kit) => {
  const { idempotencyKey: _, ...by } = cause.provenance;
  await issueAgain(kit, { id: cause.target.id, ...cause.data }, by);
});
