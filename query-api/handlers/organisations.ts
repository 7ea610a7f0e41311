import { isOver } from '../../domain/entitlements/entitlements.ts';
import { ref } from '../../domain/kit.ts';
import { plan } from '../../domain/plan/plan.ts';
import { refuse } from '../../domain/refusals.ts';
import { isEntitled, subscription } from '../../domain/subscription/subscription.ts';
import { organisations } from '../../projections/models/organisations.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';
import { list } from '../list.ts';

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
        gateway: paid.gatewayId ? paid.gateway : null,
        priceInDollars: terms?.priceInDollars ?? 0,
      },
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
      };
    },
  } satisfies QueryHandlers;
}
type Row = { planId: string; planSince: string | null };
