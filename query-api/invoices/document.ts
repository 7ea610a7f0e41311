import type { RowOf } from '../../api/kit.ts';
import { countryNameOf } from '../../domain/countries.ts';
import { refuse } from '../../domain/refusals.ts';
import { exponentOf, inMainUnit } from '../../domain/subscription/prices.ts';
import type { invoices } from '../../projections/models/invoices.ts';

export type Invoice = RowOf<typeof invoices>;
type Labelled = readonly (readonly [label: string, text: string])[];
/** What an invoice or a credit note says, in the order of the page. */
export type Document = {
  title: string;
  number: string;
  seller: readonly string[];
  buyer: readonly string[];
  facts: Labelled;
  /** What was sold or credited, and the amount without tax. */
  item: readonly [text: string, amount: string];
  /** Net, tax and total. */
  sums: Labelled;
  /** What the law wants said; empty for nothing. */
  note: string;
};

/** An amount of the smallest unit with the code of its currency: USD 60.00, JPY 7,900. */
function amountIn(amount: number, currency: string): string {
  const digits = exponentOf(currency);
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${currency.toUpperCase()} ${format.format(inMainUnit(amount, currency))}`;
}
/** The day in UTC: 2026-01-15. */
const day = (at: string) => at.slice(0, 10);
/** The last day of a period whose end is when the next one begins. */
export const lastDayOf = ({ start, end }: NonNullable<Invoice['period']>): string =>
  new Date(Math.max(Date.parse(start), Date.parse(end) - 86_400_000)).toISOString().slice(0, 10);
/** What an invoice says on which the buyer owes the tax. */
export const reverseCharge =
  'Reverse charge: the recipient owes the tax (article 196 of Directive 2006/112/EC)';
const present = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');

/**
 * The document of an invoice, or of a credit note for it, which has seller, buyer and rate of its invoice. Refuses with
 * `invoice.seller` when the invoice was issued without a seller.
 */
export function documentOf(row: Invoice, invoice: Invoice): Document {
  const { seller, rate, period, billTo } = invoice;
  if (!seller) refuse('invoice.seller');
  const isCredit = row.kind === 'credit note';
  const { number, issuedAt, net, tax, gross, currency } = row;
  const paid: Labelled = [
    ...(invoice.paidAt ? ([['Paid on', day(invoice.paidAt)]] as const) : []),
    ...(invoice.paymentId ? ([['Payment', invoice.paymentId]] as const) : []),
    ...(period ? ([['Period', `${day(period.start)} to ${lastDayOf(period)}`]] as const) : []),
  ];
  return {
    title: isCredit ? 'Credit note' : 'Invoice',
    number,
    seller: present([
      seller.name,
      seller.street,
      `${seller.postalCode} ${seller.city}`,
      countryNameOf(seller.country),
      seller.taxId && `Tax number: ${seller.taxId}`,
    ]),
    buyer: buyerIn(invoice),
    facts: [
      ['Number', number],
      ['Date', day(issuedAt)],
      ...(isCredit ? ([['For invoice', row.invoiceNumber ?? invoice.number]] as const) : paid),
      ...(billTo?.reference ? ([['Your reference', billTo.reference]] as const) : []),
    ],
    item: [
      isCredit ? `${invoice.item ?? ''}: ${row.reason ?? ''}` : (row.item ?? ''),
      amountIn(net, currency),
    ],
    sums: [
      ['Net', amountIn(net, currency)],
      ...taxesIn(rate, tax).map(([label, part]) => [label, amountIn(part, currency)] as const),
      [isCredit ? 'Total credited' : 'Total', amountIn(gross, currency)],
    ],
    note: rate?.isReversed ? reverseCharge : '',
  };
}

/** Who the invoice is to: with what the organisation had entered, or what it said when it registered. */
function buyerIn({ buyer, billTo }: Invoice): string[] {
  const { name, street = '', postalCode = '', city, region = '', taxNumber } = { ...buyer, ...billTo };
  const place = present([postalCode, city ?? '']).join(' ');
  const country = buyer?.country ?? '';
  return present([name ?? '', street, place, region, country, taxNumber ? `Tax number: ${taxNumber}` : '']);
}

/** The taxes in an invoice: two that get a half each, or one. */
function taxesIn(rate: Invoice['rate'], tax: number): [label: string, amount: number][] {
  const { halves = [], basisPoints = 0, name = 'Tax' } = rate ?? {};
  const percent = (points: number) => `${points / 100}%`;
  if (!halves.length) return [[`${name} (${percent(basisPoints)})`, tax]];
  return halves.map((half) => [`${half} (${percent(basisPoints / halves.length)})`, tax / halves.length]);
}
