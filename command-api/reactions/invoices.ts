import { countryCodeOf } from '../../domain/countries.ts';
import { CreditRefund, IssueInvoice } from '../../domain/invoiceBook/commands.ts';
import { bookOf, invoiceIdOf } from '../../domain/invoiceBook/invoiceBook.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { plan } from '../../domain/plan/plan.ts';
import { PaymentRecorded } from '../../domain/subscription/events.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { on } from './kit/kit.ts';

/** Issues the invoice for a payment, and credits what was paid back of it. Its ids derive from those of the payment. */
export const issueInvoice = on(
  PaymentRecorded,
  'issue-invoice',
  async (cause, { executor, vault, ...kit }) => {
    const { target, data, provenance } = cause;
    const { status, paidAt, paymentId, gateway, planId, currency, amount: gross, refunded } = data;
    if (status === 'failed' || gross <= 0) return;
    const invoiceId = invoiceIdOf(paidAt, vault.hash('invoice', `${gateway} ${paymentId}`).slice(0, 32));
    const { name, city, country } = await personalOf({ ...kit, vault }, ref(organisation, target.id));
    const { terms } = (await executor.look(ref(plan, planId))).state;
    const id = bookOf(invoiceId);
    const buyer = {
      organisationId: target.id,
      ...{ name: name ?? '', city: city ?? '', country: country ?? '' },
      countryCode: countryCodeOf(country ?? ''),
    };
    const paid = { paymentId, gateway, paidAt, planId, item: terms?.name ?? planId, buyer, currency, gross };
    // The ids above make a repetition harmless, so no idempotency key is needed, which would read the whole book.
    const { idempotencyKey: _, ...by } = provenance;
    await executor.execute(IssueInvoice, { id, invoiceId, ...paid }, by);
    if (refunded <= 0) return;
    const creditNoteId = vault.hash('credit note', `${invoiceId} ${refunded}`).slice(0, 32);
    const about = { id, invoiceId, creditNoteId, reason: 'Refund', refunded };
    await executor.execute(CreditRefund, about, by);
  },
);
