import { type Currency, shownPrice, symbolOf } from '../../domain/subscription/prices.ts';

export {
  type Currency,
  currencyOf,
  gatewayOf,
  inCurrency,
  subscriptionTypeOf,
} from '../../domain/subscription/prices.ts';

/** An amount of the smallest unit with the symbol of its currency, or its code where there is no symbol. */
export function paidIn(amount: number, currency: string): string {
  const code = currency === 'rupee' ? 'INR' : currency.toUpperCase();
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  const number = (amount / 10 ** digits).toLocaleString(code === 'INR' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: digits,
  });
  const symbol = symbolOf(code.toLowerCase());
  return symbol ? `${amount < 0 ? '-' : ''}${symbol}${number.replace('-', '')}` : `${code} ${number}`;
}

/** What a card on the pricing page shows of a plan. */
export type SoldPlan = {
  name: string;
  description: string;
  priceInRupees: number;
  priceInDollars: number;
  allowNumberOfApps: number;
  /** Per application, as are the domains (RPs). */
  allowNumberOfUsers: number;
  allowedNumberOfRPs: number;
  /** In months. */
  billingCycle: number;
  isPopular: boolean;
  offer: {
    isActive: boolean;
    name: string;
    discountedPriceInRupees: number;
    discountedPriceInDollars: number;
  } | null;
  features: { label: string; enabled: boolean }[];
};

/** The price of a plan, and the offer that lowers it at present with its discount in whole percent. */
export function priceOf(plan: SoldPlan, currency: Currency) {
  const price = shownPrice({ ...plan, offer: null }, currency);
  const lower = shownPrice(plan, currency);
  if (!plan.offer || !(lower < price)) return { price, offer: null };
  return {
    price,
    offer: { name: plan.offer.name, price: lower, percent: Math.round((100 * (price - lower)) / price) },
  };
}
