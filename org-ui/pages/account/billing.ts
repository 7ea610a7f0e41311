import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import type { Confirm, Verb } from '../../../web-kit/commands/verb.ts';
import { takesBack } from '../../../web-kit/domain/takingBack.ts';
import { shortDate } from '../../../web-kit/format.ts';
import { paidIn } from '../../../web-kit/plans/money.ts';
import type { Currency } from '../../../web-kit/plans/offer.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { type CurrentPlan, ending, isEnding, named } from '../../things/subscription/subscription.ts';
import { texts } from './texts.ts';

const { subscription: t } = texts;

/** A payment; what the provider does not tell is absent. The amount is in the smallest unit. */
type LastPayment = {
  paymentDate?: string | null;
  paymentStatus?: string | null;
  subscriptionId?: string | null;
  amount?: number | null;
  currency?: string | null;
  planId?: string | null;
  gateway?: string | null;
};
export type PaymentItem = {
  date: string;
  amount: number;
  /** How much of it was paid back. */
  refunded?: number;
  currency: string;
  status: string;
  gateway: string;
  /** The plan's. */
  name?: string;
};
/** The colour of a payment: what a bank disputes may still be lost, and what was paid back is neither good nor bad. */
export function colourOf(status: string): 'error' | 'warning' | 'default' | 'success' {
  if (/fail/i.test(status)) return 'error';
  if (status === 'disputed') return 'warning';
  return status === 'refunded' ? 'default' : 'success';
}
/** What a payment's status is called; one that no text knows stays as it came. */
export const statusName = (status: string): string =>
  (texts.payments.statuses as Record<string, string>)[status] ?? status;
/** An organisation that has paid says so with these. */
type Paid = { lastPaymentDetails?: LastPayment | null; paymentHistory?: readonly PaymentItem[] };
export type Organisation = ReplyOf<Calls, 'GET /getOrgbyId/:uniqueId'> & Paid;

/** What the plan of the latest payment is called, unless its history has only the id, which stands beside it. */
const planPaid = (history: readonly PaymentItem[] = [], planId?: string | null) => {
  const name = newestFirst(history)[0]?.name;
  return name === planId ? undefined : name;
};

/** The texts of the last payment, with the name of its plan, of which those that are absent are left out. */
export function lastPaymentIn(
  payment: LastPayment,
  history?: readonly PaymentItem[],
): { label: string; text: string }[] {
  const { details } = texts.payments;
  const { amount, currency, paymentDate, ...rest } = payment;
  const paid = typeof amount === 'number' && currency ? paidIn(amount, currency) : '';
  const { paymentStatus } = rest;
  const status = paymentStatus && statusName(paymentStatus);
  const planName = planPaid(history, rest.planId);
  const shown = {
    ...rest,
    planName,
    paymentDate: shortDate(paymentDate),
    paymentStatus: status,
    amount: paid,
  };
  return Object.entries(details).flatMap(([key, label]) => {
    const text = shown[key as keyof typeof details];
    return text ? [{ label, text }] : [];
  });
}
/** The payments, newest first. */
export const newestFirst = (history: readonly PaymentItem[] = []) =>
  history.toSorted((a, b) => (a.date < b.date ? 1 : -1));

/** What can be bought on top of a plan: how the slider goes, and the price of one by currency. */
export const addOns = {
  users: { max: 110, step: 10, prices: { usd: 2, inr: 12 } },
  applications: { max: 110, step: 5, prices: { usd: 20, inr: 120 } },
  domains: { max: 110, step: 5, prices: { usd: 2, inr: 12 } },
} as const;
export type AddOn = keyof typeof addOns;
/** The price of all chosen add-ons, in the main unit. */
export const priceOfAll = (chosen: Record<AddOn, number>, currency: Currency) =>
  (Object.keys(addOns) as AddOn[]).reduce(
    (sum, each) => sum + chosen[each] * addOns[each].prices[currency],
    0,
  );

/** What can be done about the subscription. A charge that failed ends nothing, so that a subscription past due is in force. */
export function canDo(plan: CurrentPlan) {
  const goesOn = plan.subscriptionId !== null && plan.renewsItself;
  return { cancel: goesOn && !plan.cancelAtCycleEnd, means: goesOn || isEnding(plan) };
}

const meansOf = sends('POST /payments/:gateway/payment/means', named);

/** Until when a plan lasts that is cancelled now, and what can be done until then. */
export function afterCancelling({
  gateway,
  subscriptionEndDate,
}: Pick<CurrentPlan, 'gateway' | 'subscriptionEndDate'>) {
  const date = shortDate(subscriptionEndDate);
  if (!date) return '';
  return takesBack(gateway) ? t.cancelUntil(date) : t.cancelAt(date);
}

/** Requests that the subscription ends with its cycle. */
export const cancelling = (uniqueId: string, plan: CurrentPlan): Verb & { confirm: Confirm } => ({
  label: t.cancel,
  run: likewise(ending, () => ending(uniqueId, plan, true)),
  done: t.cancelDone,
  confirm: { title: t.cancelTitle, text: t.cancelText, yes: t.yes, no: t.no },
});
/** Goes to the provider's page where the means of payment is changed. */
export const changingMeans = (uniqueId: string, plan: CurrentPlan): Verb => ({
  label: t.means,
  run: likewise(meansOf, async () => {
    const { url } = await meansOf(uniqueId, plan);
    location.assign(url);
  }),
  failed: t.meansFailed,
});
