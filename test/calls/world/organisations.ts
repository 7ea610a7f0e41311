import type { auditCalls } from '../../../api/calls/audit.ts';
import type { brandCalls } from '../../../api/calls/brand.ts';
import type { leavingCalls } from '../../../api/calls/leaving.ts';
import type { organisationCalls } from '../../../api/calls/organisations.ts';
import { backupToken, leavesWithBackup } from '../../people/leaving.ts';
import { operatorOf } from '../../people/people.ts';
import { visit } from '../../product.ts';
import type { Inputs, World } from './world.ts';

/** An organisation that is used up. */
async function another({ product }: World) {
  const { guest, uniqueId, userId } = await operatorOf(product);
  return { guest, uniqueId, userId };
}
/** An organisation that its operator has suspended. */
async function leaving(world: World) {
  const { guest, uniqueId } = await another(world);
  await guest.call('PUT /suspendAccount', { uniqueId });
  return uniqueId;
}

export const organisations: Inputs<
  typeof organisationCalls & typeof brandCalls & typeof leavingCalls & typeof auditCalls
> = {
  suspendAccount: async (world) => {
    const { guest, uniqueId } = await another(world);
    return { as: 'operator', from: guest, input: { uniqueId } };
  },
  deleteAccount: async (world) => {
    const { guest, ...ids } = await another(world);
    return { as: 'operator', from: guest, input: { ...ids, mode: 'DELETE_BACKUP' } };
  },
  fetchBackup: async (world) => {
    const ada = await operatorOf(world.product);
    await leavesWithBackup(ada);
    return { as: 'visitor', input: { accessToken: await backupToken(world.product, ada) } };
  },
  requestsList: () => ({
    as: 'admin',
    input: { type: 'DELETE', page: 1, limit: 10, search: 'acme', isDeleted: 'false' },
  }),
  reactivate: async (world) => ({ as: 'admin', input: { id: await leaving(world) } }),
  deleteOrganisation: async ({ product }) => ({
    as: 'admin',
    input: { uniqueId: (await operatorOf(product)).uniqueId },
  }),
  reactivateByGet: async (world) => ({
    as: 'admin',
    from: Object.assign({ ...world.who.admin }, { headers: { 'x-requested-with': 'test' } }),
    input: { id: await leaving(world) },
  }),
  operatorAuditReport: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  userAuditReport: ({ own }) => ({
    as: 'operator',
    input: { appId: own.app.appId, username: own.endUserId },
  }),
  listSignIns: ({ own }) => ({ as: 'operator', input: { appId: own.app.appId, outcome: 'missed' } }),
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
  chooseOrganisationLanguage: ({ own }) => ({
    as: 'operator',
    input: { uniqueId: own.uniqueId, language: 'de' },
  }),
  brands: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  publishBrand: ({ own }) => ({
    as: 'operator',
    input: { uniqueId: own.uniqueId, primary: '#123456', accent: '#d8732c' },
  }),
  brandHere: ({ product, own }) => ({ as: 'visitor', from: visit(product, own.wiki.host), input: {} }),
  organisations: () => ({ as: 'admin', input: {} }),
};
