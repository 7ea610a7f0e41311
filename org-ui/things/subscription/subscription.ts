import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import type { Verb } from '../../../web-kit/commands/verb.ts';
import { takesBack } from '../../../web-kit/domain/takingBack.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { texts as t } from './texts.ts';

/** The plan that an organisation has, with the subscription by which it is paid. */
export type CurrentPlan = ReplyOf<Calls, 'GET /getOrgbyId/:uniqueId'>['currentPlan'];
type Cancelled = Pick<CurrentPlan, 'subscriptionId' | 'cancelAtCycleEnd'>;

/** Whether a subscription is cancelled and has not ended yet, so that no other plan can be had before it is kept. */
export const isEnding = ({ subscriptionId, cancelAtCycleEnd }: Cancelled): boolean =>
  subscriptionId !== null && cancelAtCycleEnd;
/** Whether a plan is paid by a subscription, which is then changed; nothing else can be bought beside it. */
export const isSubscribed = (plan: Cancelled & Pick<CurrentPlan, 'isActive' | 'renewsItself'>): boolean =>
  plan.renewsItself || (plan.isActive && isEnding(plan));
/** Whether a cancellation can be taken back, which not every provider does. */
export const canKeep = (plan: Cancelled & Pick<CurrentPlan, 'gateway'>): boolean =>
  isEnding(plan) && takesBack(plan.gateway);

/** What the calls about a subscription are told, so that they concern the one that the page shows. */
export const named = (
  uniqueId: string,
  { gateway, subscriptionId }: Pick<CurrentPlan, 'gateway' | 'subscriptionId'>,
) => ({
  gateway: gateway ?? '',
  subscriptionId: subscriptionId ?? '',
  uniqueId,
});
/** Lets the subscription end with its cycle, or takes that back. */
export const ending = sends(
  'POST /payments/:gateway/payment/cancel',
  (uniqueId: string, plan: CurrentPlan, cancel_at_cycle_end: boolean) => ({
    ...named(uniqueId, plan),
    cancel_at_cycle_end,
  }),
);
/** Takes the cancellation back, so that the subscription renews itself again. */
export const keeping = (uniqueId: string, plan: CurrentPlan): Verb => ({
  label: t.keep,
  run: likewise(ending, () => ending(uniqueId, plan, false)),
  done: t.keepDone,
  failed: t.keepFailed,
});
