import type { TaxRate } from '../invoicing/events.ts';
import { aggregate } from '../kit.ts';
import { refuse } from '../refusals.ts';
import * as events from './events.ts';

const { buyer: _, ...happened } = events;

type Entry = {
  invoiceId: string;
  number: string;
  organisationId: string;
  currency: string;
  gross: number;
  rate: TaxRate | null;
  /** How much of `gross` was credited. */
  credited: number;
};
export type InvoiceBook = {
  status: 'absent' | 'active';
  /** In the order of their numbers, which begin with 1. */
  invoices: readonly Entry[];
  /** The ids of the credit notes, in the same way. */
  creditNotes: readonly string[];
};

/**
 * The invoices for the payments of one calendar month, such as `2026-11`, and the credit notes for them. A number is the
 * place in the book, and the book is one stream, so that no number is missing or there twice.
 */
export const invoiceBook = aggregate<InvoiceBook, typeof happened>({
  name: 'invoiceBook',
  events: happened,
  unknown: 'invoice.unknown',
  initial: { status: 'absent', invoices: [], creditNotes: [] },
  evolve: {
    InvoiceIssued: ({ invoices, creditNotes }, { invoiceId, number, buyer, currency, gross, rate }) => ({
      status: 'active',
      invoices: [
        ...invoices,
        { invoiceId, number, organisationId: buyer.organisationId, currency, gross, rate, credited: 0 },
      ],
      creditNotes,
    }),
    CreditNoteIssued: ({ invoices, creditNotes, ...state }, { creditNoteId, invoiceId, gross }) => ({
      ...state,
      invoices: invoices.map((each) =>
        each.invoiceId === invoiceId ? { ...each, credited: each.credited + gross } : each,
      ),
      creditNotes: [...creditNotes, creditNoteId],
    }),
  },
});
const month = /^\d{4}-\d\d/;
/** The id of the invoice for a payment at this time (ISO 8601). It begins with the book; `name` tells payments apart. */
export const invoiceIdOf = (paidAt: string, name: string) => `${paidAt.slice(0, 7)}.${name}`;
/** The book of an invoice. Refuses ids that no invoice can have. */
export const bookOf = (invoiceId: string) => month.exec(invoiceId)?.[0] ?? refuse('invoice.unknown');
