import type { OwnLimit } from '../claims.ts';
import type { Feature } from '../features.ts';
import { limits } from '../limits.ts';
import type { Organisation } from '../organisation/organisation.ts';
import { trialDays } from '../plan/cycle.ts';
import { granted, type Plan, trialPlan } from '../plan/plan.ts';
import { daysLater, monthsLater } from './calendar.ts';

/** Days after the end during which people still sign in. */
const graceDays = 14;
/** Days after a period in which the provider collects the payment for the next one. */
const collectingDays = 2;

/** What is read of a licence: the plan that it is for, and until when it holds. */
export type LicenceFacts = {
  status: string;
  planId: string | null;
  source: 'plan' | 'subscription' | null;
  issuedAt: string | null;
  expiresAt: string | null;
};
/** What is read of a subscription. */
export type SubscriptionFacts = {
  state: 'pending' | 'active' | 'past_due' | 'unpaid' | 'canceled' | null;
  periodEnd: string | null;
  /** Whether no further payment follows. */
  cancelAtCycleEnd: boolean;
  endedAt: string | null;
};
/** What decides on what an organisation may do. */
export type Standings = {
  organisation: Pick<Organisation, 'planId' | 'planSince'>;
  plan: Plan;
  licence: LicenceFacts | null;
  subscription: SubscriptionFacts | null;
};

/**
 * `trial` and `active`: everything that the plan grants. `ended`: nothing can be changed, and people still sign in.
 * `closed`: nobody but the operators signs in.
 */
export type Stage = 'trial' | 'active' | 'ended' | 'closed';
export type Entitlements = {
  /** A number, yes or no, or a level; null when the plan does not mention it. */
  granted: (feature: Feature | OwnLimit) => ReturnType<typeof granted>;
  /** When it ends or ended; null when it has no end. */
  endsAt: Date | null;
  closesAt: Date | null;
  /** Whole days until the end, begun ones included; 0 or less afterwards. Null without an end. */
  daysLeft: number | null;
  stage: Stage;
  isFreeTrialExpired: boolean;
  isSubscriptionExpired: boolean;
};

const day = 86_400_000;

/** What an organisation may do at `now`, by its plan and by what it has paid for. */
export function entitlements(standings: Standings, now: Date): Entitlements {
  const { organisation, plan } = standings;
  const end = endOf(standings, now);
  const endsAt = end === null ? null : new Date(end);
  const closesAt = endsAt && daysLater(endsAt, graceDays);
  const isTrial = organisation.planId === trialPlan;
  const isEnded = endsAt !== null && endsAt <= now;
  const isClosed = closesAt !== null && closesAt <= now;
  return {
    granted: (feature) => granted(plan, feature),
    endsAt,
    closesAt,
    daysLeft: endsAt && Math.ceil((endsAt.getTime() - now.getTime()) / day),
    stage: isClosed ? 'closed' : isEnded ? 'ended' : isTrial ? 'trial' : 'active',
    isFreeTrialExpired: isEnded && isTrial,
    isSubscriptionExpired: isEnded && !isTrial,
  };
}

/** When it ends, as ISO time; null when it has no end. A subscription decides before a licence, and that before the plan. */
function endOf({ organisation, plan, licence, subscription }: Standings, now: Date): string | null {
  const { planId, planSince } = organisation;
  const licensed = isInForce(licence, planId, now) ? licence : null;
  switch (subscription?.state) {
    case 'past_due':
      return null;
    case 'active':
      return paidUntil(subscription);
    case 'canceled':
    case 'unpaid': {
      const paid = licensed?.source === 'plan' ? licensed.expiresAt : null;
      return latest(subscription.endedAt, paid);
    }
  }
  if (licensed) return licensed.expiresAt;
  if (planSince === null || !plan.terms) return null;
  const since = new Date(planSince);
  const end =
    planId === trialPlan ? daysLater(since, trialDays) : monthsLater(since, plan.terms.billingCycle);
  return end.toISOString();
}

/** A licence for the plan of the organisation, which was not issued in the future: then the clock was set back. */
function isInForce(licence: LicenceFacts | null, planId: string, now: Date): licence is LicenceFacts {
  if (licence?.status !== 'active' || licence.planId !== planId) return false;
  return Date.parse(licence.issuedAt!) <= now.getTime() + limits.clockDrift;
}

/** When a paid period ends. Where the next payment follows by itself, the provider has a while to collect it. */
function paidUntil({ periodEnd, cancelAtCycleEnd }: SubscriptionFacts): string | null {
  if (periodEnd === null || cancelAtCycleEnd) return periodEnd;
  return daysLater(new Date(periodEnd), collectingDays).toISOString();
}

const latest = (one: string | null, other: string | null) =>
  one && other ? (Date.parse(one) > Date.parse(other) ? one : other) : (one ?? other);

/** Whether operators may change something, or only read and renew. */
export const isOver = ({ stage }: Pick<Entitlements, 'stage'>): boolean =>
  stage === 'ended' || stage === 'closed';
