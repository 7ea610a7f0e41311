import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { given } from '../testSpec.ts';
import { CreditInvoice, CreditRefund, IssueInvoice, split } from './commands.ts';
import { CreditNoteIssued, InvoiceIssued } from './events.ts';
import { invoiceBook } from './invoiceBook.ts';

const id = { id: '2026-11' };
const seller = {
  ...{ name: 'Latchkey GmbH', street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', taxId: 'DE123456789' },
};
const vat = { name: 'VAT', basisPoints: 1900 };
const paid = {
  ...{ invoiceId: 'invoice-1', paymentId: 'pay_1', gateway: 'sandbox', paidAt: '2026-11-30T23:59:59.000Z' },
  ...{ planId: 'team', item: 'Team', currency: 'usd' },
  buyer: { organisationId: 'org-1', name: 'Acme', city: 'Köln', country: 'Germany', countryCode: 'DE' },
};
const invoicing = { seller, rates: { DE: vat } };
const first = InvoiceIssued({
  ...{ ...paid, number: 'INV-2026-11-00001', seller, rate: vat },
  ...{ gross: 6000, net: 5042, tax: 958 },
});
const issue = (other: object = {}) => ({ ...id, ...paid, gross: 6000, ...other });

describe('an invoice', () => {
  test('has the tax of the country and the seller of the day', () =>
    given().when(IssueInvoice, issue(), { needs: { invoicing } }).then(first));
  test('is issued once for a payment, whatever has become of the tax', () =>
    given(first)
      .when(IssueInvoice, issue(), { needs: { invoicing: { seller, rates: {} } } })
      .then());
  test('has no tax where the table does not have the country, and no seller before there is one', () =>
    given()
      .when(IssueInvoice, issue())
      .then(InvoiceIssued({ ...first.data, seller: null, rate: null, net: 6000, tax: 0 })));
  test('has the number after the last one, so that none is missing', () => {
    let happened = [first];
    for (let n = 2; n <= 12; n++) {
      const next = issue({ invoiceId: `invoice-${n}` });
      const number = `INV-2026-11-${String(n).padStart(5, '0')}`;
      const issued = InvoiceIssued({ ...first.data, invoiceId: `invoice-${n}`, number });
      given(...happened)
        .when(IssueInvoice, next, { needs: { invoicing } })
        .then(issued);
      happened = [...happened, issued];
    }
    const numbers = fold(invoiceBook, happened).invoices.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(12);
  });
  test('is of an amount above nothing, in whole units', () => {
    for (const gross of [0, -1, 0.5, Number.NaN, 2 ** 53])
      given().when(IssueInvoice, issue({ gross })).thenInvalid('gross');
  });
});

describe('the tax in an amount', () => {
  test.for([
    [6000, 1900, 958],
    [1, 1900, 0],
    [1_000_000_000_000, 1900, 159_663_865_546],
    [118, 1800, 18],
    [3, 10_000, 2],
    [6000, 0, 0],
  ] as const)('of %i at %i basis points is %i', ([gross, basisPoints, tax]) =>
    expect(split(gross, { name: 'VAT', basisPoints })).toEqual({ gross, net: gross - tax, tax }),
  );
});

describe('a credit note', () => {
  const about = { ...id, invoiceId: 'invoice-1', creditNoteId: 'credit-1', reason: 'Wrong plan' };
  const credited = (gross: number, [net, tax]: [number, number], n = 1) =>
    CreditNoteIssued({
      ...{ creditNoteId: `credit-${n}`, number: `CN-2026-11-0000${n}`, reason: about.reason },
      ...{ invoiceId: 'invoice-1', invoiceNumber: 'INV-2026-11-00001', organisationId: 'org-1' },
      ...{ currency: 'usd', gross, net, tax },
    });
  test('takes back an invoice or a part of it, with the tax of the invoice', () => {
    given(first)
      .when(CreditInvoice, about)
      .then(credited(6000, [5042, 958]));
    given(first)
      .when(CreditInvoice, { ...about, amount: 1190 })
      .then(credited(1190, [1000, 190]));
  });
  test('takes back what is left, and never more than was invoiced', () => {
    const part = credited(1190, [1000, 190]);
    const second = { ...about, creditNoteId: 'credit-2' };
    given(first, part)
      .when(CreditInvoice, second)
      .then(credited(4810, [4042, 768], 2));
    given(first, part)
      .when(CreditInvoice, { ...second, amount: 4811 })
      .thenRefused('invoice.credited');
    given(first, credited(6000, [5042, 958]))
      .when(CreditInvoice, second)
      .thenRefused('invoice.credited');
  });
  test('is issued once, however often it is asked for', () =>
    given(first, credited(1190, [1000, 190]))
      .when(CreditInvoice, { ...about, amount: 1190 })
      .then());
  test('for a refund takes back what has not been credited yet', () => {
    const refund = (refunded: number, n = 1) => ({ ...about, creditNoteId: `credit-${n}`, refunded });
    given(first)
      .when(CreditRefund, refund(1190))
      .then(credited(1190, [1000, 190]));
    given(first, credited(1190, [1000, 190]))
      .when(CreditRefund, refund(1190, 2))
      .then();
    given(first, credited(1190, [1000, 190]))
      .when(CreditRefund, refund(6000, 2))
      .then(credited(4810, [4042, 768], 2));
    given(first)
      .when(CreditRefund, refund(9000))
      .then(credited(6000, [5042, 958]));
  });
  test('needs an invoice that is in the book', () => {
    given().when(CreditInvoice, about).thenRefused('invoice.unknown');
    given(first)
      .when(CreditInvoice, { ...about, invoiceId: 'other' })
      .thenRefused('invoice.unknown');
  });
});
