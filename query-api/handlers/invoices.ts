import type { RowOf } from '../../api/kit.ts';
import { namesBuyers } from '../../domain/billingDetails/places.ts';
import { countryCodeOf } from '../../domain/countries.ts';
import { invoicingRef } from '../../domain/invoicing/invoicing.ts';
import { lives, ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { billingDetails } from '../../projections/models/billing/billingDetails.ts';
import { invoices } from '../../projections/models/invoices.ts';
import type { Caller, QueryHandlers } from '../../server-kit/calls/caller.ts';
import { documentOf, type Invoice } from '../invoices/document.ts';
import { xmlOf } from '../invoices/xml.ts';
import type { QueryKit } from '../kit.ts';
import { one } from '../list.ts';

/** Handlers for invoices. */
export function invoiceHandlers({ executor, db }: QueryKit) {
  /** An invoice or a credit note, and the invoice that it is or is for. */
  async function found(id: string, { actor }: Caller) {
    const theirs = actor.role === 'admin' ? {} : { organisationId: actor.organisationId };
    const read = async (id: string) =>
      ((await one(db, invoices, id, theirs)) as Invoice | undefined) ?? refuse('invoice.unknown');
    const row = await read(id);
    return { row, invoice: row.invoiceId ? await read(row.invoiceId) : row };
  }
  return {
    async billingDetails({ uniqueId }, { actor }) {
      const own = (await executor.look(ref(organisation, uniqueId))).state;
      const isTheirs = actor.role === 'admin' || actor.organisationId === uniqueId;
      if (!isTheirs || !lives(own)) refuse('organisation.unknown');
      const row = (await one(db, billingDetails, uniqueId)) as RowOf<typeof billingDetails> | undefined;
      const { seller } = (await executor.look(invoicingRef)).state;
      return {
        errorCode: 0,
        details: row?.details ?? null,
        countryCode: countryCodeOf(own.country),
        seller: seller?.name ?? null,
        isAddressNeeded: seller !== null && namesBuyers(seller.country),
      };
    },
    async invoicing() {
      const { seller, rates } = (await executor.look(invoicingRef)).state;
      const taxes = Object.entries(rates)
        .map(([country, rate]) => ({ country, ...rate }))
        .sort((a, b) => (a.country < b.country ? -1 : 1));
      return { errorCode: 0, seller, taxes };
    },
    async invoicePdf({ invoiceId }, caller, answer) {
      const { row, invoice } = await found(invoiceId, caller);
      // What writes fonts is loaded when the first invoice is asked for.
      const { pdfOf } = await import('../invoices/pdf.ts');
      const pdf = await pdfOf(documentOf(row, invoice), new Date(row.issuedAt));
      answer.file(`${row.number}.pdf`, [pdf]);
      return undefined;
    },
    async invoiceXml({ invoiceId }, caller, answer) {
      const { row, invoice } = await found(invoiceId, caller);
      answer.file(`${row.number}.xml`, [Buffer.from(xmlOf(row, invoice))]);
      return undefined;
    },
  } satisfies QueryHandlers;
}
