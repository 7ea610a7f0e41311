import { invoicingRef } from '../../domain/invoicing/invoicing.ts';
import { refuse } from '../../domain/refusals.ts';
import { invoices } from '../../projections/models/invoices.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import { documentOf, type Invoice } from '../invoices/document.ts';
import { pdfOf } from '../invoices/pdf.ts';
import type { QueryKit } from '../kit.ts';
import { one } from '../list.ts';

/** Handlers for invoices. */
export const invoiceHandlers = ({ executor, db }: QueryKit) =>
  ({
    async invoicing() {
      const { seller, rates } = (await executor.look(invoicingRef)).state;
      const taxes = Object.entries(rates)
        .map(([country, rate]) => ({ country, ...rate }))
        .sort((a, b) => (a.country < b.country ? -1 : 1));
      return { errorCode: 0, seller, taxes };
    },
    async invoicePdf({ invoiceId }, { actor }, answer) {
      const theirs = actor.role === 'admin' ? {} : { organisationId: actor.organisationId };
      const found = async (id: string) =>
        ((await one(db, invoices, id, theirs)) as Invoice | undefined) ?? refuse('invoice.unknown');
      const row = await found(invoiceId);
      const invoice = row.invoiceId ? await found(row.invoiceId) : row;
      const pdf = await pdfOf(documentOf(row, invoice), new Date(row.issuedAt));
      answer.file(`${row.number}.pdf`, [pdf]);
      return undefined;
    },
  }) satisfies QueryHandlers;
