import { z } from 'zod';
import type { TaxRate } from '../invoicing/events.ts';
import { invoicingRef } from '../invoicing/invoicing.ts';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { type InvoiceBook, invoiceBook } from './invoiceBook.ts';

const command = commandsOf(invoiceBook);
const book = z.object({ id: z.string().regex(/^\d{4}-\d\d$/) });
const amount = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Splits an amount into tax and the rest, in whole smallest units: half a unit of tax and more is a unit. */
export function split(gross: number, rate: TaxRate | null): { gross: number; net: number; tax: number } {
  const points = BigInt(rate?.basisPoints ?? 0);
  const whole = 10_000n + points;
  const tax = Number((2n * BigInt(gross) * points + whole) / (2n * whole));
  return { gross, net: gross - tax, tax };
}
const numbered = (series: 'INV' | 'CN', month: string, place: number) =>
  `${series}-${month}-${String(place).padStart(5, '0')}`;

/** Issues the invoice for a payment, once. Tax and seller are those of now. */
export const IssueInvoice = command(
  {
    input: book.extend({
      invoiceId: id(),
      paymentId: text(255, 1),
      gateway: text(40, 1),
      paidAt: z.iso.datetime(),
      planId: id(),
      item: text(limits.planName, 1),
      buyer: happened.buyer,
      currency: z.string().regex(/^[a-z]{3}$/),
      gross: amount,
    }),
    parent: () => null,
    needs: () => ({ invoicing: invoicingRef }),
  },
  ({ invoices }, { id: month, gross, ...paid }, { needs: { invoicing } }) => {
    if (invoices.some(({ invoiceId }) => invoiceId === paid.invoiceId)) return [];
    const rate = invoicing.rates[paid.buyer.countryCode] ?? null;
    const number = numbered('INV', month, invoices.length + 1);
    const { seller } = invoicing;
    return [happened.InvoiceIssued({ ...paid, number, seller, rate, ...split(gross, rate) })];
  },
);

const about = book.extend({
  invoiceId: id(),
  creditNoteId: id(),
  reason: text(limits.creditReason, 1),
});
function credit(
  { invoices, creditNotes }: InvoiceBook,
  { id: month, invoiceId, creditNoteId, reason }: z.output<typeof about>,
  amountOf: (invoice: InvoiceBook['invoices'][number]) => number,
) {
  const invoice = invoices.find((each) => each.invoiceId === invoiceId) ?? refuse('invoice.unknown');
  if (creditNotes.includes(creditNoteId)) return [];
  const gross = amountOf(invoice);
  if (gross > invoice.gross - invoice.credited) refuse('invoice.credited');
  if (gross <= 0) return [];
  const { number: invoiceNumber, organisationId, currency, rate } = invoice;
  const number = numbered('CN', month, creditNotes.length + 1);
  const what = { creditNoteId, number, invoiceId, invoiceNumber, organisationId, reason, currency };
  return [happened.CreditNoteIssued({ ...what, ...split(gross, rate) })];
}
/** Credits `amount` of an invoice, or all that is left of it. */
export const CreditInvoice = command(
  { input: about.extend({ amount: amount.optional() }) },
  (state, { amount, ...input }) =>
    credit(state, input, ({ gross, credited }) => {
      if (credited === gross) refuse('invoice.credited');
      return amount ?? gross - credited;
    }),
);
/** Credits what was paid back and has not been credited yet. `refunded` is all that was paid back so far. */
export const CreditRefund = command({ input: about.extend({ refunded: amount }) }, (state, input) =>
  credit(state, input, ({ gross, credited }) => Math.min(input.refunded, gross) - credited),
);
