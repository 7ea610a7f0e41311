import { z } from 'zod';
import { details } from '../billingDetails/events.ts';
import { invoiceBook } from '../invoiceBook/invoiceBook.ts';
import { invoicingRef } from '../invoicing/invoicing.ts';
import { commandsOf, id, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { bookOf, type Invoice, invoice } from './invoice.ts';
import { rateFor, split } from './taxing.ts';

const command = commandsOf(invoice);
const one = z.object({ id: id() });
const amount = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const number = z.string().max(40);

/** Begins the invoice for a payment, once. Tax and seller are those of now. */
export const BeginInvoice = command(
  {
    input: one.extend({
      paymentId: text(255, 1),
      gateway: text(40, 1),
      paidAt: z.iso.datetime(),
      planId: id(),
      item: text(limits.planName, 1),
      period: happened.period.nullable().default(null),
      buyer: happened.buyer,
      billTo: details.nullable().default(null),
      currency: z.string().regex(/^[a-z]{3}$/),
      gross: amount,
    }),
    parent: () => null,
    needs: (input) => ({ invoicing: invoicingRef, book: ref(invoiceBook, bookOf('INV', input.id)) }),
  },
  ({ status }, { id, gross, ...paid }, { needs: { invoicing, book } }) => {
    if (status === 'active') return [];
    const rate = rateFor(invoicing, { ...paid.buyer, billTo: paid.billTo });
    const sealedFor = paid.billTo && id;
    const { seller } = invoicing;
    const begun = { ...paid, sealedFor, seller, rate, ...split(gross, rate) };
    return [happened.InvoiceBegun({ ...begun, after: book.given })];
  },
);
/** Issues the invoice with its number. What is sealed in it comes with the command, because the state has none of it. */
export const NumberInvoice = command(
  { input: one.extend({ number, billTo: details.nullable().default(null) }) },
  (state, { number, billTo }) =>
    state.number === null ? [happened.InvoiceIssued({ ...state.document!, billTo, number })] : [],
);

const about = one.extend({ creditNoteId: id(), reason: text(limits.creditReason, 1) });
const needs = ({ id }: z.output<typeof about>) => ({ book: ref(invoiceBook, bookOf('CN', id)) });
function credit(
  { document, number: invoiceNumber, credited, creditedTax, creditNotes }: Invoice,
  { creditNoteId, reason }: z.output<typeof about>,
  after: number,
  amountOf: (gross: number) => number,
) {
  if (!document || !invoiceNumber) refuse('invoice.unknown');
  if (creditNotes.includes(creditNoteId)) return [];
  const gross = amountOf(document.gross);
  if (gross > document.gross - credited) refuse('invoice.credited');
  if (gross <= 0) return [];
  const { currency, rate, buyer } = document;
  const { organisationId } = buyer;
  const what = { creditNoteId, invoiceNumber, organisationId, reason, currency };
  // The notes of an invoice have the tax of their sum between them, so that all of it is taken back with the last one.
  const tax = split(credited + gross, rate).tax - creditedTax;
  return [happened.CreditNoteBegun({ ...what, gross, net: gross - tax, tax, after })];
}
/** Credits `amount` of an invoice, or all that is left of it. */
export const CreditInvoice = command(
  { input: about.extend({ amount: amount.optional() }), needs },
  (state, { amount, ...input }, { needs: { book } }) =>
    credit(state, input, book.given, (gross) => {
      if (state.credited === gross) refuse('invoice.credited');
      return amount ?? gross - state.credited;
    }),
);
/** Credits what was paid back and has not been credited yet. `refunded` is all that was paid back so far. */
export const CreditRefund = command(
  { input: about.extend({ refunded: amount }), needs },
  (state, input, { needs: { book } }) =>
    credit(state, input, book.given, (gross) => Math.min(input.refunded, gross) - state.credited),
);
/** Issues a credit note with its number. */
export const NumberCreditNote = command(
  { input: one.extend({ creditNoteId: id(), number }) },
  ({ unnumbered }, { creditNoteId, number }) =>
    unnumbered
      .filter(({ document }) => document.creditNoteId === creditNoteId)
      .map(({ document }) => happened.CreditNoteIssued({ ...document, number })),
);
/** Has the payment of an invoice that is credited entirely invoiced again, once. */
export const ReplaceInvoice = command(
  { input: one.extend({ replacementId: id() }) },
  ({ document, credited, replacementId: before }, { replacementId }) => {
    if (before) return [];
    if (credited !== document?.gross) refuse('invoice.uncredited');
    return [happened.InvoiceReplaced({ replacementId })];
  },
);
