import type { Invoice as UblInvoice } from '@e-invoice-eu/core';
import { refuse } from '../../domain/refusals.ts';
import { exponentOf, inMainUnit } from '../../domain/subscription/prices.ts';
import type { Invoice } from './document.ts';

const day = (at: string) => at.slice(0, 10);
/** Numbers by which EN 16931 tells kinds of documents apart (UNTDID 1001). */
const kinds = { invoice: '380', 'credit note': '381' } as const;
const paidAlready = 'This has been paid.';

/**
 * An invoice, or a credit note for it, in the terms of EN 16931, which UBL and CII share. Refuses with `invoice.seller` or
 * `invoice.buyer` when it was issued without a seller, or to an organisation without a country.
 */
export function electronicOf(row: Invoice, invoice: Invoice): UblInvoice {
  const { seller, buyer } = invoice;
  if (!seller) refuse('invoice.seller');
  if (!buyer?.countryCode) refuse('invoice.buyer');
  const isCredit = row.kind === 'credit note';
  const category = categoryOf(invoice);
  const about = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': row.number,
    'cbc:IssueDate': day(row.issuedAt),
    'cbc:InvoiceTypeCode': kinds[row.kind],
    ...(row.reason && { 'cbc:Note': row.reason }),
    'cbc:DocumentCurrencyCode': row.currency.toUpperCase(),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(seller, category.isTaxed) },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        'cac:PostalAddress': addressOf({ city: buyer.city, country: buyer.countryCode }),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
      },
    },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': day(invoice.paidAt ?? invoice.issuedAt) },
    ...(isCredit && { 'cac:PaymentTerms': { 'cbc:Note': paidAlready } }),
    ...sums(row, category, isCredit),
    'cac:InvoiceLine': [line(row, invoice.item ?? '', category)],
  };
  // The library knows only the codes of its lists, which a text from the log cannot be narrowed to.
  return { 'ubl:Invoice': about } as unknown as UblInvoice;
}

type Seller = NonNullable<Invoice['seller']>;
type Address = { street?: string; postalCode?: string; city: string; country: string };
const addressOf = ({ street, postalCode, city, country }: Address) => ({
  ...(street && { 'cbc:StreetName': street }),
  ...(city && { 'cbc:CityName': city }),
  ...(postalCode && { 'cbc:PostalZone': postalCode }),
  'cac:Country': { 'cbc:IdentificationCode': country },
});
/** A number of the VAT begins with a country; others are numbers of a local tax. Where there is no tax, none is allowed. */
function sellerOf({ name, taxId, ...address }: Seller, isTaxed: boolean) {
  const scheme = /^[A-Z]{2}/.test(taxId) ? 'VAT' : 'LOC';
  return {
    'cac:PostalAddress': addressOf(address),
    ...(isTaxed && {
      'cac:PartyTaxScheme': [{ 'cbc:CompanyID': taxId, 'cac:TaxScheme': { 'cbc:ID': scheme } }],
    }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, 'cbc:CompanyID': taxId || name },
  };
}

type Category = ReturnType<typeof categoryOf>;
/** Standard rate, zero rate, or outside the scope of tax where the table of taxes did not have the country. */
function categoryOf({ rate }: Invoice) {
  const scheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
  if (!rate) return { isTaxed: false, about: { 'cbc:ID': 'O', ...scheme } };
  const percent = String(rate.basisPoints / 100);
  const about = { 'cbc:ID': rate.basisPoints ? 'S' : 'Z', 'cbc:Percent': percent, ...scheme };
  return { isTaxed: true, about };
}

/** An amount in the main unit, with the currency beside it as UBL has it: { 'cbc:X': '1.00', 'cbc:X@currencyID': 'USD' }. */
function amount({ currency }: Invoice, name: string, units: number) {
  const text = inMainUnit(units, currency).toFixed(exponentOf(currency));
  return { [`cbc:${name}`]: text, [`cbc:${name}@currencyID`]: currency.toUpperCase() };
}
function sums(row: Invoice, { about, isTaxed }: Category, isCredit: boolean) {
  const { net, tax, gross } = row;
  const reason = isTaxed ? {} : { 'cbc:TaxExemptionReason': 'Outside the scope of tax' };
  const subtotal = {
    ...amount(row, 'TaxableAmount', net),
    ...amount(row, 'TaxAmount', tax),
    'cac:TaxCategory': { ...about, ...reason },
  };
  return {
    'cac:TaxTotal': [{ ...amount(row, 'TaxAmount', tax), 'cac:TaxSubtotal': [subtotal] }],
    'cac:LegalMonetaryTotal': {
      ...amount(row, 'LineExtensionAmount', net),
      ...amount(row, 'TaxExclusiveAmount', net),
      ...amount(row, 'TaxInclusiveAmount', gross),
      ...(!isCredit && amount(row, 'PrepaidAmount', gross)),
      ...amount(row, 'PayableAmount', isCredit ? gross : 0),
    },
  };
}
const line = (row: Invoice, item: string, { about }: Category) => ({
  'cbc:ID': '1',
  'cbc:InvoicedQuantity': '1',
  'cbc:InvoicedQuantity@unitCode': 'C62',
  ...amount(row, 'LineExtensionAmount', row.net),
  'cac:Item': { 'cbc:Name': item, 'cac:ClassifiedTaxCategory': about },
  'cac:Price': amount(row, 'PriceAmount', row.net),
});
