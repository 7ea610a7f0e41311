import { expect, test } from 'vitest';
import { textsIn } from '../../test/pdf.ts';
import { documentOf, type Invoice } from './document.ts';
import { pdfOf } from './pdf.ts';
import { detailed, invoice, issuedAt, note } from './testDocuments.ts';

const shown = async (row: Invoice, of = row) =>
  textsIn(await pdfOf(documentOf(row, of), new Date(row.issuedAt)));

test('an invoice is one page of A4 with seller, buyer, number, date, item, tax and total', async () => {
  const pdf = Buffer.from(await pdfOf(documentOf(invoice, invoice), new Date(issuedAt))).toString('latin1');
  expect(pdf.match(/\/MediaBox \[[^\]]*\]/g)).toEqual(['/MediaBox [0 0 595.28 841.89]']);
  expect(pdf).toContain('(Invoice INV-2026-01-00001)');
  expect(await shown(invoice)).toEqual([
    ...[
      'Invoice',
      'From',
      'Latchkey GmbH',
      'Hauptstraße 1',
      '10115 Berlin',
      'Germany',
      'Tax number: DE123456789',
    ],
    ...['To', 'Acme', 'Köln', 'Germany', 'Number', 'INV-2026-01-00001', 'Date', '2026-01-16'],
    ...['Paid on', '2026-01-15', 'Payment', 'pay_1', 'Description', 'Amount', 'USD 5,020.92', 'Team'],
    ...['USD 5,020.92', 'Net', 'USD 979.08', 'VAT (19.5%)', 'USD 6,000.00', 'Total'],
  ]);
});
test('the details of the buyer stand in the place of what it registered with, and the period ends with its last day', async () => {
  const texts = await shown(detailed);
  expect(texts.slice(texts.indexOf('To'), texts.indexOf('Number'))).toEqual([
    ...['To', 'Acme Industrie GmbH', 'Domplatz 1', '50667 Köln', 'NRW', 'Germany', 'Tax number: DE987654321'],
  ]);
  const facts = texts.slice(texts.indexOf('Period'), texts.indexOf('Description'));
  expect(facts).toEqual(['Period', '2026-01-15 to 2027-01-14', 'Your reference', 'PO 4711']);
  expect(await shown(note, detailed)).toEqual(expect.arrayContaining(['Domplatz 1', 'PO 4711']));
});
test('a period of less than a day is that day', async () => {
  const period = { start: '2028-02-29T10:00:00.000Z', end: '2028-02-29T20:00:00.000Z' };
  expect(await shown({ ...detailed, period })).toContain('2028-02-29 to 2028-02-29');
});
test('two taxes have a line each, with half of the tax', async () => {
  const rate = { name: 'CGST + SGST', basisPoints: 1800, halves: ['CGST', 'SGST'], isReversed: false };
  const texts = await shown({ ...invoice, rate, currency: 'inr', gross: 11_800, net: 10_000, tax: 1800 });
  expect(texts.slice(texts.indexOf('Net') + 1)).toEqual([
    ...['INR 9.00', 'CGST (9%)', 'INR 9.00', 'SGST (9%)', 'INR 118.00', 'Total'],
  ]);
});
test('where the buyer owes the tax, the invoice says by which law', async () => {
  const rate = { name: 'VAT', basisPoints: 0, halves: [], isReversed: true };
  const texts = await shown({ ...detailed, rate, net: 600_000, tax: 0 });
  expect(texts).toEqual(expect.arrayContaining(['VAT (0%)', 'USD 0.00']));
  expect(texts.at(-1)).toMatch(/^Reverse charge: .* article 196|^Reverse charge: .*2006\/112\/EC/);
});
test('a credit note says so, names its invoice, and has its seller, buyer and rate', async () => {
  const texts = await shown(note, invoice);
  expect(texts[0]).toBe('Credit note');
  expect(texts).toEqual(
    expect.arrayContaining([
      ...[
        'CN-2026-01-00001',
        'For invoice',
        'INV-2026-01-00001',
        'Team: Wrong plan',
        'Latchkey GmbH',
        'Acme',
      ],
      ...['USD 8.37', 'VAT (19.5%)', 'USD 1.63', 'USD 10.00'],
    ]),
  );
});
test.for([
  ['jpy', 'JPY 600,000'],
  ['kwd', 'KWD 600.000'],
  ['inr', 'INR 6,000.00'],
] as const)('an amount of %s has as many digits as the currency', async ([currency, total]) =>
  expect(await shown({ ...invoice, currency })).toContain(total),
);
test('without a rate the tax is nothing', async () =>
  expect(await shown({ ...invoice, rate: null, net: 600_000, tax: 0 })).toEqual(
    expect.arrayContaining(['Tax (0%)', 'USD 0.00']),
  ));
test('names of other alphabets stand as they are, and can be copied', async () => {
  const names = ['Łódź Šťastný', 'Çağrı Ağa A.Ş.', 'Țară Őrség', 'Αθήνα', 'ООО Ромашка', 'Hồ Chí Minh'];
  for (const name of names)
    expect(await shown({ ...invoice, buyer: { ...invoice.buyer!, name } })).toContain(name);
});
test('a line of two scripts has the letters of both, those of Devanagari in the order in which they are seen', async () => {
  const texts = await shown({
    ...invoice,
    buyer: { ...invoice.buyer!, name: 'श्री विद्यालय GmbH & Co. हिन्दी 7' },
  });
  const runs = texts.slice(texts.indexOf('To') + 1, texts.indexOf('Köln'));
  expect(runs).toEqual(['श्री िवद्यालय ', 'GmbH & Co. ', 'िहन्दी ', '7']);
});
test('what the font lacks becomes a question mark, and long names stay on the page', async () => {
  const buyer = { ...invoice.buyer!, name: '株式会社 Łódź\u0000\u202e 😀', city: 'W'.repeat(80) };
  const texts = await shown({ ...invoice, buyer });
  expect(texts).toContain('???? Łódź?? ?');
  expect(texts.filter((text) => /^W+$/.test(text)).join('')).toBe('W'.repeat(80));
  expect(texts).not.toContain('W'.repeat(80));
});
test('the same document gives the same octets', async () => {
  const file = () => pdfOf(documentOf(detailed, detailed), new Date(issuedAt));
  expect(Buffer.compare(await file(), await file())).toBe(0);
});
test('what was issued before there was a seller is refused, and so are its credit notes', () => {
  const early = { ...invoice, seller: null };
  for (const row of [early, note])
    expect(() => documentOf(row, early)).toThrow(expect.objectContaining({ code: 'invoice.seller' }));
});
