import { refuse } from '../../domain/refusals.ts';
import { exponentOf, inMainUnit } from '../../domain/subscription/prices.ts';
import { escaped } from '../../server-kit/escaped.ts';
import { type Invoice, lastDayOf, reverseCharge } from './document.ts';

const spaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
/** Characters that XML cannot hold (XML 1.0 section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const unwritable = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** An element with a text, which is escaped, or with elements. One with nothing in it is left out. */
function element(name: string, content: string | readonly string[], attributes = ''): string {
  const inner = typeof content === 'string' ? escaped(content.replace(unwritable, ' ')) : content.join('');
  return inner && `<${name}${attributes}>${inner}</${name}>`;
}
/** The day of a time in ISO 8601, as UNTDID 2379 writes it: 20261126. */
const date = (at: string) => [
  element('udt:DateTimeString', at.slice(0, 10).replaceAll('-', ''), ' format="102"'),
];
/** The first and the last day of a period. */
const spanOf = (period: NonNullable<Invoice['period']>) => [
  element('ram:StartDateTime', date(period.start)),
  element('ram:EndDateTime', date(lastDayOf(period))),
];
const amountIn =
  ({ currency }: Invoice) =>
  (name: string, units: number, attributes = '') =>
    element(`ram:${name}`, inMainUnit(units, currency).toFixed(exponentOf(currency)), attributes);

/**
 * An invoice, or a credit note for it, by EN 16931 in the syntax Cross Industry Invoice (UN/CEFACT D16B). Refuses with
 * `invoice.seller` or `invoice.buyer` when it was issued without a seller, or to an organisation without a country.
 */
export function xmlOf(row: Invoice, invoice: Invoice): string {
  const { seller, buyer } = invoice;
  if (!seller) refuse('invoice.seller');
  if (!buyer?.countryCode) refuse('invoice.buyer');
  const isCredit = row.kind === 'credit note';
  const declared = Object.entries(spaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        element('ram:GuidelineSpecifiedDocumentContextParameter', [
          element('ram:ID', 'urn:cen.eu:en16931:2017'),
        ]),
      ]),
      element('rsm:ExchangedDocument', [
        element('ram:ID', row.number),
        element('ram:TypeCode', isCredit ? '381' : '380'),
        element('ram:IssueDateTime', date(row.issuedAt)),
        element('ram:IncludedNote', [element('ram:Content', row.reason ?? '')]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        line(row, invoice),
        element('ram:ApplicableHeaderTradeAgreement', [
          element('ram:SellerTradeParty', sellerParty(seller, invoice.rate !== null)),
          element('ram:BuyerTradeParty', buyerParty(buyer, invoice)),
          element('ram:BuyerOrderReferencedDocument', [
            element('ram:IssuerAssignedID', invoice.billTo?.reference ?? ''),
          ]),
        ]),
        element('ram:ApplicableHeaderTradeDelivery', [
          element('ram:ActualDeliverySupplyChainEvent', [
            element('ram:OccurrenceDateTime', date(invoice.paidAt ?? invoice.issuedAt)),
          ]),
        ]),
        settlement(row, invoice, isCredit),
      ]),
    ],
    declared.join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

type Address = { street?: string; postalCode?: string; city: string; country: string; region?: string };
const address = ({ street = '', postalCode = '', city, country, region = '' }: Address) =>
  element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postalCode),
    element('ram:LineOne', street),
    element('ram:CityName', city),
    element('ram:CountryID', country),
    element('ram:CountrySubDivisionName', region),
  ]);
/** A number of the VAT begins with a country, and others are numbers of a local tax. */
const registration = (taxId: string) =>
  element('ram:ID', taxId, ` schemeID="${isVatNumber(taxId) ? 'VA' : 'FC'}"`);
const isVatNumber = (taxId: string) => /^[A-Z]{2}/.test(taxId);
/** The seller. Where no tax is charged, its number may only stand as its own one, which the name is in the place of. */
function sellerParty({ name, taxId, ...where }: NonNullable<Invoice['seller']>, isTaxed: boolean) {
  return [
    element('ram:Name', name),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', taxId || name)]),
    address(where),
    ...(isTaxed ? [element('ram:SpecifiedTaxRegistration', [registration(taxId)])] : []),
  ];
}
/** The buyer, with what it had entered. Only a number of the VAT can stand as that, and only where tax is charged or owed. */
function buyerParty(buyer: NonNullable<Invoice['buyer']>, { billTo, rate }: Invoice) {
  const { name, city, taxNumber = '', ...where } = { ...buyer, ...billTo };
  const isVat = rate !== null && isVatNumber(taxNumber);
  return [
    element('ram:Name', name),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', isVat ? '' : taxNumber)]),
    address({ ...where, city, country: buyer.countryCode }),
    element('ram:SpecifiedTaxRegistration', isVat ? [registration(taxNumber)] : []),
  ];
}

/** Standard rate, zero rate, owed by the buyer, or outside the scope of tax where the table did not have the country. */
const codeOf = ({ rate }: Invoice) => (!rate ? 'O' : rate.isReversed ? 'AE' : rate.basisPoints ? 'S' : 'Z');
const category = (invoice: Invoice) => [
  element('ram:CategoryCode', codeOf(invoice)),
  ...(invoice.rate ? [element('ram:RateApplicablePercent', String(invoice.rate.basisPoints / 100))] : []),
];
const vat = element('ram:TypeCode', 'VAT');
/** Why there is no tax. */
const exemptions: Readonly<Record<string, string>> = { O: 'Outside the scope of tax', AE: reverseCharge };

function line(row: Invoice, invoice: Invoice): string {
  const amount = amountIn(row);
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', '1')]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', invoice.item ?? '')]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [amount('ChargeAmount', row.net)]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', '1', ' unitCode="C62"')]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [vat, ...category(invoice)]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('LineTotalAmount', row.net)]),
    ]),
  ]);
}

function settlement(row: Invoice, invoice: Invoice, isCredit: boolean): string {
  const { net, tax, gross } = row;
  const { period } = invoice;
  const amount = amountIn(row);
  const currency = row.currency.toUpperCase();
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', currency),
    element('ram:ApplicableTradeTax', [
      ...[amount('CalculatedAmount', tax), vat],
      element('ram:ExemptionReason', exemptions[codeOf(invoice)] ?? ''),
      ...[amount('BasisAmount', net), ...category(invoice)],
    ]),
    element('ram:BillingSpecifiedPeriod', period ? spanOf(period) : []),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', isCredit ? 'This was paid before.' : ''),
    ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      ...[amount('LineTotalAmount', net), amount('TaxBasisTotalAmount', net)],
      amount('TaxTotalAmount', tax, ` currencyID="${currency}"`),
      amount('GrandTotalAmount', gross),
      ...(isCredit ? [] : [amount('TotalPrepaidAmount', gross)]),
      amount('DuePayableAmount', isCredit ? gross : 0),
    ]),
    element('ram:InvoiceReferencedDocument', [
      element('ram:IssuerAssignedID', isCredit ? invoice.number : ''),
    ]),
  ]);
}
