import type { applicationCalls } from '../../../api/calls/applications/applications.ts';
import type { directoryCalls } from '../../../api/calls/applications/directory.ts';
import { ada, sentDirectory } from '../../clients/ldap.ts';
import { invitedToOidc } from '../../clients/openid.ts';
import { unique, webApp } from '../../people/people.ts';
import type { Inputs, World } from './world.ts';

/** The invitations of the one person whom the directory knows. An application invites a person only once. */
const adas = new WeakMap<World['own'], ReturnType<typeof invitedToOidc>>();
function inviteAda({ product, own }: World) {
  const invited = invitedToOidc(product, own, own.listed, 'ada@acme.example');
  adas.set(own, invited);
  return invited;
}

export const applications: Inputs<typeof applicationCalls & typeof directoryCalls> = {
  createWebApp: () => ({
    as: 'operator',
    input: { name: unique('Shop '), origins: ['https://shop.example'] },
  }),
  createMobileApp: () => ({
    as: 'operator',
    input: { name: unique('App '), origin: 'https://shop.example' },
  }),
  getLdapSetting: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  addLdap: ({ own }) => ({
    as: 'operator',
    input: { appId: own.wiki.appId, ldapConfigSetting: sentDirectory },
  }),
  syncLdapUsers: ({ own }) => ({ as: 'operator', input: { appId: own.listed.appId } }),
  getLdapSync: ({ own }) => ({ as: 'operator', input: { appId: own.listed.appId } }),
  getLdapPreview: ({ own }) => ({ as: 'operator', input: { appId: own.listed.appId } }),
  testLdapConnection: ({ own }) => ({ as: 'operator', input: { appId: own.listed.appId } }),
  validateLdapUser: async (world) => {
    const { own } = world;
    const { accessToken } = await (adas.get(own) ?? inviteAda(world));
    const { appId, userId, password } = { appId: own.listed.appId, ...ada };
    return { as: 'visitor', input: { accessToken, appId, userId, password } };
  },
  getAllApplications: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  viewApp: ({ own }) => ({ as: 'operator', input: { appId: own.app.appId } }),
  updateApp: ({ own }) => ({
    as: 'operator',
    input: { appId: own.changing.appId, name: unique('Renamed ') },
  }),
  deleteApp: async ({ own }) => ({ as: 'operator', input: { appId: (await webApp(own)).appId } }),
  getApplicationReportByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getAllUsersReportByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.app.appId } }),
  usage: () => ({ as: 'operator', input: {} }),
};
