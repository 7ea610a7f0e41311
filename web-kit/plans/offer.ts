import { type Currency, shownPrice } from '../../domain/subscription/prices.ts';

export {
  type Currency,
  currencyOf,
  gatewayOf,
  isDowngrade,
  type Sized,
  shownPrice,
  subscriptionTypeOf,
} from '../../domain/subscription/prices.ts';

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
