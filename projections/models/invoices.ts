import { z } from 'zod';
import { details } from '../../domain/billingDetails/events.ts';
import * as book from '../../domain/invoice/events.ts';
import { seller } from '../../domain/invoicing/events.ts';
import { personal } from '../../domain/marks.ts';
import { readModel } from '../kit.ts';
import { organisations } from './organisations.ts';

/** Invoices, and the credit notes for them. Amounts are in the smallest unit of the currency. */
export const invoices = readModel(
  'invoices',
  z.object({
    id: z.string(),
    kind: z.enum(['invoice', 'credit note']),
    number: z.string(),
    organisationId: z.string(),
    /** Of a credit note: what it is for. */
    invoiceId: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    reason: z.string().nullable(),
    paymentId: z.string().nullable(),
    gateway: z.string().nullable(),
    paidAt: z.iso.datetime().nullable(),
    planId: z.string().nullable(),
    item: z.string().nullable(),
    seller: seller.nullable(),
    buyer: book.buyer.nullable(),
    rate: book.chargedRate.nullable(),
    period: book.period.nullable(),
    /** What was known of the buyer beside its name and country. */
    billTo: personal(details.nullable()),
    currency: z.string(),
    gross: z.int(),
    net: z.int(),
    tax: z.int(),
    /** Of an invoice: how much of `gross` was credited. */
    credited: z.int(),
    /** Of an invoice: the one that was issued in its place. */
    replacementId: z.string().nullable(),
    issuedAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    search: ['number'],
    sort: ['issuedAt'],
    lookups: ['organisationId', 'paymentId', 'invoiceId', 'kind'],
    joins: { organisationName: [organisations, 'organisationId', 'name'] },
  },
)
  .starts(book.InvoiceIssued, ({ id, at, data: { sealedFor: _, ...data } }) => ({
    ...data,
    id,
    kind: 'invoice',
    organisationId: data.buyer.organisationId,
    ...{ invoiceId: null, invoiceNumber: null, reason: null, replacementId: null },
    credited: 0,
    issuedAt: at,
  }))
  .starts(
    book.CreditNoteIssued,
    ({ id, at, data: { creditNoteId, ...issued } }) => ({
      ...issued,
      id: creditNoteId,
      invoiceId: id,
      kind: 'credit note',
      ...{ paymentId: null, gateway: null, paidAt: null, planId: null, item: null },
      ...{ seller: null, buyer: null, rate: null, period: null, billTo: null, replacementId: null },
      credited: 0,
      issuedAt: at,
    }),
    ({ data }) => data.creditNoteId,
  )
  .changes(book.CreditNoteBegun, (row, { data }) => ({ ...row, credited: row.credited + data.gross }))
  .changes(book.InvoiceReplaced, (row, { data: { replacementId } }) => ({ ...row, replacementId }));
