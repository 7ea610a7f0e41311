import type { OwnLimit } from '../claims.ts';
import { familyLimits, isFamilyLimit } from '../families/families.ts';
import type { Feature } from '../features.ts';
import { aggregate } from '../kit.ts';
import { limits } from '../limits.ts';
import * as events from './events.ts';

export type Plan = { status: 'absent' | 'active' | 'withdrawn'; terms: events.Terms | null };

const happened = {
  PlanCreated: events.PlanCreated,
  PlanChanged: events.PlanChanged,
  PlanWithdrawn: events.PlanWithdrawn,
  PlanRestored: events.PlanRestored,
};

/** The plan with which every organisation begins. */
export const trialPlan = 'free_trial';

export const plan = aggregate<Plan, typeof happened>({
  name: 'plan',
  events: happened,
  unknown: 'plan.unknown',
  edits: [happened.PlanChanged],
  initial: { status: 'absent', terms: null },
  evolve: {
    PlanCreated: (_, terms) => ({ status: 'active', terms }),
    PlanChanged: ({ status }, terms) => ({ status, terms }),
    PlanWithdrawn: (state) => ({ ...state, status: 'withdrawn' }),
    PlanRestored: (state) => ({ ...state, status: 'active' }),
  },
});

/**
 * A plan's grant for a feature: a number, yes or no, or a level; null when the plan does not mention it. Without a plan
 * nothing is granted.
 */
export function granted({ terms }: Plan, feature: Feature | OwnLimit): number | boolean | string | null {
  if (feature === 'invite.count' || feature === 'app.invite.count' || feature === 'sent.invite.count')
    return limits.pendingInvites;
  if (feature === 'person.access') return limits.personAccess;
  if (feature === 'group.count' || feature === 'directory.groups') return limits.groups;
  if (feature === 'push.count') return limits.pushDevices;
  if (isFamilyLimit(feature)) return familyLimits[feature].most;
  if (!terms) return false;
  if (feature === 'user.total.count') return terms.allowTotalNumberOfUsers;
  const counted: Partial<Record<Feature, number>> = {
    'app.count': terms.allowNumberOfApps,
    'max.user.per.app.count': terms.allowNumberOfUsers,
    'max.team.size': terms.allowTeamMembers,
    'max.websites.per.app': terms.allowedNumberOfRPs,
  };
  return counted[feature] ?? terms.features[feature] ?? (terms.features.all === true ? true : null);
}
