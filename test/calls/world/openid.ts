import type { oidcCalls } from '../../../api/calls/applications/oidc.ts';
import type { resourceCalls } from '../../../api/calls/resources.ts';
import type { oidcUserCalls } from '../../../api/calls/users/oidcUsers.ts';
import { invitedToOidc, oidcApp, oidcUser, relyingParty, signIn } from '../../clients/openid.ts';
import { radiusGuest } from '../../clients/radius.ts';
import { softKey } from '../../clients/softKey.ts';
import { familyUser } from '../../people/familyUsers.ts';
import { unique } from '../../people/people.ts';
import { visit } from '../../product.ts';
import type { Inputs, World } from './world.ts';

const newResource = (clientId: string) => ({
  clientId,
  resourceName: 'Pages',
  resourceIndicator: `https://${unique('api')}.example/`,
  scope: 'pages:read',
  accessTokenFormat: 'opaque' as const,
});

/** A token of a person who has just signed in to the OpenID application. */
async function liveToken({ own, product }: World, kind: 'access' | 'refresh') {
  const app = await oidcApp(own, { grant_types: ['authorization_code', 'refresh_token'] });
  const { key, userId } = await oidcUser(product, own, app);
  const party = await relyingParty(product, app);
  const { url, remembered } = await party.begin();
  await party.finish(await signIn(visit(product, app.host), url, key), remembered);
  const path =
    kind === 'access'
      ? 'GET /resource/getAllAccessToken/:userId'
      : 'GET /resource/getAllRefreshToken/:userId';
  const { tokens } = await own.call(path, { userId });
  return { as: 'operator' as const, input: { jti: tokens[0]!.jti } };
}

export const openid: Inputs<typeof oidcCalls & typeof oidcUserCalls & typeof resourceCalls> = {
  addOidcClient: () => ({
    as: 'operator',
    input: { app: { client_name: unique('Wiki '), redirect_uris: ['https://wiki.example/callback'] } },
  }),
  getAllOIDCApplications: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getOidcClientDetails: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  getOIDCDataByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  updateOIDCApp: ({ own }) => ({
    as: 'operator',
    input: { appId: own.wiki.appId, payload: { client_name: unique('Wiki ') } },
  }),
  updateOIDCAppWithClientId: ({ own }) => ({
    as: 'operator',
    input: { appId: own.sourced.appId, ldapEnabled: true, userSource: 'external' },
  }),
  updateOIDCAppStatus: async ({ own }) => ({
    as: 'operator',
    input: { appId: (await oidcApp(own)).appId, suspended: true },
  }),
  deleteOIDCApp: async ({ own }) => ({ as: 'operator', input: { appId: (await oidcApp(own)).appId } }),
  revealClientSecret: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  rotateClientSecret: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  endKeptClientSecret: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  getOIDCUsersByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  getAllOIDCUsersReportByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  getAllResources: ({ own }) => ({ as: 'operator', input: { clientId: own.wiki.appId } }),
  createResource: ({ own }) => ({ as: 'operator', input: newResource(own.wiki.appId) }),
  deleteResource: async ({ own }) => {
    const { resourceId } = await own.call('POST /resource/createResource', newResource(own.wiki.appId));
    return { as: 'operator', input: { clientId: own.wiki.appId, resourceId } };
  },
  getListOfGrantedResources: ({ own }) => ({ as: 'operator', input: { userId: own.member.userId } }),
  grantResource: async ({ own: { call, member } }) => {
    const { resourceId } = await call('POST /resource/createResource', newResource(member.appId));
    return { as: 'operator', input: { userId: member.userId, resourceId } };
  },
  revokeResource: ({ own: { member } }) => ({
    as: 'operator',
    input: { userId: member.userId, resourceId: unique('resource-') },
  }),
  getAllAccessToken: ({ own }) => ({ as: 'operator', input: { userId: own.member.userId } }),
  getAllRefreshToken: ({ own }) => ({ as: 'operator', input: { userId: own.member.userId } }),
  deleteAllAccessToken: ({ own }) => ({ as: 'operator', input: { userId: own.member.userId } }),
  deleteAllRefreshToken: ({ own }) => ({ as: 'operator', input: { userId: own.member.userId } }),
  deleteSingleAccessToken: async (world) => liveToken(world, 'access'),
  deleteSingleRefreshToken: async (world) => liveToken(world, 'refresh'),
  registerOIDCUsers: async ({ own, product }) => {
    const { accessToken } = await invitedToOidc(product, own, own.wiki);
    return { as: 'visitor', from: visit(product, own.wiki.host), input: { accessToken } };
  },
  getAllOIDCUsersByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getOIDCApplicationReportByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getOIDCUser: ({ own }) => ({ as: 'operator', input: { userId: own.member.userId } }),
  getOIDCUserReport: ({ own }) => ({ as: 'operator', input: { userId: own.member.userId } }),
  updateOidcUser: ({ own }) => ({
    as: 'operator',
    input: { userId: own.member.userId, suspended: false, name: 'Grace' },
  }),
  suspendOIDCUserDevice: ({ own: { member } }) => ({
    as: 'operator',
    input: { userId: member.userId, credentialID: member.credentialIDs[0], suspend: false },
  }),
  removeOIDCUserDevice: async ({ product, own }) => {
    const { userId, credentialIDs } = await familyUser(product, own);
    return { as: 'operator', input: { userId, credentialID: credentialIDs[0] } };
  },
  deleteOIDCUser: async ({ product, own }) => ({
    as: 'operator',
    input: { userId: (await familyUser(product, own)).userId },
  }),
  createOIDCUser: async ({ product, own }) => {
    const { accessToken } = await invitedToOidc(product, own, own.wiki);
    const from = visit(product, own.wiki.host);
    const { options, transactionId } = await from.call('POST /registerOIDCUsers', { accessToken });
    const credential = softKey({ rpId: own.wiki.host, origin: from.origin }).create(options);
    const about = { birthdate: '1960-01-24', address: { country: 'Norway', postal_code: '0150' } };
    return { as: 'visitor', from, input: { credential, transactionId, ...about } };
  },
  verifyRegisterUser: async ({ product, own }) => {
    const { guest, begin } = await radiusGuest(product, own, own.vpn.appId);
    return { as: 'visitor', from: guest, input: await begin() };
  },
};
