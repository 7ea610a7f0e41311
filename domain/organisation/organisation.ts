import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Organisation = {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  planId: string;
  subdomain: string | null;
};

export const organisation = aggregate<Organisation, typeof events>({
  name: 'organisation',
  events,
  unknown: 'organisation.unknown',
  initial: { status: 'absent', planId: 'free_trial', subdomain: null },
  evolve: {
    OrganisationRegistered: (state, { planId }) => ({ ...state, status: 'active', planId }),
    VanityAddressChosen: (state, { subdomain }) => ({ ...state, subdomain }),
    OrganisationPlanChanged: (state, { planId }) => ({ ...state, planId }),
    OrganisationSuspended: (state) => ({ ...state, status: 'suspended' }),
    OrganisationActivated: (state) => ({ ...state, status: 'active' }),
    OrganisationDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});
