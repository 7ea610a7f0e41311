import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'node-schematron';
import { expect, test } from 'vitest';
import { detailed, invoice, note } from './testDocuments.ts';
import { xmlOf } from './xml.ts';

/** The rules of EN 16931 for this syntax, version 1.3.16, as the European Commission publishes them. */
const rules = join(import.meta.dirname, 'testRules/EN16931-CII-validation.sch');
const schema = Schema.fromString(readFileSync(rules, 'utf8'));
/** The names of the rules that the file of a document breaks. */
const broken = (xml: string) => schema.validateString(xml).map(({ assertId }) => assertId);

test('an invoice breaks the rules of EN 16931 only when a sum is changed', () => {
  const xml = xmlOf(detailed, detailed);
  for (const text of [
    '<ram:BuyerTradeParty><ram:Name>Acme Industrie GmbH</ram:Name><ram:PostalTradeAddress>',
    '<ram:PostcodeCode>50667</ram:PostcodeCode><ram:LineOne>Domplatz 1</ram:LineOne><ram:CityName>Köln</ram:CityName>',
    '<ram:CountrySubDivisionName>NRW</ram:CountrySubDivisionName>',
    '<ram:ID schemeID="VA">DE987654321</ram:ID>',
    '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO 4711<',
    '<ram:EndDateTime><udt:DateTimeString format="102">20270114<',
  ])
    expect(xml).toContain(text);
  expect(xml).toContain('<ram:GrandTotalAmount>6000.00</ram:GrandTotalAmount>');
  expect(xml).toContain('<ram:RateApplicablePercent>19.5</ram:RateApplicablePercent>');
  // Each check takes seconds of processor time, so one tells both that the rules work and that no other is broken.
  const changed = xml.replace('6000.00</ram:GrandTotalAmount>', '6000.01</ram:GrandTotalAmount>');
  expect(new Set(broken(changed))).toEqual(new Set(['BR-CO-15', 'BR-CO-16']));
});
test('a credit note where no tax is charged keeps the rules of EN 16931, and names its invoice and its reason', () => {
  const untaxed = { ...invoice, rate: null, net: 600_000, tax: 0 };
  const xml = xmlOf({ ...note, net: 1000, tax: 0 }, untaxed);
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  for (const text of [invoice.number, note.reason, '<ram:DuePayableAmount>10.00<'])
    expect(xml).toContain(text);
  expect(broken(xml)).toEqual([]);
});
test('an invoice on which the buyer owes the tax keeps the rules of EN 16931, and names both numbers of the VAT', () => {
  const rate = { name: 'VAT', basisPoints: 0, halves: [], isReversed: true };
  const reversed = { ...detailed, rate, net: 600_000, tax: 0 };
  const billTo = { ...detailed.billTo!, taxNumber: 'FR12345678901' };
  const buyer = { ...detailed.buyer!, country: 'France', countryCode: 'FR' };
  const xml = xmlOf(reversed, { ...reversed, buyer, billTo });
  for (const text of ['<ram:CategoryCode>AE<', 'schemeID="VA">FR12345678901<', 'schemeID="VA">DE123456789<'])
    expect(xml).toContain(text);
  expect(broken(xml)).toEqual([]);
});
test('where no tax is charged, or the number is none of the VAT, it stands as the number of the company', () => {
  const company = '<ram:SpecifiedLegalOrganization><ram:ID>';
  expect(xmlOf({ ...detailed, rate: null }, { ...detailed, rate: null })).toContain(`${company}DE987654321<`);
  const billTo = { ...detailed.billTo!, taxNumber: '27AAPFU0939F1ZV' };
  expect(xmlOf(detailed, { ...detailed, billTo })).toContain(`${company}27AAPFU0939F1ZV<`);
});
test('texts are escaped, and lose what XML cannot hold', () => {
  const xml = xmlOf(invoice, { ...invoice, item: 'A <b> & "c"\u0001' });
  expect(xml).toContain('<ram:Name>A &lt;b&gt; &amp; ');
  expect(xml).not.toContain('\u0001');
});
test('without a seller, or a country of the buyer, there is none', () => {
  expect(() => xmlOf(invoice, { ...invoice, seller: null })).toThrow(
    expect.objectContaining({ code: 'invoice.seller' }),
  );
  const buyer = { ...invoice.buyer!, countryCode: '' };
  expect(() => xmlOf(invoice, { ...invoice, buyer })).toThrow(
    expect.objectContaining({ code: 'invoice.buyer' }),
  );
});
