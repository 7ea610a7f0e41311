import { z } from 'zod';
import { seller, taxRate } from '../invoicing/events.ts';
import { event } from '../kit.ts';

/** Amounts are in the smallest unit of the currency. `gross` is what was paid, and contains the tax. */
const amounts = { currency: z.string(), gross: z.int(), net: z.int(), tax: z.int() };

/** An organisation as it was when the invoice was issued. `country` is a name; `countryCode` is of ISO 3166-1, or ''. */
export const buyer = z.object({
  organisationId: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  countryCode: z.string(),
});

const invoice = z.object({
  paymentId: z.string(),
  gateway: z.string(),
  paidAt: z.iso.datetime(),
  planId: z.string(),
  /** The name of the plan. */
  item: z.string(),
  /** Null where the staff had not said yet who the seller is. */
  seller: seller.nullable(),
  buyer,
  /** Null where the table of taxes did not have the country. */
  rate: taxRate.nullable(),
  ...amounts,
});
const creditNote = z.object({
  creditNoteId: z.string(),
  invoiceNumber: z.string(),
  organisationId: z.string(),
  reason: z.string(),
  ...amounts,
});
/** How many numbers the book had given before: that of this document is behind them. */
const after = z.int();

/** A payment is to be invoiced. The invoice has no number yet. */
export const InvoiceBegun = event('InvoiceBegun', invoice.extend({ after }));
/** A payment was invoiced. Nothing about an invoice ever changes; what was wrong is credited. */
export const InvoiceIssued = event('InvoiceIssued', invoice.extend({ number: z.string() }));
/** All or a part of an invoice is to be taken back. The credit note has no number yet. */
export const CreditNoteBegun = event('CreditNoteBegun', creditNote.extend({ after }));
/** All or a part of an invoice was taken back. */
export const CreditNoteIssued = event('CreditNoteIssued', creditNote.extend({ number: z.string() }));
/** Its payment is to be invoiced again, after all of it was credited. */
export const InvoiceReplaced = event('InvoiceReplaced', z.object({ replacementId: z.string() }));
