import { seller } from '../../test/people/invoices.ts';
import type { Invoice } from './document.ts';

export const issuedAt = '2026-01-16T10:00:00.000Z';
/** An invoice with a tax of 19.5 %. */
export const invoice: Invoice = {
  ...{ id: 'invoice-1', kind: 'invoice', number: 'INV-2026-01-00001', organisationId: 'org-1' },
  ...{
    invoiceId: null,
    invoiceNumber: null,
    reason: null,
    replacementId: null,
    paymentId: 'pay_1',
    gateway: 'sandbox',
  },
  ...{ paidAt: '2026-01-15T10:00:00.000Z', planId: 'team', item: 'Team', seller, issuedAt },
  buyer: { organisationId: 'org-1', name: 'Acme', city: 'Köln', country: 'Germany', countryCode: 'DE' },
  ...{ period: null, billTo: null },
  rate: { name: 'VAT', basisPoints: 1950, halves: [], isReversed: false },
  ...{ currency: 'usd', gross: 600_000, net: 502_092, tax: 97_908 },
  ...{ credited: 0, organisationName: 'Acme' },
};
/** What its buyer may have entered, and the year that it paid. */
export const detailed: Invoice = {
  ...invoice,
  period: { start: '2026-01-15T10:00:00.000Z', end: '2027-01-15T10:00:00.000Z' },
  billTo: {
    ...{
      name: 'Acme Industrie GmbH',
      street: 'Domplatz 1',
      postalCode: '50667',
      city: 'Köln',
      region: 'NRW',
    },
    ...{ taxNumber: 'DE987654321', reference: 'PO 4711' },
  },
};
/** A credit note for a part of it. */
export const note: Invoice = {
  ...{ ...invoice, id: 'note-1', kind: 'credit note', number: 'CN-2026-01-00001', invoiceId: 'invoice-1' },
  ...{ invoiceNumber: invoice.number, reason: 'Wrong plan', seller: null, buyer: null, rate: null },
  ...{ paymentId: null, gateway: null, paidAt: null, planId: null, item: null },
  ...{ gross: 1000, net: 837, tax: 163 },
};
