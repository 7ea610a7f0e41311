import { z } from 'zod';
import { commandsOf, id } from '../kit.ts';
import * as happened from './events.ts';
import { invoiceBook, placeIn, remembered } from './invoiceBook.ts';

const command = commandsOf(invoiceBook);

/**
 * Gives a document the next number of the book, once. `after` is how many numbers the book is known to have given to
 * others. Throws when those since then are more than the book remembers, and the caller has to read them.
 */
export const GiveNumber = command(
  {
    input: z.object({
      id: z.string().regex(/^(INV|CN)-\d{4}-\d\d$/),
      documentId: id(),
      after: z.int().min(0),
    }),
    parent: () => null,
  },
  (state, { documentId, after }) => {
    if (placeIn(state, documentId)) return [];
    if (state.given - after > remembered) throw new Error('the book has gone on too far');
    return [happened.NumberGiven({ documentId, place: state.given + 1 })];
  },
);
