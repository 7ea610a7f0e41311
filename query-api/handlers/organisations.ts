import { isOver } from '../../domain/entitlements/entitlements.ts';
import { ref } from '../../domain/kit.ts';
import { plan } from '../../domain/plan/plan.ts';
import { refuse } from '../../domain/refusals.ts';
import { isEntitled, subscription } from '../../domain/subscription/subscription.ts';
import { payments } from '../../projections/models/billing/payments.ts';
import { organisations } from '../../projections/models/organisations.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';
import { list } from '../list.ts';

/** The most payments that an organisation is shown. */
const mostPayments = 100;
/** Handlers that show organisations with what their plans allow. */
export function organisationHandlers({ db, executor }: QueryKit) {
  /** Of each limit of the organisation, whether it is reached, and the number. */
  async function limitsOf(organisationId: string) {
    const { granted } = await executor.entitlementsOf(organisationId);
    const isReached = async (kind: 'user.total.count' | 'app.count' | 'max.team.size') => {
      const total = granted(kind);
      return (
        typeof total === 'number' && (await executor.reserved.count({ kind, of: organisationId })) >= total
      );
    };
    return {
      isMaxTotalUsersReach: await isReached('user.total.count'),
      isMaxTotalAppsReach: await isReached('app.count'),
      isTeamLimitReach: await isReached('max.team.size'),
      maxApps: Number(granted('app.count')),
      maxUsers: Number(granted('max.user.per.app.count')),
      maxRPs: Number(granted('max.websites.per.app')),
    };
  }

  async function planOf(organisationId: string, { planId, planSince }: Row) {
    const may = await executor.entitlementsOf(organisationId);
    const { terms } = (await executor.look(ref(plan, planId))).state;
    const paid = (await executor.look(ref(subscription, organisationId))).state;
    const isPaid = isEntitled(paid);
    return {
      isFreeTrialExpired: may.isFreeTrialExpired,
      isSubscriptionExpired: may.isSubscriptionExpired,
      currentPlan: {
        planId,
        isActive: !isOver(may),
        cancelAtCycleEnd: isPaid && paid.cancelAtCycleEnd,
        subscriptionId: paid.gatewayId || null,
        subscriptionStartDate: (isPaid && paid.periodStart) || planSince,
        subscriptionEndDate: (isPaid && paid.periodEnd) || (may.endsAt?.toISOString() ?? null),
        daysLeft: may.daysLeft,
        renewsItself: isPaid && !paid.cancelAtCycleEnd,
        isPastDue: paid.state === 'past_due',
        gateway: paid.gatewayId ? paid.gateway : null,
        priceInDollars: terms?.priceInDollars ?? 0,
        billingCycle: terms?.billingCycle ?? 12,
        allowNumberOfApps: terms?.allowNumberOfApps ?? 0,
        allowNumberOfUsers: terms?.allowNumberOfUsers ?? 0,
        allowTotalNumberOfUsers: terms?.allowTotalNumberOfUsers ?? 0,
      },
    };
  }

  /** The payments of an organisation, the latest first. */
  async function paidBy(organisationId: string) {
    const newest = { sort: '["paidAt","DESC"]', range: `[0,${mostPayments - 1}]` };
    const { rows } = await list(db, payments, newest, { organisationId });
    const shown = rows.map(({ currency, ...row }) => ({
      ...row,
      currency: currency === 'inr' ? 'rupee' : currency,
    }));
    const [last] = shown;
    return {
      lastPaymentDetails: last
        ? {
            ...{ paymentDate: last.paidAt, paymentStatus: last.status, subscriptionId: last.gatewayId },
            ...{ amount: last.amount, currency: last.currency, planId: last.planId, gateway: last.gateway },
          }
        : null,
      paymentHistory: shown.map(({ paidAt: date, planId, planName, ...paid }) => {
        const { amount, refunded, currency, status, gateway } = paid;
        return { date, amount, refunded, currency, status, gateway, name: planName ?? planId };
      }),
    };
  }

  return {
    async getOrgbyId({ uniqueId }, { actor }) {
      const isTheirs = actor.role === 'admin' || uniqueId === actor.organisationId;
      const { rows } = await list(db, organisations, {}, { id: isTheirs ? uniqueId : '' });
      const row = rows[0] ?? refuse('organisation.unknown');
      return {
        ...row,
        uniqueId,
        subdomainAdded: row.subdomain !== null,
        planName: row.planName ?? null,
        ...(await planOf(uniqueId, row)),
        ...(await limitsOf(uniqueId)),
        ...(await paidBy(uniqueId)),
      };
    },
  } satisfies QueryHandlers;
}
type Row = { planId: string; planSince: string | null };
