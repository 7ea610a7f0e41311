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
const present = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');

/**
 * The document of an invoice, or of a credit note for it, which has seller, buyer and rate of its invoice. Refuses with
 * `invoice.seller` when the invoice was issued without a seller.
 */
export function documentOf(row: Invoice, invoice: Invoice): Document {
  const { seller, buyer, rate } = invoice;
  if (!seller) refuse('invoice.seller');
  const isCredit = row.kind === 'credit note';
  const { number, issuedAt, net, tax, gross, currency } = row;
  const percent = `${(rate?.basisPoints ?? 0) / 100}%`;
  const paid: Labelled = [
    ...(invoice.paidAt ? ([['Paid on', day(invoice.paidAt)]] as const) : []),
    ...(invoice.paymentId ? ([['Payment', invoice.paymentId]] as const) : []),
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
    buyer: present([buyer?.name ?? '', buyer?.city ?? '', buyer?.country ?? '']),
    facts: [
      ['Number', number],
      ['Date', day(issuedAt)],
      ...(isCredit ? ([['For invoice', row.invoiceNumber ?? invoice.number]] as const) : paid),
    ],
    item: [
      isCredit ? `${invoice.item ?? ''}: ${row.reason ?? ''}` : (row.item ?? ''),
      amountIn(net, currency),
    ],
    sums: [
      ['Net', amountIn(net, currency)],
      [`${rate?.name ?? 'Tax'} (${percent})`, amountIn(tax, currency)],
      [isCredit ? 'Total credited' : 'Total', amountIn(gross, currency)],
    ],
  };
}
