import { test } from 'vitest';
import {
  CreditNoteBegun,
  CreditNoteIssued,
  InvoiceIssued,
  InvoiceReplaced,
} from '../../domain/invoice/events.ts';
import { after, at } from '../testSpec.ts';
import { invoices } from './invoices.ts';

const amounts = { currency: 'usd', gross: 6000, net: 5042, tax: 958 };
const issued = {
  ...{ number: 'INV-2026-01-00001', paymentId: 'pay_1', gateway: 'sandbox', paidAt: at, planId: 'team' },
  ...{ item: 'Team', seller: null, period: null, billTo: null, ...amounts },
  rate: { name: 'VAT', basisPoints: 1900, halves: [], isReversed: false },
  buyer: { organisationId: 'org-1', name: 'Acme', city: 'Köln', country: 'Germany', countryCode: 'DE' },
};
const credited = {
  ...{ creditNoteId: 'credit-1', reason: 'Wrong plan', ...amounts },
  ...{ invoiceNumber: issued.number, organisationId: 'org-1', gross: 1000 },
};
type Story = Parameters<typeof after>[1];
const invoice: Story = ['invoice-1', InvoiceIssued(issued)];
const begun: Story = ['invoice-1', CreditNoteBegun({ ...credited, after: 0 })];
const note: Story = ['invoice-1', CreditNoteIssued({ ...credited, number: 'CN-2026-01-00001' })];

test('an invoice belongs to the organisation that paid', () =>
  after(invoices, invoice).shows({
    ...issued,
    ...{ id: 'invoice-1', kind: 'invoice', organisationId: 'org-1', issuedAt: at, credited: 0 },
  }));
test('a credit note names its invoice, which says how much of it is credited', () =>
  after(invoices, invoice, begun, note).shows(
    { id: 'invoice-1', credited: 1000, gross: 6000, replacementId: null },
    {
      ...{ id: 'credit-1', kind: 'credit note', number: 'CN-2026-01-00001', organisationId: 'org-1' },
      ...{ invoiceId: 'invoice-1', invoiceNumber: 'INV-2026-01-00001', gross: 1000, reason: 'Wrong plan' },
    },
  ));
test('credit notes for parts of an invoice add up', () =>
  after(invoices, invoice, begun, [
    'invoice-1',
    CreditNoteBegun({ ...credited, creditNoteId: 'credit-2', after: 0 }),
  ]).shows({ credited: 2000 }));
test('an invoice names the one that was issued in its place', () =>
  after(invoices, invoice, ['invoice-1', InvoiceReplaced({ replacementId: 'invoice-2' })]).shows({
    replacementId: 'invoice-2',
  }));
