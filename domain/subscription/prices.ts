import type { Gateway } from './events.ts';

/** What of a plan's terms its price depends on. */
type Priced = {
  priceInRupees: number;
  priceInDollars: number;
  offer: { isActive: boolean; discountedPriceInRupees: number; discountedPriceInDollars: number } | null;
};
type Offer = NonNullable<Priced['offer']>;

export type Currency = 'inr' | 'usd';
const isIndia = (country: string) => country.trim().toLowerCase() === 'india';
/** Organisations in India pay in rupees, all others in dollars. */
export const currencyOf = (country: string): Currency => (isIndia(country) ? 'inr' : 'usd');
/** The provider that takes payments of organisations in this country. */
export const gatewayOf = (country: string): Exclude<Gateway, 'sandbox'> =>
  isIndia(country) ? 'razorpay' : 'stripe';

const usualPrice = ({ priceInRupees: inr, priceInDollars: usd }: Priced, currency: Currency) =>
  ({ inr, usd })[currency];
const offeredPrice = (
  { discountedPriceInRupees: inr, discountedPriceInDollars: usd }: Offer,
  currency: Currency,
) => ({ inr, usd })[currency];
/** The offer that lowers the price at present: it is active, and lower than the usual one. Null when none does. */
export function offerNow<P extends Priced>(terms: P, currency: Currency): P['offer'] {
  const { offer } = terms;
  return offer?.isActive && offeredPrice(offer, currency) < usualPrice(terms, currency) ? offer : null;
}
/** The price in the main unit of the currency: that of the offer while it lowers the usual one. */
export function shownPrice(terms: Priced, currency: Currency): number {
  const offer = offerNow(terms, currency);
  return offer ? offeredPrice(offer, currency) : usualPrice(terms, currency);
}

/** What of a plan's terms says whether another one is smaller. */
export type Sized = {
  priceInDollars: number;
  /** In months. */
  billingCycle: number;
  allowNumberOfApps: number;
  allowNumberOfUsers: number;
  allowTotalNumberOfUsers: number;
};
const room = ['allowNumberOfApps', 'allowNumberOfUsers', 'allowTotalNumberOfUsers'] as const;
/**
 * Whether a plan has a lower price in dollars than the present one, by the month, because their cycles may differ. A longer
 * cycle may cost less by the month where the plan allows as much: twelve months for the price of ten are no smaller plan.
 */
export function isDowngrade(from: Sized, to: Sized): boolean {
  if (to.priceInDollars * from.billingCycle >= from.priceInDollars * to.billingCycle) return false;
  return to.billingCycle <= from.billingCycle || room.some((limit) => to[limit] < from[limit]);
}

type Subscribed = { [K in keyof Priced]: Priced[K] | null } & { country: string | null };
/** Whether an organisation in this country pays for its plan. One whose plan is not known counts as paying. */
export function subscriptionTypeOf({ country, ...plan }: Subscribed): 'free' | 'paid' {
  const { priceInRupees, priceInDollars, offer } = plan;
  if (country === null || priceInRupees === null || priceInDollars === null) return 'paid';
  const price = shownPrice({ priceInRupees, priceInDollars, offer }, currencyOf(country));
  return price === 0 ? 'free' : 'paid';
}

/** How many digits the smallest unit has, such as 2 for INR and 0 for JPY (ISO 4217). Intl knows them. */
export const exponentOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
/** An amount of the main unit as an integer of the smallest one. */
export const inSmallestUnit = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** exponentOf(currency));
/** An amount of the smallest unit in the main one. */
export const inMainUnit = (amount: number, currency: string): number => amount / 10 ** exponentOf(currency);
