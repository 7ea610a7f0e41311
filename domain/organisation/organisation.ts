import { allKept, type Keeping, reinstate, release, withdraw } from '../keeping/lastOne.ts';
import { aggregate } from '../kit.ts';
import { trialPlan } from '../plan/plan.ts';
import * as events from './events.ts';
import { type SecuritySettings, usualSecurity } from './security.ts';

/** A customer. One member who can sign in must stay. */
export type Organisation = Keeping & {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  planId: string;
  /** When the plan began; null when nobody knows. */
  planSince: string | null;
  subdomain: string | null;
  security: SecuritySettings;
};

export const organisation = aggregate<Organisation, typeof events>({
  name: 'organisation',
  events,
  unknown: 'organisation.unknown',
  edits: [events.VanityAddressChosen, events.OrganisationPlanChanged, events.OrganisationSecurityChanged],
  initial: {
    status: 'absent',
    planId: trialPlan,
    planSince: null,
    subdomain: null,
    security: usualSecurity,
    ...allKept,
  },
  evolve: {
    OrganisationRegistered: (state, { planId, since }) => ({
      ...state,
      status: 'active',
      planId,
      planSince: since,
    }),
    VanityAddressChosen: (state, { subdomain }) => ({ ...state, subdomain }),
    OrganisationPlanChanged: (state, { planId, since }) => ({ ...state, planId, planSince: since }),
    MemberWithdrawn: (state, { operatorId }) => withdraw(state, operatorId),
    MemberReinstated: (state, { operatorId }) => reinstate(state, operatorId),
    MemberReleased: (state, { operatorId }) => release(state, operatorId),
    OrganisationSecurityChanged: (state, security) => ({ ...state, security }),
    OrganisationSuspended: (state) => ({ ...state, status: 'suspended' }),
    OrganisationActivated: (state) => ({ ...state, status: 'active' }),
    OrganisationDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});
