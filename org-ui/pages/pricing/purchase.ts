import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import {
  type Currency,
  gatewayOf,
  isDowngrade,
  type Sized,
  shownPrice,
} from '../../../web-kit/plans/offer.ts';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { queries } from '../../base/session.ts';
import { isEnding } from '../../things/subscription/subscription.ts';
import { texts } from './texts.ts';

/** The plan that the organisation has now. */
export type CurrentPlan = Sized & {
  planId: string;
  isActive: boolean;
  cancelAtCycleEnd: boolean;
  renewsItself: boolean;
  subscriptionId: string | null;
  gateway: string | null;
};
type Target = Parameters<typeof shownPrice>[0] & Sized & { planId: string };

/**
 * How the organisation gets a plan: by a purchase (`create`), or by a change of its subscription (`update`). `current` is
 * the plan that it has, `free` one that costs nothing in this currency, and `downgrade` a smaller one, which is refused. `ending` is
 * any other plan while the subscription is cancelled, which has to be taken back first.
 */
export function wayTo(
  plan: Target,
  now: CurrentPlan,
  currency: Currency,
): 'current' | 'free' | 'ending' | 'downgrade' | 'create' | 'update' {
  if (now.isActive && plan.planId === now.planId) return 'current';
  if (shownPrice(plan, currency) <= 0) return 'free';
  if (now.isActive && isEnding(now)) return 'ending';
  if (now.isActive && isDowngrade(now, plan)) return 'downgrade';
  return now.subscriptionId !== null && now.renewsItself ? 'update' : 'create';
}

/** A plan that is wanted at the price that the page shows. */
type Wanted = { planId: string; price: number };
/** A purchase whose page was handed out: attempts to pay that failed before `since` are those of an earlier time. */
export type Begun = { url: string; purchaseId: string; since: string };
/** What the page with the plans shows, which is out of date once a price is refused. */
export const plansQuery = read('GET /subscription/getAllPlans', {});
/** Asks for a plan at the price that is shown. After a refusal the page shows the plans as they are now. */
export async function atShownPrice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    void queries.invalidateQueries({ queryKey: plansQuery.queryKey });
    throw error;
  }
}

/** Begins to buy a plan at the price that is shown. Returns the page where it is paid. */
export const buy = sends(
  'POST /payments/:gateway/payment/create',
  ({ planId, price }: Wanted, { uniqueId, country }: { uniqueId: string; country: string }) => ({
    gateway: gatewayOf(country),
    notes: { planId, uniqueId, amount: price },
    plan_id: planId,
    customer_notify: 1,
    total_count: 10,
  }),
);
/** Requests another plan for the subscription in force, at the price that is shown. */
export const upgrade = sends(
  'POST /payments/:gateway/payment/update',
  ({ planId, price }: Wanted, { gateway, subscriptionId }: CurrentPlan) => ({
    gateway: gateway ?? '',
    subscriptionId: subscriptionId ?? '',
    plan_id: planId,
    amount: price,
  }),
);
/** What has become of a purchase, as the payment provider says. */
export const resultOf = sends(
  'POST /payments/result',
  (uniqueId: string, { purchaseId, since }: Pick<Begun, 'purchaseId' | 'since'>) => ({
    uniqueId,
    purchaseId,
    since,
  }),
);

/** Whether nothing more can become of a purchase. After a charge that failed, another card may be tried on the same page. */
export const isOver = (result: ReplyOf<Calls, 'POST /payments/result'>['result']): boolean =>
  result === 'paid' || result === 'left';

/** Why a purchase could not begin: the reason if there is one. */
export const failureOf = (error: unknown): string =>
  (error instanceof Error && error.message) || texts.purchase.failed;
