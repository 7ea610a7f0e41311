import { z } from 'zod';
import { daysLater } from '../entitlements/calendar.ts';
import { commandsOf, id, ref, text } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import { type Plan, plan } from '../plan/plan.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { type Currency, inSmallestUnit, isDowngrade, offerNow, shownPrice } from './prices.ts';
import { snapshot } from './snapshot.ts';
import { isEntitled, lateDays, subscription } from './subscription.ts';
import { taken } from './taking.ts';

const command = commandsOf(subscription);
const one = z.object({ id: id() });
const gateway = z.enum(happened.gateways);
const currency = z.enum(['inr', 'usd']);
/** What the buyer saw, in the main unit of the currency; without it, the price is the plan's. */
const shown = z.number().min(0).optional();

/** The most that the providers charge at once, in the smallest unit: eight digits. */
const mostCharged = 99_999_999;

/**
 * The plan's price and its id at the provider. Refuses what is not sold: a plan that is not published is sold to nobody but
 * those who have it, because what it costs was agreed with somebody else.
 */
function offered(
  { status, terms }: Plan,
  { planId, gateway, currency, shown }: Sale,
  ownPlanId: string,
): { gatewayPlanId: string; currency: Currency; amount: number } {
  if (status !== 'active' || !terms) refuse('plan.unknown');
  if (!terms.published && planId !== ownPlanId) refuse('plan.unknown');
  const price = shownPrice(terms, currency);
  const amount = inSmallestUnit(price, currency);
  if (amount <= 0) refuse('payment.free');
  if (amount > mostCharged) refuse('payment.tooMuch');
  if (shown !== undefined && inSmallestUnit(shown, currency) !== amount)
    refuse('payment.price', { amount: price, currency });
  if (gateway === 'sandbox') return { gatewayPlanId: planId, currency, amount };
  const gatewayPlanId = offerNow(terms, currency)?.gatewayPlans?.[gateway] ?? terms.gatewayPlans[gateway];
  return { gatewayPlanId: gatewayPlanId ?? refuse('payment.noPlan'), currency, amount };
}
type Sale = { planId: string; gateway: happened.Gateway; currency: Currency; shown?: number | undefined };
const sale = { planId: id(), gateway, currency, shown };

/** Begins to buy a plan. The same purchase begun again, in another tab or by another operator, is the same one. */
export const BeginPurchase = command(
  {
    input: one.extend({ ...sale, purchaseId: id() }),
    parent: ({ id }) => ref(organisation, id),
    needs: ({ id, planId }) => ({ plan: ref(plan, planId), organisation: ref(organisation, id) }),
  },
  (state, input, { needs }) => {
    if (isEntitled(state)) refuse('subscription.active');
    const { planId, gateway, purchaseId } = input;
    const begun = { purchaseId, planId, gateway, ...offered(needs.plan, input, needs.organisation.planId) };
    const { purchase } = state;
    if (
      purchase &&
      purchase.planId === planId &&
      purchase.gateway === gateway &&
      purchase.gatewayPlanId === begun.gatewayPlanId &&
      purchase.currency === begun.currency &&
      purchase.amount === begun.amount
    )
      return [];
    const left = purchase ? [happened.PurchaseAbandoned({ purchaseId: purchase.purchaseId })] : [];
    return [...left, happened.PurchaseBegun(begun)];
  },
);
/** Notes the provider's page for a purchase. Of two that were opened at the same time, the first one counts. */
export const OpenCheckout = command(
  {
    input: one.extend({
      purchaseId: id(),
      checkoutId: text(255, 1),
      url: text(4000, 1),
      gatewayId: text(255, 1).nullable(),
    }),
  },
  ({ purchase }, { id: _, ...opened }) =>
    purchase?.purchaseId !== opened.purchaseId || purchase.checkout ? [] : [happened.CheckoutOpened(opened)],
);
/** Requests another plan for the subscription in force, that is no smaller one than the present. */
export const RequestPlanChange = command(
  {
    // `fromPlanId` and `gateway` are what the caller knows of the subscription; they must still be so.
    input: one.extend({ ...sale, fromPlanId: id() }),
    needs: ({ planId, fromPlanId }) => ({ plan: ref(plan, planId), from: ref(plan, fromPlanId) }),
  },
  (state, input, { needs }) => {
    if (!isEntitled(state)) refuse('subscription.ended');
    if (state.planId !== input.fromPlanId || state.gateway !== input.gateway) refuse('subscription.changed');
    if (input.planId === state.planId) return [];
    if (state.cancelAtCycleEnd) refuse('subscription.ending');
    const { plan: target, from } = needs;
    if (target.terms && from.terms && isDowngrade(from.terms, target.terms)) refuse('subscription.downgrade');
    return [happened.PlanChangeRequested({ planId: input.planId, ...offered(target, input, state.planId) })];
  },
);
/** Requests that the subscription ends with its cycle, or takes this back. */
export const RequestCancellation = command(
  {
    input: one.extend({
      gatewayId: z.string(),
      cancelAtCycleEnd: z.boolean(),
      leaving: z.boolean().optional(),
    }),
  },
  (state, { gatewayId, cancelAtCycleEnd, leaving }) => {
    if (gatewayId !== state.gatewayId) refuse('subscription.unknown');
    if (!isEntitled(state)) refuse('subscription.ended');
    return state.cancelAtCycleEnd === cancelAtCycleEnd
      ? []
      : [happened.CancellationRequested({ cancelAtCycleEnd, leaving })];
  },
);

/** Ends a subscription whose charge has been late for too long: its provider neither collects it nor gives it up. */
export const GiveUpLateCharge = command(
  { input: one.extend({ since: z.iso.datetime() }) },
  ({ state, pastDueSince }, { since }, { now }) => {
    if (state !== 'past_due' || pastDueSince !== since || now < daysLater(new Date(since), lateDays))
      return [];
    const at = now.toISOString();
    return [happened.SubscriptionCanceled({ endedAt: at, seenAt: at })];
  },
);

/** Takes what the provider says now. Of another organisation's subscription nothing is taken. */
export const TakeSnapshot = command({ input: one.extend({ seen: snapshot }) }, (state, { id, seen }) =>
  seen.organisationId === id ? taken(state, seen) : [],
);
