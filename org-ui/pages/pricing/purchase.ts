import { sends } from '../../../web-kit/sends.ts';
import { texts } from './texts.ts';

/** The plan that the organisation has now. */
export type CurrentPlan = {
  planId: string;
  isActive: boolean;
  cancelAtCycleEnd: boolean;
  renewsItself: boolean;
  subscriptionId: string | null;
  gateway: string | null;
  priceInDollars: number;
};
type Target = { planId: string; priceInDollars: number; priceInRupees: number };

/**
 * How the organisation gets a plan: by a purchase (`create`), or by a change of its subscription (`update`). `current` is
 * the plan that it has, `free` one that nobody buys, and `downgrade` one of a lower price, which is refused.
 */
export function wayTo(
  plan: Target,
  now: CurrentPlan,
): 'current' | 'free' | 'downgrade' | 'create' | 'update' {
  if (now.isActive && plan.planId === now.planId) return 'current';
  if (plan.priceInDollars <= 0 && plan.priceInRupees <= 0) return 'free';
  if (now.isActive && plan.priceInDollars < now.priceInDollars) return 'downgrade';
  const isSubscribed = now.subscriptionId !== null && (now.renewsItself || now.cancelAtCycleEnd);
  return isSubscribed ? 'update' : 'create';
}
/** The payment provider that the requirements name for a country. */
export const gatewayIn = (country: string) => (/^\s*india\s*$/i.test(country) ? 'razorpay' : 'stripe');

export type Begun = { url: string; purchaseId: string };
/** Begins to buy a plan at the price that is shown. Returns the page where it is paid. */
export const buy = sends(
  'POST /payments/:gateway/payment/create',
  (
    { planId, price }: { planId: string; price: number },
    { uniqueId, country }: { uniqueId: string; country: string },
  ) => ({
    gateway: gatewayIn(country),
    notes: { planId, uniqueId, amount: price },
    plan_id: planId,
    customer_notify: 1,
    total_count: 10,
  }),
);
/** Requests another plan for the subscription in force. */
export const upgrade = sends(
  'POST /payments/:gateway/payment/update',
  (planId: string, { gateway, subscriptionId }: CurrentPlan) => ({
    gateway: gateway ?? '',
    subscriptionId: subscriptionId ?? '',
    plan_id: planId,
  }),
);
/** What has become of a purchase, as the payment provider says. */
export const resultOf = sends('POST /payments/result', (uniqueId: string, purchaseId: string) => ({
  uniqueId,
  purchaseId,
}));

/** Why a purchase could not begin: the reason if there is one. */
export const failureOf = (error: unknown): string =>
  (error instanceof Error && error.message) || texts.purchase.failed;
