import { stateCodeOf, withoutParliament } from '../billingDetails/places.ts';
import { gstinIn, isInEu, vatNumberIn } from '../billingDetails/taxNumbers.ts';
import type { TaxRate } from '../invoicing/events.ts';
import type { Invoicing } from '../invoicing/invoicing.ts';
import type { ChargedRate } from './events.ts';

type Buyer = { countryCode: string; billTo?: { region: string; taxNumber: string } | null | undefined };
type Table = Pick<Invoicing, 'seller' | 'rates'>;

const plainly = (rate: TaxRate | undefined): ChargedRate | null =>
  rate ? { ...rate, halves: [], isReversed: false } : null;

/** The tax that a seller charges a buyer, by the countries of both and what is known of the buyer; null for none. */
export function rateFor({ seller, rates }: Table, { countryCode, billTo }: Buyer): ChargedRate | null {
  const usual = rates[countryCode];
  if (!seller || !billTo) return plainly(usual);
  if (isReversed(seller, countryCode, billTo.taxNumber))
    return { name: usual?.name ?? 'VAT', basisPoints: 0, halves: [], isReversed: true };
  if (!usual || countryCode !== 'IN' || seller.country !== 'IN') return plainly(usual);
  return (
    indian(usual.basisPoints, gstinIn(seller.taxId)?.slice(0, 2), stateCodeOf(billTo.region)) ??
    plainly(usual)
  );
}

/** Whether the buyer owes the tax: Directive 2006/112/EC article 196. Both have a number of the VAT, of two countries. */
function isReversed(seller: { country: string; taxId: string }, countryCode: string, taxNumber: string) {
  if (!isInEu(seller.country) || !isInEu(countryCode) || seller.country === countryCode) return false;
  return vatNumberIn(seller.country, seller.taxId) !== null && vatNumberIn(countryCode, taxNumber) !== null;
}

/** Within a state, the Union and the state get a half each; between two, the Union gets all (IGST Act, 2017). */
function indian(
  basisPoints: number,
  from: string | undefined,
  to: string | undefined,
): ChargedRate | undefined {
  if (!from || !to) return undefined;
  if (from !== to) return { name: 'IGST', basisPoints, halves: [], isReversed: false };
  const halves = ['CGST', withoutParliament.includes(to) ? 'UTGST' : 'SGST'];
  return { name: halves.join(' + '), basisPoints, halves, isReversed: false };
}

/**
 * Splits an amount into tax and the rest, in whole smallest units: half a unit of tax and more is a unit. A tax of which two
 * get a half each is the sum of two equal amounts.
 */
export function split(
  gross: number,
  rate: (TaxRate & Partial<Pick<ChargedRate, 'halves'>>) | null,
): { gross: number; net: number; tax: number } {
  const points = BigInt(rate?.basisPoints ?? 0);
  const parts = BigInt(rate?.halves?.length || 1);
  const whole = (10_000n + points) * parts;
  const tax = Number(parts * ((2n * BigInt(gross) * points + whole) / (2n * whole)));
  return { gross, net: gross - tax, tax };
}
