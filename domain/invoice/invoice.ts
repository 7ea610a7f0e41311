import type { z } from 'zod';
import { aggregate } from '../kit.ts';
import { refuse } from '../refusals.ts';
import * as events from './events.ts';

const { buyer: _, chargedRate: __, period: ___, ...happened } = events;

type InvoiceDocument = Omit<z.output<typeof events.InvoiceIssued.schema>, 'number'>;
type CreditNoteDocument = Omit<z.output<typeof events.CreditNoteIssued.schema>, 'number'>;

export type Invoice = {
  status: 'absent' | 'active';
  document: InvoiceDocument | null;
  /** Null until it has one. */
  number: string | null;
  /** How many numbers its book had given before it was begun. */
  after: number;
  /** How much of its amount is credited. */
  credited: number;
  /** How much tax is in that. */
  creditedTax: number;
  creditNotes: readonly string[];
  /** Credit notes that have no number yet, in order. */
  unnumbered: readonly { document: CreditNoteDocument; after: number }[];
  /** The invoice that was issued in its place. */
  replacementId: string | null;
};

/**
 * The invoice for a payment, and the credit notes for it. Each is begun first, then gets its number from a book, and is
 * issued with it.
 */
export const invoice = aggregate<Invoice, typeof happened>({
  name: 'invoice',
  events: happened,
  unknown: 'invoice.unknown',
  initial: {
    status: 'absent',
    document: null,
    number: null,
    after: 0,
    credited: 0,
    creditedTax: 0,
    creditNotes: [],
    unnumbered: [],
    replacementId: null,
  },
  evolve: {
    InvoiceBegun: (state, { after, ...document }) => ({ ...state, status: 'active', document, after }),
    InvoiceIssued: (state, { number, ...document }) => ({ ...state, status: 'active', document, number }),
    CreditNoteBegun: (state, { after, ...document }) => ({
      ...state,
      credited: state.credited + document.gross,
      creditedTax: state.creditedTax + document.tax,
      creditNotes: [...state.creditNotes, document.creditNoteId],
      unnumbered: [...state.unnumbered, { document, after }],
    }),
    CreditNoteIssued: (state, { creditNoteId }) => ({
      ...state,
      unnumbered: state.unnumbered.filter(({ document }) => document.creditNoteId !== creditNoteId),
    }),
    InvoiceReplaced: (state, { replacementId }) => ({ ...state, replacementId }),
  },
});

const month = /^\d{4}-\d\d/;
/** The id of the invoice for a payment at this time (ISO 8601). It begins with the month; `name` tells payments apart. */
export const invoiceIdOf = (paidAt: string, name: string) => `${paidAt.slice(0, 7)}.${name}`;
/** The book with the number of an invoice, or of a credit note for it. Refuses ids that no invoice can have. */
export const bookOf = (series: 'INV' | 'CN', invoiceId: string) =>
  `${series}-${month.exec(invoiceId)?.[0] ?? refuse('invoice.unknown')}`;
/** A number as documents show it, such as INV-2026-11-00012. */
export const numberAt = (book: string, place: number) => `${book}-${String(place).padStart(5, '0')}`;
