import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** How many documents a book remembers by their ids. */
export const remembered = 500;

export type InvoiceBook = {
  status: 'absent' | 'active';
  /** How many numbers are given. */
  given: number;
  /** The documents that got the last ones, in order. */
  recent: readonly string[];
};

/**
 * The numbers of the invoices, or of the credit notes, of one calendar month: its id is `INV-2026-11` or `CN-2026-11`. A
 * number is the place in the book, and the book is one stream, so that no number is missing or there twice.
 */
export const invoiceBook = aggregate<InvoiceBook, typeof events>({
  name: 'invoiceBook',
  events,
  unknown: 'invoice.unknown',
  initial: { status: 'absent', given: 0, recent: [] },
  evolve: {
    NumberGiven: ({ recent }, { documentId, place }) => ({
      status: 'active',
      given: place,
      recent: [...recent.slice(1 - remembered), documentId],
    }),
  },
});
/** The place of a document in its book, counted from 1; undefined when it is not among those that got the last numbers. */
export function placeIn({ given, recent }: InvoiceBook, documentId: string): number | undefined {
  const at = recent.lastIndexOf(documentId);
  return at < 0 ? undefined : given - recent.length + at + 1;
}
