import { describe, expect, test } from 'vitest';
import { given } from '../testSpec.ts';
import * as commands from './commands.ts';
import { CreditNoteBegun, CreditNoteIssued, InvoiceBegun, InvoiceIssued, InvoiceReplaced } from './events.ts';
import { rateFor, split } from './taxing.ts';

const { BeginInvoice, CreditInvoice, CreditRefund, NumberCreditNote, NumberInvoice, ReplaceInvoice } =
  commands;

const id = { id: '2026-11.invoice-1' };
const seller = {
  ...{ name: 'Latchkey GmbH', street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', taxId: 'DE123456789' },
};
const vat = { name: 'VAT', basisPoints: 1900 };
const charged = { ...vat, halves: [], isReversed: false };
const paid = {
  ...{ paymentId: 'pay_1', gateway: 'sandbox', paidAt: '2026-11-30T23:59:59.000Z' },
  ...{ planId: 'team', item: 'Team', currency: 'usd' },
  buyer: { organisationId: 'org-1', name: 'Acme', city: 'Köln', country: 'Germany', countryCode: 'DE' },
};
const invoicing = { seller, rates: { DE: vat } };
const document = { ...paid, seller, rate: charged, gross: 6000, net: 5042, tax: 958 };
const begun = InvoiceBegun({ ...document, after: 0 });
const number = 'INV-2026-11-00001';
const issued = InvoiceIssued({ ...document, number });
const first = [begun, issued];
const begin = (other: object = {}) => ({ ...id, ...paid, gross: 6000, ...other });

describe('an invoice', () => {
  test('has the tax of the country and the seller of the day', () =>
    given().when(BeginInvoice, begin(), { needs: { invoicing } }).then(begun));
  test('is issued once for a payment, whatever has become of the tax', () => {
    const other = { needs: { invoicing: { seller, rates: {} } } };
    given(begun).when(BeginInvoice, begin(), other).then();
    given(begun)
      .when(NumberInvoice, { ...id, number })
      .then(issued);
    given(...first)
      .when(NumberInvoice, { ...id, number: 'INV-2026-11-00002' })
      .then();
  });
  test('has no tax where the table does not have the country, and no seller before there is one', () =>
    given()
      .when(BeginInvoice, begin())
      .then(InvoiceBegun({ ...begun.data, seller: null, rate: null, net: 6000, tax: 0 })));
  test('notes how far its book was, so that its number is found behind that', () =>
    given()
      .when(BeginInvoice, begin(), { needs: { invoicing, book: { given: 7 } } })
      .then(InvoiceBegun({ ...begun.data, after: 7 })));
  test('is of an amount above nothing, in whole units', () => {
    for (const gross of [0, -1, 0.5, Number.NaN, 2 ** 53])
      given().when(BeginInvoice, begin({ gross })).thenInvalid('gross');
  });
});

const details = {
  ...{ name: 'Acme GmbH', street: 'Domplatz 1', postalCode: '50667', city: 'Köln', region: '' },
  ...{ taxNumber: 'DE987654321', reference: 'PO 4711' },
};
test('an invoice keeps the details of its buyer and the period, sealed to itself', () => {
  const period = { start: paid.paidAt, end: '2027-11-30T23:59:59.000Z' };
  const detailed = InvoiceBegun({ ...document, period, sealedFor: id.id, billTo: details, after: 0 });
  given()
    .when(BeginInvoice, begin({ period, billTo: details }), { needs: { invoicing } })
    .then(detailed);
  // The log has none of what is sealed in a state, so that whoever numbers the invoice opens it.
  const known = { ...detailed, data: { ...detailed.data, billTo: null } };
  given(known)
    .when(NumberInvoice, { ...id, number, billTo: details })
    .then(InvoiceIssued({ ...document, period, sealedFor: id.id, billTo: details, number }));
});

describe('the tax of an invoice', () => {
  const table = (country: string, taxId: string, rates: object) => ({
    ...{ seller: { ...seller, country, taxId }, rates: rates as typeof invoicing.rates },
  });
  const german = table('DE', 'DE123456789', { DE: vat, FR: { name: 'TVA', basisPoints: 2000 } });
  const billed = (taxNumber: string, region = '') => ({ ...details, taxNumber, region });
  test('is owed by the buyer where both have a number of the VAT, in two countries of the European Union', () => {
    const reversed = { basisPoints: 0, halves: [], isReversed: true };
    const from = (countryCode: string, taxNumber: string) =>
      rateFor(german, { countryCode, billTo: billed(taxNumber) });
    expect(from('FR', 'FR12345678901')).toEqual({ name: 'TVA', ...reversed });
    expect(from('AT', 'ATU12345678')).toEqual({ name: 'VAT', ...reversed });
    expect(from('FR', '')).toEqual({ name: 'TVA', basisPoints: 2000, halves: [], isReversed: false });
    expect(from('DE', 'DE987654321')).toEqual(charged);
    expect(from('US', '12-3456789')).toBeNull();
    const unregistered = { ...german, seller: { ...german.seller, taxId: '12/345/67890' } };
    expect(rateFor(unregistered, { countryCode: 'AT', billTo: billed('ATU12345678') })).toBeNull();
    const elsewhere = table('IN', '29ABCDE1234F1ZW', { FR: vat });
    expect(rateFor(elsewhere, { countryCode: 'FR', billTo: billed('FR12345678901') })).toEqual(charged);
  });
  test('of India is in two halves within a state, and one between two, as far as the state is known', () => {
    const gst = { name: 'GST', basisPoints: 1800 };
    const indian = table('IN', '29ABCDE1234F1ZW', { IN: gst });
    const to = (region: string) => rateFor(indian, { countryCode: 'IN', billTo: billed('', region) });
    const plain = { basisPoints: 1800, halves: [], isReversed: false };
    expect(to('Karnataka')).toEqual({ ...plain, name: 'CGST + SGST', halves: ['CGST', 'SGST'] });
    expect(to('Maharashtra')).toEqual({ ...plain, name: 'IGST' });
    expect(to('')).toEqual({ ...plain, name: 'GST' });
    expect(rateFor(indian, { countryCode: 'IN' })).toEqual({ ...plain, name: 'GST' });
    const ladakh = table('IN', '38ABCDE1234F1ZX', { IN: gst });
    const within = rateFor(ladakh, { countryCode: 'IN', billTo: billed('', 'Ladakh') });
    expect(within?.halves).toEqual(['CGST', 'UTGST']);
  });
  test('in two halves is twice the same amount', () => {
    const rate = { name: 'CGST + SGST', basisPoints: 1800, halves: ['CGST', 'SGST'] };
    for (const gross of [1, 99, 117, 118, 99_999, 1_000_001]) {
      const { net, tax } = split(gross, rate);
      expect([tax % 2, net + tax]).toEqual([0, gross]);
      expect(Math.abs(tax - (gross * 1800) / 11_800)).toBeLessThanOrEqual(1);
    }
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
  const about = { ...id, creditNoteId: 'credit-1', reason: 'Wrong plan' };
  const noteOf = (gross: number, [net, tax]: [number, number], n = 1) => ({
    ...{ creditNoteId: `credit-${n}`, reason: about.reason, invoiceNumber: number, organisationId: 'org-1' },
    ...{ currency: 'usd', gross, net, tax },
  });
  const credited = (gross: number, split: [number, number], n = 1) =>
    CreditNoteBegun({ ...noteOf(gross, split, n), after: 0 });
  test('takes back an invoice or a part of it, with the tax of the invoice', () => {
    given(...first)
      .when(CreditInvoice, about)
      .then(credited(6000, [5042, 958]));
    given(...first)
      .when(CreditInvoice, { ...about, amount: 1190 })
      .then(credited(1190, [1000, 190]));
  });
  test('takes back what is left, and never more than was invoiced', () => {
    const part = credited(1190, [1000, 190]);
    const second = { ...about, creditNoteId: 'credit-2' };
    given(...first, part)
      .when(CreditInvoice, second)
      .then(credited(4810, [4042, 768], 2));
    given(...first, part)
      .when(CreditInvoice, { ...second, amount: 4811 })
      .thenRefused('invoice.credited');
    given(...first, credited(6000, [5042, 958]))
      .when(CreditInvoice, second)
      .thenRefused('invoice.credited');
  });
  test('for the last part takes back what is left of the tax, so that all of them together have that of the invoice', () => {
    const part = (n: number, [net, tax]: [number, number]) => credited(2000, [net, tax], n);
    const third = { ...about, creditNoteId: 'credit-3' };
    given(...first, part(1, [1681, 319]), part(2, [1680, 320]))
      .when(CreditInvoice, { ...third, amount: 2000 })
      .then(credited(2000, [1681, 319], 3));
    const second = { ...about, creditNoteId: 'credit-2', amount: 2000 };
    given(...first, part(1, [1681, 319]))
      .when(CreditInvoice, second)
      .then(part(2, [1680, 320]));
  });
  test('is issued once, however often it is asked for', () => {
    const part = credited(1190, [1000, 190]);
    const note = CreditNoteIssued({ ...noteOf(1190, [1000, 190]), number: 'CN-2026-11-00001' });
    const numbering = { ...id, creditNoteId: 'credit-1', number: 'CN-2026-11-00001' };
    given(...first, part)
      .when(CreditInvoice, { ...about, amount: 1190 })
      .then();
    given(...first, part)
      .when(NumberCreditNote, numbering)
      .then(note);
    given(...first, part, note)
      .when(NumberCreditNote, numbering)
      .then();
  });
  test('for a refund takes back what has not been credited yet', () => {
    const refund = (refunded: number, n = 1) => ({ ...about, creditNoteId: `credit-${n}`, refunded });
    given(...first)
      .when(CreditRefund, refund(1190))
      .then(credited(1190, [1000, 190]));
    given(...first, credited(1190, [1000, 190]))
      .when(CreditRefund, refund(1190, 2))
      .then();
    given(...first, credited(1190, [1000, 190]))
      .when(CreditRefund, refund(6000, 2))
      .then(credited(4810, [4042, 768], 2));
    given(...first)
      .when(CreditRefund, refund(9000))
      .then(credited(6000, [5042, 958]));
  });
  test('needs an invoice that is issued', () => {
    given().when(CreditInvoice, about).thenRefused('invoice.unknown');
    given(begun).when(CreditInvoice, about).thenRefused('invoice.unknown');
  });
  test('for the whole invoice lets it be issued again, once', () => {
    const again = { ...id, replacementId: '2026-11.invoice-2' };
    const replaced = InvoiceReplaced({ replacementId: again.replacementId });
    const whole = [...first, credited(6000, [5042, 958])];
    given(...first, credited(1190, [1000, 190]))
      .when(ReplaceInvoice, again)
      .thenRefused('invoice.uncredited');
    given(...whole)
      .when(ReplaceInvoice, again)
      .then(replaced);
    given(...whole, replaced)
      .when(ReplaceInvoice, { ...again, replacementId: '2026-11.invoice-3' })
      .then();
  });
});
