import { countryCodeOf } from '../../domain/countries.ts';
import { BeginInvoice, CreditRefund } from '../../domain/invoice/commands.ts';
import { CreditNoteBegun, InvoiceReplaced } from '../../domain/invoice/events.ts';
import { invoice, invoiceIdOf } from '../../domain/invoice/invoice.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { plan } from '../../domain/plan/plan.ts';
import { PaymentRecorded } from '../../domain/subscription/events.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { numberAll } from '../billing/numbering.ts';
import { on } from './kit/kit.ts';

/** An organisation as it is now, for an invoice. */
async function buyerOf(kit: Kit, organisationId: string) {
  const { name, city, country } = await personalOf(kit, ref(organisation, organisationId));
  return {
    organisationId,
    ...{ name: name ?? '', city: city ?? '', country: country ?? '' },
    countryCode: countryCodeOf(country ?? ''),
  };
}

/** Issues the invoice for a payment, and credits what was paid back of it. Its ids derive from those of the payment. */
export const issueInvoice = on(PaymentRecorded, 'issue-invoice', async (cause, kit) => {
  const { executor, vault } = kit;
  const { target, data, provenance } = cause;
  const { status, paidAt, paymentId, gateway, planId, currency, amount: gross, refunded } = data;
  if (status === 'failed' || gross <= 0) return;
  const first = invoiceIdOf(paidAt, vault.hash('invoice', `${gateway} ${paymentId}`).slice(0, 32));
  const { terms } = (await executor.look(ref(plan, planId))).state;
  const buyer = await buyerOf(kit, target.id);
  const paid = { paymentId, gateway, paidAt, planId, item: terms?.name ?? planId, buyer, currency, gross };
  // The ids above make a repetition harmless.
  const { idempotencyKey: _, ...by } = provenance;
  await executor.execute(BeginInvoice, { id: first, ...paid }, by);
  await numberAll(kit, first, by);
  if (refunded <= 0) return;
  const id = await lastOf(kit, first);
  const creditNoteId = vault.hash('credit note', `${id} ${refunded}`).slice(0, 32);
  await executor.execute(CreditRefund, { id, creditNoteId, reason: 'Refund', refunded }, by);
  await numberAll(kit, id, by);
});

/** The invoice that holds for a payment: the first one, or what was issued in its place. */
async function lastOf(kit: Kit, id: string): Promise<string> {
  const { replacementId } = (await kit.executor.look(ref(invoice, id), { fresh: true })).state;
  return replacementId ? lastOf(kit, replacementId) : id;
}

/** Numbers the credit notes that the staff issue. */
export const numberCreditNote = on(CreditNoteBegun, 'number-credit-note', ({ target, provenance }, kit) => {
  const { idempotencyKey: _, ...by } = provenance;
  return numberAll(kit, target.id, by);
});

/** Issues an invoice again, to the organisation and by the seller of now. */
export const replaceInvoice = on(InvoiceReplaced, 'replace-invoice', async (cause, kit) => {
  const { target, data, provenance } = cause;
  const { idempotencyKey: _, ...by } = provenance;
  const { document } = (await kit.executor.look(ref(invoice, target.id), { fresh: true })).state;
  const { paymentId, gateway, paidAt, planId, item, currency, gross } = document!;
  const buyer = await buyerOf(kit, document!.buyer.organisationId);
  const paid = { paymentId, gateway, paidAt, planId, item, currency, gross };
  await kit.executor.execute(BeginInvoice, { id: data.replacementId, buyer, ...paid }, by);
  await numberAll(kit, data.replacementId, by);
});
