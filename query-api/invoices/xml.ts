import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Invoice as UblInvoice } from '@e-invoice-eu/core';

let last: Promise<unknown> = Promise.resolve();

/**
 * An invoice or a credit note as a file of XML, in the syntax Cross Industry Invoice. A thread of its own makes it,
 * because the library takes a second of processor time; there is one such thread at a time. `preceding` is the number of
 * the invoice that a credit note is for.
 */
export async function xmlOf(invoice: UblInvoice, preceding?: string): Promise<string> {
  const made = last.then(() => inThread(invoice));
  last = made.catch(() => undefined);
  const xml = await made;
  return preceding ? xml.replace(sums, sums + referenceTo(preceding)) : xml;
}

const sums = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
/** BG-3 of EN 16931, which the library leaves out in this syntax. Numbers of invoices need no escaping. */
const referenceTo = (number: string) =>
  `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>`;
async function inThread(invoice: UblInvoice): Promise<string> {
  const worker = new Worker(new URL('./xmlWorker.ts', import.meta.url), { workerData: invoice });
  const [xml] = (await once(worker, 'message')) as [string];
  return xml;
}
