/** The currencies in which plans are sold. */
export type Currency = 'usd' | 'inr';
export const symbols: Record<Currency, string> = { usd: '$', inr: '₹' };

/** The currency in which organisations of a country pay. */
export const currencyIn = (country: string): Currency => (/^\s*india\s*$/i.test(country) ? 'inr' : 'usd');
/** An amount of the smallest unit with the symbol of its currency, or its code where there is no symbol. */
export function paidIn(amount: number, currency: string): string {
  const code = currency === 'rupee' ? 'INR' : currency.toUpperCase();
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  const number = (amount / 10 ** digits).toLocaleString(code === 'INR' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: digits,
  });
  const symbol = (symbols as Record<string, string>)[code.toLowerCase()];
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
export function priceOf({ priceInRupees, priceInDollars, offer }: SoldPlan, currency: Currency) {
  const price = currency === 'inr' ? priceInRupees : priceInDollars;
  if (!offer?.isActive) return { price, offer: null };
  const lower = currency === 'inr' ? offer.discountedPriceInRupees : offer.discountedPriceInDollars;
  if (!(lower < price)) return { price, offer: null };
  return {
    price,
    offer: { name: offer.name, price: lower, percent: Math.round((100 * (price - lower)) / price) },
  };
}

/** An amount with its symbol, such as $1,200. */
export const inCurrency = (amount: number, currency: Currency) =>
  `${symbols[currency]}${amount.toLocaleString(currency === 'inr' ? 'en-IN' : 'en-US')}`;
