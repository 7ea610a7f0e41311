import type { radiusCalls } from '../../../api/calls/applications/radius.ts';
import type { radiusSettingCalls } from '../../../api/calls/applications/radiusSettings.ts';
import type { networkCodeCalls } from '../../../api/calls/users/networkCodes.ts';
import type { radiusUserCalls } from '../../../api/calls/users/radiusUsers.ts';
import { radiusApp, radiusGuest, radiusServers, radiusUser, sentClient } from '../../clients/radius.ts';
import { familyUser } from '../../people/familyUsers.ts';
import { unique } from '../../people/people.ts';
import { visit } from '../../product.ts';
import type { Inputs } from './world.ts';

export const radius: Inputs<
  typeof radiusCalls & typeof radiusSettingCalls & typeof radiusUserCalls & typeof networkCodeCalls
> = {
  createRadiusApp: () => ({
    as: 'operator',
    input: { appName: unique('Network '), ...sentClient() },
  }),
  getRadiusClientByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getRadiusAppByAppId: ({ own }) => ({
    as: 'operator',
    input: { appId: own.vpn.appId },
  }),
  updateRadiusApp: ({ own }) => ({
    as: 'operator',
    input: { appId: own.renamed.appId, appName: unique('Renamed '), suspended: false },
  }),
  deleteRadiusApp: async ({ own }) => ({ as: 'operator', input: { appId: (await radiusApp(own)).appId } }),
  getRadiusClientByAppId: ({ own }) => ({
    as: 'operator',
    input: { appId: own.vpn.appId },
  }),
  addRadiusClient: ({ own }) => ({
    as: 'operator',
    input: { appId: own.vpn.appId, ...sentClient() },
  }),
  updateRadiusClient: ({ own }) => ({
    as: 'operator',
    input: { radiusClientId: own.vpn.clientId, radius_client_name: 'Door', authType: 'appLess' },
  }),
  deleteRadiusClientById: async ({ own }) => {
    const { id } = await own.call('POST /addRadiusClient/:appId', {
      appId: own.vpn.appId,
      ...sentClient(),
    });
    return { as: 'operator', input: { radiusClientId: id } };
  },
  getRadiusSetting: () => ({ as: 'admin', input: {} }),
  addRadiusService: () => ({ as: 'admin', input: radiusServers }),
  getRadiusServiceSettings: () => ({ as: 'operator', input: {} }),
  getRadiusSessionsByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.vpn.appId } }),
  getRadiusUsersByAppId: ({ own }) => ({
    as: 'operator',
    input: { appId: own.vpn.appId },
  }),
  getAllRadiusUsersByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getRadiusUser: ({ own }) => ({ as: 'operator', input: { userId: own.guard.userId } }),
  getAllRadiusUsersReportByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.vpn.appId } }),
  getRadiusUserReport: ({ own }) => ({ as: 'operator', input: { userId: own.guard.userId } }),
  getRadiusAppsReportByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  updateRadiusUser: ({ own }) => ({
    as: 'operator',
    input: { userId: own.guard.userId, suspended: false, name: 'Ada' },
  }),
  suspendRadiusUserDevice: ({ own: { guard } }) => ({
    as: 'operator',
    input: { userId: guard.userId, credentialID: guard.credentialIDs[0], suspend: false },
  }),
  removeRadiusUserDevice: async ({ product, own }) => {
    const { userId, credentialIDs } = await familyUser(product, own, 'radius', own.vpn.appId);
    return { as: 'operator', input: { userId, credentialID: credentialIDs[0] } };
  },
  deleteRadiusUser: async ({ product, own }) => ({
    as: 'operator',
    input: { userId: (await familyUser(product, own, 'radius', own.vpn.appId)).userId },
  }),
  loginUser: ({ product, own }) => ({
    as: 'visitor',
    from: visit(product, `${own.subdomain}.localhost`),
    input: {},
  }),
  verifyLoginUser: async ({ product, own }) => {
    const { key } = await radiusUser(product, own, own.vpn);
    const from = visit(product, `${own.subdomain}.localhost`);
    const { options, transactionId } = await from.call('POST /loginUser', {});
    return { as: 'visitor', from, input: { credential: key.get(options), transactionId } };
  },
  registerUser: async ({ product, own }) => {
    const { guest, accessToken } = await radiusGuest(product, own, own.vpn.appId);
    return { as: 'visitor', from: guest, input: { accessToken } };
  },
};
