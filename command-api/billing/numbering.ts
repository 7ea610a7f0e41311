import type { Details } from '../../domain/billingDetails/events.ts';
import { NumberCreditNote, NumberInvoice } from '../../domain/invoice/commands.ts';
import { bookOf, invoice, numberAt } from '../../domain/invoice/invoice.ts';
import { GiveNumber } from '../../domain/invoiceBook/commands.ts';
import type { NumberGiven } from '../../domain/invoiceBook/events.ts';
import { invoiceBook, placeIn, remembered } from '../../domain/invoiceBook/invoiceBook.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';

type Numbering = Pick<Kit, 'executor' | 'store' | 'vault'>;
type Given = ReturnType<typeof NumberGiven>['data'];

/**
 * Gives numbers to an invoice and its credit notes where they have none, and issues them with these. Returns the position
 * of the last event, 0 where there was nothing to do.
 */
export async function numberAll(kit: Numbering, id: string, by: Provenance): Promise<number> {
  const { status, number, after, unnumbered } = (await kit.executor.look(ref(invoice, id), { fresh: true }))
    .state;
  let last = 0;
  if (status === 'absent') return last;
  if (number === null) {
    const place = await numberOf(kit, bookOf('INV', id), { id, after }, by);
    const { billTo = null } = await personalOf<{ billTo?: Details | null }>(kit, ref(invoice, id));
    last = (await kit.executor.execute(NumberInvoice, { id, number: place, billTo }, by)).position;
  }
  for (const { document, after } of unnumbered) {
    const { creditNoteId } = document;
    const place = await numberOf(kit, bookOf('CN', id), { id: creditNoteId, after }, by);
    last = (await kit.executor.execute(NumberCreditNote, { id, creditNoteId, number: place }, by)).position;
  }
  return last;
}

/**
 * The number of a document, which it gets now unless it has one: whoever was stopped on the way finds the number that was
 * given. The log is read only as far back as when the document was begun, and only where the book does not remember it.
 */
export async function numberOf(
  { executor, store }: Omit<Numbering, 'vault'>,
  book: string,
  document: { id: string; after: number },
  by: Provenance,
): Promise<string> {
  const target = ref(invoiceBook, book);
  let { after } = document;
  for (;;) {
    const { given } = (await executor.look(target, { fresh: true })).state;
    if (given - after > remembered)
      for await (const { data, revision } of store.readStream(streamOf(target), { from: after })) {
        if ((data as Given).documentId === document.id) return numberAt(book, (data as Given).place);
        after = revision + 1;
      }
    await executor.execute(GiveNumber, { id: book, documentId: document.id, after }, by);
    const place = placeIn((await executor.look(target, { fresh: true })).state, document.id);
    if (place) return numberAt(book, place);
  }
}
