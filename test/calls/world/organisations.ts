import type { auditCalls } from '../../../api/calls/audit.ts';
import type { organisationCalls } from '../../../api/calls/organisations.ts';
import type { Inputs } from './world.ts';

export const organisations: Inputs<typeof organisationCalls & typeof auditCalls> = {
  operatorAuditReport: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  userAuditReport: ({ own }) => ({
    as: 'operator',
    input: { appId: own.app.appId, username: own.endUserId },
  }),
  checkSubDomain: () => ({ as: 'visitor', input: { subdomain: 'a-free-one' } }),
  getOrgbyId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getOrgByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getAppOrg: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  updateOrg: ({ own }) => ({ as: 'admin', input: { uniqueId: own.uniqueId, planId: 'special_plan' } }),
  organisationSecurity: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  changeOrganisationSecurity: ({ own }) => ({
    as: 'operator',
    input: { uniqueId: own.uniqueId, recoveryWaitHours: 48 },
  }),
  organisations: () => ({ as: 'admin', input: {} }),
};
