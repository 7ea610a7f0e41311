import { z } from 'zod';
import { details } from '../billingDetails/events.ts';
import { seller, taxRate } from '../invoicing/events.ts';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

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

/** The tax that an invoice contains. */
export const chargedRate = taxRate.extend({
  /** The names of two taxes that get a half each; none where there is one tax alone. */
  halves: z.array(z.string()).default([]),
  /** Whether the buyer owes the tax, in place of the seller. The rate is nothing then. */
  isReversed: z.boolean().default(false),
});
export type ChargedRate = z.output<typeof chargedRate>;
/** From when to when a payment pays. The end is the moment at which the next period begins. */
export const period = z.object({ start: z.iso.datetime(), end: z.iso.datetime() });

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
  rate: chargedRate.nullable(),
  /** Null where the provider did not say it. */
  period: period.nullable().default(null),
  /** The invoice's own id where it has the details of its buyer, which are sealed to it: they stay when the buyer is erased. */
  sealedFor: z.string().nullable().default(null),
  billTo: personal(details.nullable(), { of: 'sealedFor' }).default(null),
  ...amounts,
});
/** Invoices of before had no details of the buyer, no period, and one tax at most. */
const withDetails = ({ rate, ...first }: { rate: object | null }) => ({
  ...{ period: null, sealedFor: null, billTo: null, ...first },
  rate: rate && { halves: [], isReversed: false, ...rate },
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
export const InvoiceBegun = event('InvoiceBegun', invoice.extend({ after }), withDetails);
/** A payment was invoiced. Nothing about an invoice ever changes; what was wrong is credited. */
export const InvoiceIssued = event('InvoiceIssued', invoice.extend({ number: z.string() }), withDetails);
/** All or a part of an invoice is to be taken back. The credit note has no number yet. */
export const CreditNoteBegun = event('CreditNoteBegun', creditNote.extend({ after }));
/** All or a part of an invoice was taken back. */
export const CreditNoteIssued = event('CreditNoteIssued', creditNote.extend({ number: z.string() }));
/** Its payment is to be invoiced again, after all of it was credited. */
export const InvoiceReplaced = event('InvoiceReplaced', z.object({ replacementId: z.string() }));
