import { allKept, type Keeping, reinstate, release, withdraw } from '../keeping/lastOne.ts';
import { aggregate } from '../kit.ts';
import * as events from './events.ts';
import { type SecuritySettings, usualSecurity } from './security.ts';

/** A customer. One member who can sign in must stay. */
export type Organisation = Keeping & {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  planId: string;
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
    planId: 'free_trial',
    subdomain: null,
    security: usualSecurity,
    ...allKept,
  },
  evolve: {
    OrganisationRegistered: (state, { planId }) => ({ ...state, status: 'active', planId }),
    VanityAddressChosen: (state, { subdomain }) => ({ ...state, subdomain }),
    OrganisationPlanChanged: (state, { planId }) => ({ ...state, planId }),
    MemberWithdrawn: (state, { operatorId }) => withdraw(state, operatorId),
    MemberReinstated: (state, { operatorId }) => reinstate(state, operatorId),
    MemberReleased: (state, { operatorId }) => release(state, operatorId),
    OrganisationSecurityChanged: (state, security) => ({ ...state, security }),
    OrganisationSuspended: (state) => ({ ...state, status: 'suspended' }),
    OrganisationActivated: (state) => ({ ...state, status: 'active' }),
    OrganisationDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});
