import type { licenceCalls } from '../../../api/calls/licences.ts';
import { operatorOf } from '../../people/people.ts';
import type { Inputs, World } from './world.ts';

/** An organisation with a licence, and the key. */
async function licensed({ product, who }: World) {
  const { uniqueId } = await operatorOf(product);
  const { data } = await who.admin.call('POST /bblicense/init', { orgId: uniqueId });
  return { orgId: uniqueId, key: data.licenseKey };
}

export const licences: Inputs<typeof licenceCalls> = {
  initLicense: async ({ product }) => ({
    as: 'admin',
    input: { orgId: (await operatorOf(product)).uniqueId, days: 7 },
  }),
  updateLicenseKey: async (world) => {
    const { orgId, key } = await licensed(world);
    await world.who.admin.call('POST /bblicense/init', { orgId });
    return { as: 'admin', input: { orgId, licenseKey: key } };
  },
  updateOrgLicense: async (world) => {
    const { orgId, key } = await licensed(world);
    await world.who.admin.call('POST /bblicense/init', { orgId });
    return { as: 'admin', input: { uniqueId: orgId, key } };
  },
  revokeLicense: async (world) => ({ as: 'admin', input: { orgId: (await licensed(world)).orgId } }),
  getLicenseData: ({ own }) => ({ as: 'operator', input: { orgId: own.uniqueId } }),
  getLicenseFeatures: ({ own }) => ({ as: 'operator', input: { subdomain: own.subdomain } }),
  getPackages: () => ({ as: 'operator', input: { country: 'India' } }),
  getAllOrganizationsList: () => ({ as: 'admin', input: { skip: 0, limit: 5, searchByName: 'acme' } }),
};
