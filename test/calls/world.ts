import { randomUUID } from 'node:crypto';
import { calls } from '../../api/calls.ts';
import { hasBody } from '../../api/client.ts';
import type { Call } from '../../api/kit.ts';
import { ref } from '../../domain/kit.ts';
import { ChangePlan } from '../../domain/plan/commands.ts';
import { plan } from '../../domain/plan/plan.ts';
import { ada, type Directory, listsUsers, sentDirectory, startDirectory } from '../clients/ldap.ts';
import {
  byPhone,
  follow,
  invitedToOidc,
  oidcApp,
  oidcUser,
  relyingParty,
  signIn,
} from '../clients/openid.ts';
import { appKeys } from '../clients/pushService.ts';
import { radiusApp, radiusGuest, radiusServers, radiusUser, sentClient } from '../clients/radius.ts';
import { invitedToSaml, samlApp, samlUser } from '../clients/saml.ts';
import { askedFor } from '../clients/serviceProvider.ts';
import { softKey } from '../clients/softKey.ts';
import { familyUser } from '../people/familyUsers.ts';
import { deadLetter } from '../people/letters.ts';
import {
  adminOf,
  beginRegistration,
  berlin,
  company,
  openMail,
  openRequest,
  operatorOf,
  register,
  shopper,
  shopRequest,
  unique,
  webApp,
  withPhone,
} from '../people/people.ts';
import { askedRecovery, beginRecovering, openedRecovery, recoveredUser } from '../people/recovery.ts';
import {
  addsStaffPasskey,
  confirmsStaffPasskey,
  newStaffMember,
  staffKeyOf,
  staffKeyOn,
} from '../people/staff.ts';
import {
  addsDevice,
  beginAdding,
  beginJoining,
  colleagueOf,
  grantedDevice,
  invited,
} from '../people/team.ts';
import { type Guest, type Here, solveCaptcha, startProduct, visit } from '../product.ts';

/** Occurs in names of another organisation, so that a leak into an answer is noticed. */
export const canary = 'Canary of another tenant';
export type Name = keyof typeof calls;
export type Kind = 'visitor' | 'operator' | 'foreign' | 'suspended' | 'onboarding' | 'admin';
export type World = {
  product: Here;
  who: Record<Kind, Guest>;
  own: Awaited<ReturnType<typeof tenant>>;
  foreign: Awaited<ReturnType<typeof tenant>>;
  mail: Awaited<ReturnType<typeof openMail>>;
};

async function tenant(product: Here, admin: Guest, directory: Directory) {
  const operator = await operatorOf(product);
  // Many tests create applications, more than the plan allows at first.
  await admin.call('POST /subscription/updatePlan/:planId', {
    planId: 'special_plan',
    allowNumberOfApps: 2000,
  });
  const { executor } = product.system;
  const { terms } = (await executor.look(ref(plan, 'special_plan'))).state;
  const features = { ...terms!.features, 'sso.app.count': 2000, 'radius.app.count': 2000 };
  const by = { actor: { role: 'admin', id: 'world' }, correlationId: randomUUID() } as const;
  await executor.execute(ChangePlan, { id: 'special_plan', changes: { features } }, by);
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId: operator.uniqueId, planId: 'special_plan' });
  const app = await webApp(operator);
  // Tests that change an application change this one, because a change may close it to registrations.
  const changing = await webApp(operator);
  const person = shopper(product, app);
  const { userId } = await person.register(`${canary} ${unique('user')}`);
  // A separate device to suspend, because suspending the one that opened the session would end the session.
  const { accessToken } = await grantedDevice(product, operator);
  const spare = await addsDevice(product, accessToken);
  const member = await familyUser(product, operator);
  const vpn = await radiusApp(operator);
  const guard = await familyUser(product, operator, 'radius', vpn.appId);
  const renamed = await radiusApp(operator);
  const wiki = await oidcApp(operator, { token_endpoint_auth_method: 'client_secret_basic' });
  const hr = await samlApp(operator);
  const clerk = await familyUser(product, operator, 'saml', hr.appId);
  const people = { member, guard, clerk };
  const sourced = await oidcApp(operator);
  const listed = await oidcApp(operator);
  await listsUsers(operator, listed.appId, directory);
  return {
    ...operator,
    ...people,
    sourced,
    listed,
    app,
    changing,
    person,
    endUserId: userId,
    spare,
    vpn,
    renamed,
    wiki,
    hr,
  };
}

/** Two organisations, a suspended one, one in onboarding, an admin and a visitor. */
export async function makeWorld(): Promise<World> {
  const directory = await startDirectory();
  const started = await startProduct({ LOG_LEVEL: 'warn', LDAP_NETWORKS: '127.0.0.0/8' });
  const stop = async () => {
    await started.stop();
    await directory.stop();
  };
  const product = { ...started, stop };
  const admin = await adminOf(product);
  const own = await tenant(product, admin, directory);
  const foreign = await tenant(product, admin, directory);
  const suspended = await operatorOf(product);
  await admin.call('PUT /suspendOperator/:userId', { userId: suspended.userId, suspended: true });
  const { email } = await register(product);
  const mail = await openMail(product, email);
  const who = {
    visitor: visit(product),
    operator: own.guest,
    foreign: foreign.guest,
    suspended: suspended.guest,
    onboarding: mail.guest,
    admin,
  };
  return { product, who, own, foreign, mail };
}

type Rightful = { as: Kind; input: Record<string, unknown>; from?: Guest };
const passkey = async (world: World) => {
  const guest = visit(world.product);
  const key = softKey({ rpId: 'localhost', origin: world.product.url });
  return { guest, key };
};

/** A browser's subscription at a public push service. */
async function subscriptionIn({ own }: World) {
  const { p256dh, auth } = appKeys();
  const { key: serverKey } = await own.call('GET /push/key', {});
  return { endpoint: `https://push.example/${unique('app')}`, keys: { p256dh, auth }, serverKey };
}

/** The passkey of a tenant's user has answered, as a website asks before a further passkey is made. */
async function confirming({ guest, key }: World['own']['person'], { appId }: { appId: string }) {
  const { options, transactionId } = await guest.call('POST /sdk/:appId/login', { appId });
  return { appId, credential: key.get(options), transactionId };
}

/** A browser that an OpenID application has sent to sign in. */
async function oidcRequest({ own, product }: World) {
  const party = await relyingParty(product, own.wiki);
  const from = visit(product, own.wiki.host);
  const page = await follow(from, (await party.begin()).url);
  return { as: 'visitor' as const, from, input: { requestId: page.searchParams.get('requestId')! } };
}

/** The certificate that signs for an organisation, after any other one has been removed. */
async function oneCertificate({ call, hr }: World['own']) {
  const { idp } = await call('GET /SAML/app/:appId', { appId: hr.appId });
  const [first, ...others] = idp.certificates;
  for (const { certificateId } of others)
    await call('DELETE /SAML/deleteCertificate/:certificateId', { certificateId });
  return first!;
}

/** A browser that has been sent to sign in to a SAML application. */
async function samlRequest({ own, product }: World) {
  const from = visit(product, own.hr.host);
  const { idp } = await own.call('GET /SAML/app/:appId', { appId: own.hr.appId });
  const { requestId } = await askedFor(from, await from.send(idp.startUrl));
  return { as: 'visitor' as const, from, input: { requestId } };
}

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

/** For every call, a caller with permission and an input that succeeds. A call missing here fails the matrix. */
export const rightful: Record<Name, (world: World) => Rightful | Promise<Rightful>> = {
  createWebApp: () => ({
    as: 'operator',
    input: { name: unique('Shop '), origins: ['https://shop.example'] },
  }),
  createMobileApp: () => ({
    as: 'operator',
    input: { name: unique('App '), origin: 'https://shop.example' },
  }),
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
  getLdapSetting: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  addLdap: ({ own }) => ({
    as: 'operator',
    input: { appId: own.wiki.appId, ldapConfigSetting: sentDirectory },
  }),
  syncLdapUsers: ({ own }) => ({ as: 'operator', input: { appId: own.listed.appId } }),
  getLdapSync: ({ own }) => ({ as: 'operator', input: { appId: own.listed.appId } }),
  testLdapConnection: ({ own }) => ({ as: 'operator', input: { appId: own.listed.appId } }),
  validateLdapUser: async ({ product, own }) => {
    const { accessToken } = await invitedToOidc(product, own, own.listed);
    const { appId, userId, password } = { appId: own.listed.appId, ...ada };
    return { as: 'visitor', input: { accessToken, appId, userId, password } };
  },
  updateOIDCAppStatus: async ({ own }) => ({
    as: 'operator',
    input: { appId: (await oidcApp(own)).appId, suspended: true },
  }),
  deleteOIDCApp: async ({ own }) => ({ as: 'operator', input: { appId: (await oidcApp(own)).appId } }),
  revealClientSecret: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  rotateClientSecret: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
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
  readOidcRequest: (world) => oidcRequest(world),
  loginOIDCUsers: (world) => oidcRequest(world),
  openOidcApproval: (world) => oidcRequest(world),
  collectOidcApproval: async (world) => {
    const { own, product } = world;
    const { key, email } = await oidcUser(product, own, own.wiki);
    const { from, input } = await oidcRequest(world);
    const { transactionId, screen, approve } = await byPhone(product, from, input.requestId, {
      username: email,
    });
    await approve(key);
    return { as: 'visitor', from: screen, input: { ...input, transactionId } };
  },
  verifyLoginOIDCUsers: async (world) => {
    const { own, product } = world;
    const { key } = await oidcUser(product, own, own.wiki);
    const { from, input } = await oidcRequest(world);
    const { options, transactionId } = await from.call('POST /loginOIDCUsers', input);
    return { as: 'visitor', from, input: { credential: key.get(options), transactionId } };
  },
  createSamlApp: () => ({
    as: 'operator',
    input: {
      name: unique('HR '),
      appData: { acsUrl: 'https://hr.example/acs', entityID: 'https://hr.example/metadata' },
    },
  }),
  getAllSAMLApplications: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getSamlApp: ({ own }) => ({ as: 'operator', input: { appId: own.hr.appId } }),
  updateSamlApp: ({ own }) => ({
    as: 'operator',
    input: { appId: own.hr.appId, relayState: unique('/start/') },
  }),
  updateSAMLAppStatus: async ({ own }) => ({
    as: 'operator',
    input: { appId: (await samlApp(own)).appId, suspended: true },
  }),
  updateSAMLApp: ({ own }) => ({
    as: 'operator',
    input: { appId: own.hr.appId, ldapEnabled: false, userSource: 'internal' },
  }),
  deleteSAMLApp: async ({ own }) => ({ as: 'operator', input: { appId: (await samlApp(own)).appId } }),
  addSamlCertificate: async ({ own }) => {
    await oneCertificate(own);
    return { as: 'operator', input: {} };
  },
  useSamlCertificate: async ({ own }) => ({
    as: 'operator',
    input: { certificateId: (await oneCertificate(own)).certificateId },
  }),
  removeSamlCertificate: async ({ own }) => {
    await oneCertificate(own);
    const { id } = await own.call('POST /SAML/addCertificate', {});
    return { as: 'operator', input: { certificateId: id } };
  },
  getSamlUsers: ({ own }) => ({ as: 'operator', input: { appId: own.hr.appId } }),
  getAllSAMLUsersReportByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.hr.appId } }),
  registerSamlUser: async ({ own, product }) => {
    const { accessToken } = await invitedToSaml(product, own, own.hr);
    return { as: 'visitor', from: visit(product, own.hr.host), input: { accessToken } };
  },
  verifyRegisterSamlUser: async ({ own, product }) => {
    const { accessToken } = await invitedToSaml(product, own, own.hr);
    const from = visit(product, own.hr.host);
    const { options, transactionId } = await from.call('POST /SAML/register', { accessToken });
    const key = softKey({ rpId: own.hr.host, origin: from.origin });
    return { as: 'visitor', from, input: { credential: key.create(options), transactionId } };
  },
  readSamlRequest: (world) => samlRequest(world),
  loginSamlUser: (world) => samlRequest(world),
  verifyLoginSamlUser: async (world) => {
    const { own, product } = world;
    const { key } = await samlUser(product, own, own.hr);
    const { from, input } = await samlRequest(world);
    const { options, transactionId } = await from.call('POST /SAML/login', input);
    return { as: 'visitor', from, input: { credential: key.get(options), transactionId } };
  },
  openSamlApproval: (world) => samlRequest(world),
  collectSamlApproval: async (world) => {
    const { own, product } = world;
    const { key, email: username } = await samlUser(product, own, own.hr);
    const { from, input } = await samlRequest(world);
    const path = 'POST /SAML/approval';
    const { transactionId, screen, approve } = await byPhone(
      product,
      from,
      input.requestId,
      { username },
      path,
    );
    await approve(key);
    return { as: 'visitor', from: screen, input: { ...input, transactionId } };
  },
  getAllSAMLUsersByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getSAMLApplicationReportByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getSAMLUser: ({ own }) => ({ as: 'operator', input: { userId: own.clerk.userId } }),
  updateSamlUser: ({ own }) => ({
    as: 'operator',
    input: { userId: own.clerk.userId, suspended: false, name: 'Grace' },
  }),
  suspendSAMLUserDevice: ({ own: { clerk } }) => ({
    as: 'operator',
    input: { userId: clerk.userId, credentialID: clerk.credentialIDs[0], suspend: false },
  }),
  removeSAMLUserDevice: async ({ product, own }) => {
    const { userId, credentialIDs } = await familyUser(product, own, 'saml', own.hr.appId);
    return { as: 'operator', input: { userId, credentialID: credentialIDs[0] } };
  },
  deleteSamlUser: async ({ product, own }) => ({
    as: 'operator',
    input: { userId: (await familyUser(product, own, 'saml', own.hr.appId)).userId },
  }),
  getAllApplications: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  viewApp: ({ own }) => ({ as: 'operator', input: { appId: own.app.appId } }),
  updateApp: ({ own }) => ({
    as: 'operator',
    input: { appId: own.changing.appId, name: unique('Renamed ') },
  }),
  deleteApp: async ({ own }) => ({ as: 'operator', input: { appId: (await webApp(own)).appId } }),
  operatorAuditReport: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  userAuditReport: ({ own }) => ({
    as: 'operator',
    input: { appId: own.app.appId, username: own.endUserId },
  }),
  getLoginCountByDate: ({ own }) => ({ as: 'operator', input: { userId: own.endUserId } }),
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
  getApplicationReportByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getAllUsersReportByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.app.appId } }),
  usage: () => ({ as: 'operator', input: {} }),
  streamEvents: ({ own }) => ({ as: 'admin', input: { stream: `organisation-${own.uniqueId}` } }),
  asOf: ({ own }) => ({ as: 'admin', input: { stream: `organisation-${own.uniqueId}`, position: '9999' } }),
  parked: () => ({ as: 'admin', input: {} }),
  reactions: () => ({ as: 'admin', input: {} }),
  registerOperator: async ({ who }) => ({
    as: 'visitor',
    input: { ...company(`${unique('m')}@acme.example`), captcha: await solveCaptcha(who.visitor) },
  }),
  verifyRegisterOperator: async (world) => {
    const { guest, key } = await passkey(world);
    const { options, transactionId } = await beginRegistration(guest, `${unique('m')}@acme.example`);
    return { as: 'visitor', input: { credential: key.create(options), transactionId } };
  },
  loginOperator: async ({ who }) => ({ as: 'visitor', input: { captcha: await solveCaptcha(who.visitor) } }),
  verifyLoginOperator: async ({ own }) => {
    const { options, transactionId } = await own.base.call('POST /loginOperator', {
      captcha: await solveCaptcha(own.base),
    });
    return { as: 'visitor', input: { credential: own.key.get(options), transactionId } };
  },
  resendActivation: async ({ product }) => ({
    as: 'visitor',
    input: { resendToken: (await register(product)).resendToken },
  }),
  checkOperator: ({ own }) => ({ as: 'visitor', input: { email: own.email } }),
  getOperator: ({ own }) => ({ as: 'operator', input: { userId: own.userId } }),
  updateOperator: ({ own }) => ({ as: 'operator', input: { userId: own.userId, showStarter: false } }),
  changeOwnDetails: () => ({
    as: 'operator',
    input: { name: 'Ada Lovelace', phoneNumber: '+44 20 7946 0000' },
  }),
  listAllOperators: () => ({ as: 'admin', input: {} }),
  getAllOperators: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  suspendOperator: async ({ product }) => ({
    as: 'admin',
    input: { userId: (await operatorOf(product)).userId, suspended: true },
  }),
  deleteOperator: async ({ product, own }) => ({
    as: 'operator',
    input: { userId: (await colleagueOf(product, own)).userId },
  }),
  adminDeleteOperator: async ({ product }) => ({
    as: 'admin',
    input: { userId: (await operatorOf(product)).userId },
  }),
  sendInvite: () => ({
    as: 'operator',
    input: { email: `${unique('bob')}@acme.example`, name: 'Bob', type: 'ADD_ADMIN' },
  }),
  getInvites: () => ({ as: 'operator', input: {} }),
  sendMail: async ({ product, own }) => ({
    as: 'operator',
    input: { inviteId: (await invited(product, own)).inviteId, type: 'inviteUser' },
  }),
  deleteInvite: async ({ product, own }) => ({
    as: 'operator',
    input: { inviteId: (await invited(product, own)).inviteId },
  }),
  verifyInvite: async ({ product, own }) => ({
    as: 'visitor',
    input: { accessToken: (await invited(product, own)).accessToken },
  }),
  addAdmin: async ({ product, own, who }) => ({
    as: 'visitor',
    input: {
      accessToken: (await invited(product, own)).accessToken,
      captcha: await solveCaptcha(who.visitor),
    },
  }),
  verifyAddAdmin: async ({ product, own }) => {
    const { accessToken } = await invited(product, own);
    const { key, options, transactionId } = await beginJoining(product, accessToken);
    return { as: 'visitor', input: { credential: key.create(options), transactionId } };
  },
  sendCustomMail: () => ({
    as: 'admin',
    input: { bodyData: { email: 'someone@acme.example', subject: 'News', message: '<p>Hello,</p>' } },
  }),
  resendLetter: async ({ product }) => ({ as: 'admin', input: { letterId: await deadLetter(product) } }),
  ownDevices: () => ({ as: 'operator', input: {} }),
  renameOwnDevice: async ({ own }) => {
    const { devices } = await own.call('GET /ownDevices', {});
    return { as: 'operator', input: { deviceId: devices[0]!.id, name: 'Laptop' } };
  },
  getOperatorDevices: ({ own }) => ({ as: 'operator', input: { userId: own.userId } }),
  suspendOperatorDevice: ({ own }) => ({
    as: 'operator',
    input: { userId: own.userId, credentialID: own.spare.id, suspend: false },
  }),
  removeOperatorDevice: async ({ product, own }) => {
    const { accessToken } = await grantedDevice(product, own);
    const { id } = await addsDevice(product, accessToken);
    return { as: 'operator', input: { userId: own.userId, credentialID: id } };
  },
  generateEmailToken: () => ({ as: 'operator', input: {} }),
  verifyDeviceToken: async ({ product, own }) => ({
    as: 'visitor',
    input: { accessToken: (await grantedDevice(product, own)).accessToken },
  }),
  confirmDevice: async ({ own, who }) => ({
    as: 'visitor',
    input: {
      accessToken: (await own.call('POST /generateEmailToken', {})).accessToken,
      captcha: await solveCaptcha(who.visitor),
    },
  }),
  verifyConfirmDevice: async ({ own }) => {
    const { accessToken } = await own.call('POST /generateEmailToken', {});
    const captcha = await solveCaptcha(own.base);
    const begun = await own.base.call('POST /confirmDevice', { accessToken: accessToken!, captcha });
    const { options, transactionId } = begun;
    return { as: 'visitor', input: { credential: own.key.get(options), transactionId } };
  },
  addDevice: async ({ product, own, who }) => ({
    as: 'visitor',
    input: {
      accessToken: (await grantedDevice(product, own)).accessToken,
      captcha: await solveCaptcha(who.visitor),
    },
  }),
  verifyAddDevice: async ({ product, own }) => {
    const { accessToken } = await grantedDevice(product, own);
    const { key, options, transactionId } = await beginAdding(product, accessToken);
    return { as: 'visitor', input: { credential: key.create(options), transactionId } };
  },
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
  getAllPlans: () => ({ as: 'admin', input: {} }),
  createPlan: () => ({
    as: 'admin',
    input: {
      name: unique('Plan '),
      description: 'For a test',
      priceInRupees: 1,
      priceInDollars: 1,
      allowNumberOfApps: 1,
      allowNumberOfUsers: 1,
      allowTotalNumberOfUsers: 1,
      allowTeamMembers: 1,
      allowedNumberOfRPs: 1,
    },
  }),
  updatePlan: async ({ who }) => {
    const { id } = await who.admin.call(
      'POST /subscription/create',
      (await rightful.createPlan({} as World)).input as never,
    );
    return { as: 'admin', input: { planId: id, allowNumberOfApps: 7 } };
  },
  requestRecovery: async ({ own, who }) => ({
    as: 'visitor',
    input: { email: own.email, captcha: await solveCaptcha(who.visitor) },
  }),
  getUser: ({ own }) => ({ as: 'operator', input: { userId: own.endUserId } }),
  getUserDevices: ({ own }) => ({ as: 'operator', input: { userId: own.endUserId } }),
  suspendDevice: ({ own }) => ({
    as: 'operator',
    input: { userId: own.endUserId, credentialID: own.person.key.id, suspended: false },
  }),
  removeDevice: async ({ product, own }) => {
    const { userId, old } = await recoveredUser(product, own, own.app);
    return { as: 'operator', input: { userId, credentialID: old.id } };
  },
  sendUserRecovery: ({ own }) => ({ as: 'operator', input: { userId: own.endUserId } }),
  readUserRecovery: async ({ product, own }) => {
    const { userId } = await shopper(product, own.app).register(unique('user'));
    const { link } = await own.call('POST /recovery/user/:userId', { userId });
    return { as: 'visitor', input: { accessToken: link!.split('/recoverUser/')[1]! } };
  },
  readRecovery: async ({ product, own }) => ({
    as: 'visitor',
    input: { accessToken: (await askedRecovery(product, await colleagueOf(product, own))).accessToken },
  }),
  openRecovery: async ({ product, own }) => ({
    as: 'visitor',
    input: { accessToken: (await askedRecovery(product, await colleagueOf(product, own))).accessToken },
  }),
  enrolRecovery: async ({ product, own, who }) => {
    const { accessToken } = await openedRecovery(product, await colleagueOf(product, own));
    return { as: 'visitor', input: { accessToken, captcha: await solveCaptcha(who.visitor) } };
  },
  verifyEnrolRecovery: async ({ product, own }) => {
    const { accessToken } = await openedRecovery(product, await colleagueOf(product, own));
    const { key, options, transactionId } = await beginRecovering(product, accessToken);
    return { as: 'visitor', input: { credential: key.create(options), transactionId } };
  },
  stopRecovery: async ({ product, own }) => ({
    as: 'visitor',
    input: { accessToken: (await openedRecovery(product, await colleagueOf(product, own))).stop },
  }),
  stopRecoveryOf: async ({ product, own }) => {
    const bob = await colleagueOf(product, own);
    await askedRecovery(product, bob);
    return { as: 'operator', input: { userId: bob.userId } };
  },
  recoveries: () => ({ as: 'operator', input: {} }),
  sendRecovery: async ({ product, own }) => ({
    as: 'operator',
    input: { userId: (await colleagueOf(product, own)).userId },
  }),
  confirmRecovery: async ({ product, own }) => {
    const { userId } = await colleagueOf(product, own);
    const { accessToken } = await own.call('POST /recovery/send', { userId });
    return { as: 'visitor', input: { accessToken } };
  },
  verifyConfirmRecovery: async ({ product, own }) => {
    const { userId } = await colleagueOf(product, own);
    const { accessToken } = await own.call('POST /recovery/send', { userId });
    const { options, transactionId } = await own.base.call('POST /recovery/confirm', { accessToken });
    return { as: 'visitor', input: { credential: own.key.get(options), transactionId } };
  },
  staffRecovery: ({ own }) => ({ as: 'admin', input: { userId: own.userId } }),
  verifyStaffRecovery: async ({ product, own, who }) => {
    const { userId } = await colleagueOf(product, own);
    const { options, transactionId } = await who.admin.call('POST /admin/recovery/:userId', { userId });
    return { as: 'admin', input: { credential: (await staffKeyOf(product)).get(options), transactionId } };
  },
  sdkChallenge: ({ own }) => ({ as: 'visitor', from: own.person.guest, input: { appId: own.app.appId } }),
  sdkRegister: async ({ own }) => ({
    as: 'visitor',
    from: own.person.guest,
    input: {
      appId: own.app.appId,
      username: unique('user'),
      captcha: await solveCaptcha(own.person.guest),
    },
  }),
  sdkVerifyRegister: async ({ own, product }) => {
    const { guest, key } = shopper(product, own.app);
    const begun = await guest.call('POST /sdk/:appId/register', {
      appId: own.app.appId,
      username: unique('user'),
      captcha: await solveCaptcha(guest),
    });
    return {
      as: 'visitor',
      from: guest,
      input: {
        appId: own.app.appId,
        credential: key.create(begun.options),
        transactionId: begun.transactionId,
      },
    };
  },
  sdkLogin: ({ own }) => ({ as: 'visitor', from: own.person.guest, input: { appId: own.app.appId } }),
  sdkVerifyLogin: async ({ own: { person, app } }) => {
    const begun = await person.guest.call('POST /sdk/:appId/login', { appId: app.appId });
    return {
      as: 'visitor',
      from: person.guest,
      input: {
        appId: app.appId,
        credential: person.key.get(begun.options),
        transactionId: begun.transactionId,
      },
    };
  },
  sdkAddDevice: async ({ own: { person, app } }) => ({
    as: 'visitor',
    from: person.guest,
    input: await confirming(person, app),
  }),
  sdkVerifyAddDevice: async ({ product, own: { person, app } }) => {
    const begun = await person.guest.call('POST /sdk/:appId/add-device', await confirming(person, app));
    const { key } = shopper(product, app);
    const { transactionId } = begun;
    return {
      as: 'visitor',
      from: person.guest,
      input: { appId: app.appId, credential: key.create(begun.options), transactionId },
    };
  },
  sdkOpenRequest: ({ own }) => ({
    as: 'visitor',
    from: own.person.guest,
    input: { appId: own.app.appId, type: 2, place: berlin },
  }),
  sdkResult: async ({ product, own }) => {
    const { shop, waiting } = await shopRequest(product, own.app, { type: 2 });
    return { as: 'visitor', from: shop, input: waiting };
  },
  sdkCancel: async ({ product, own }) => {
    const { shop, waiting } = await shopRequest(product, own.app, { type: 2 });
    return { as: 'visitor', from: shop, input: waiting };
  },
  createTransaction: async ({ who }) => ({
    as: 'visitor',
    input: { platform: 2, ...berlin, captcha: await solveCaptcha(who.visitor) },
  }),
  getTransaction: async ({ product }) => {
    const { screen, id } = await openRequest(product);
    return { as: 'visitor', from: screen, input: { id } };
  },
  updateTransactionStatus: async ({ product }) => {
    const { screen, id } = await openRequest(product);
    return { as: 'visitor', from: screen, input: { id, transactionStatus: 'FAILED' } };
  },
  generateQrCode: async ({ product }) => {
    const { screen, id } = await openRequest(product);
    return { as: 'visitor', from: screen, input: { transactionId: id } };
  },
  collectTransaction: async ({ product, own }) => {
    const { screen, id, approve } = await openRequest(product);
    await approve(own.key);
    return { as: 'visitor', from: screen, input: { id } };
  },
  app: () => ({ as: 'visitor', input: {} }),
  appLogin: async ({ product, own }) => {
    const from = visit(product, `${own.subdomain}.localhost`);
    return { as: 'visitor', from, input: { captcha: await solveCaptcha(from) } };
  },
  appVerifyLogin: async ({ product, own }) => {
    const { guest, begin } = await withPhone(product, own.app);
    return { as: 'visitor', from: guest, input: await begin() };
  },
  pushKey: () => ({ as: 'operator', input: {} }),
  subscribePush: async (world) => ({ as: 'operator', input: await subscriptionIn(world) }),
  unsubscribePush: async (world) => {
    const subscription = await subscriptionIn(world);
    await world.own.call('POST /push/subscribe', subscription);
    return { as: 'operator', input: { endpoint: subscription.endpoint } };
  },
  // Sent to an operator without an app, because no test may contact an outside push service.
  sendPushOperator: async ({ product, foreign: { email: username } }) => {
    const { screen, id } = await openRequest(product, username, { platform: 4 });
    return { as: 'visitor', from: screen, input: { username, data: { transactionId: id } } };
  },
  pendingRequests: () => ({ as: 'operator', input: {} }),
  redeemCode: async ({ product, own }) => ({
    as: 'operator',
    input: { code: (await openRequest(product, own.email, { platform: 3 })).code! },
  }),
  approveTransaction: async ({ product }) => {
    const { accessToken, number } = await openRequest(product);
    return { as: 'visitor', input: { accessToken, number } };
  },
  verifyApproveTransaction: async ({ product, own }) => {
    const { options, transactionId } = await (await openRequest(product)).choose();
    return { as: 'visitor', input: { credential: own.key.get(options), transactionId } };
  },
  adminLogin: ({ product }) => ({
    as: 'visitor',
    from: visit(product, 'admin.localhost'),
    input: { username: 'admin@localhost', password: product.env.ADMIN_PASSWORD },
  }),
  staffLogin: ({ product }) => ({ as: 'visitor', from: visit(product, 'admin.localhost'), input: {} }),
  verifyStaffLogin: async ({ product }) => {
    const from = visit(product, 'admin.localhost');
    const { options, transactionId } = await from.call('POST /admin/passkeyLogin', {});
    return {
      as: 'visitor',
      from,
      input: { credential: (await staffKeyOf(product)).get(options), transactionId },
    };
  },
  verifyStaffEnrolment: async ({ product }) => {
    const from = visit(product, 'admin.localhost');
    const credentials = await newStaffMember(product);
    const { options, transactionId } = await from.call('POST /admin/adminLogin', credentials);
    return { as: 'visitor', from, input: { credential: staffKeyOn(product).create(options), transactionId } };
  },
  staffPasskeys: () => ({ as: 'admin', input: {} }),
  confirmStaffPasskey: () => ({ as: 'admin', input: {} }),
  verifyConfirmStaffPasskey: async ({ product, who }) => {
    const { options, transactionId } = await who.admin.call('POST /admin/confirmPasskey', {});
    return { as: 'admin', input: { credential: (await staffKeyOf(product)).get(options), transactionId } };
  },
  verifyAddStaffPasskey: async ({ product, who }) => {
    const { options, transactionId } = await confirmsStaffPasskey(product, who.admin);
    return { as: 'admin', input: { credential: staffKeyOn(product).create(options), transactionId } };
  },
  renameStaffPasskey: async ({ product, who }) => ({
    as: 'admin',
    input: { passkeyId: await addsStaffPasskey(product, who.admin), name: 'Phone' },
  }),
  removeStaffPasskey: async ({ product, who }) => ({
    as: 'admin',
    input: { passkeyId: await addsStaffPasskey(product, who.admin) },
  }),
  ownSessions: () => ({ as: 'operator', input: {} }),
  endSession: async ({ product, who }) => {
    await adminOf(product);
    const { sessions } = await who.admin.call('GET /ownSessions', {});
    return { as: 'admin', input: { sessionName: sessions.find(({ current }) => !current)!.name } };
  },
  signOutEverywhere: async ({ product }) => ({
    as: 'operator',
    from: (await operatorOf(product)).guest,
    input: {},
  }),
  session: () => ({ as: 'visitor', input: {} }),
  signOut: () => ({ as: 'visitor', input: {} }),
  verifyToken: async ({ own }) => ({
    as: 'visitor',
    input: { accessToken: (await own.person.signIn()).accessToken },
  }),
  getVideos: () => ({ as: 'operator', input: { skip: '0' } }),
  getVideoParams: () => ({ as: 'operator', input: {} }),
  addVideo: () => ({
    as: 'admin',
    input: { url: 'https://videos.example/team', title: 'Your team', categories: ['Team'] },
  }),
  changeVideo: async ({ who }) => {
    const { id } = await who.admin.call('POST /video', (await rightful.addVideo({} as World)).input as never);
    return { as: 'admin', input: { videoId: id, title: unique('Team ') } };
  },
  removeVideo: async ({ who }) => {
    const { id } = await who.admin.call('POST /video', (await rightful.addVideo({} as World)).input as never);
    return { as: 'admin', input: { videoId: id } };
  },
  mapsKey: () => ({ as: 'visitor', input: {} }),
  captcha: () => ({ as: 'visitor', input: {} }),
  errorCodes: () => ({ as: 'visitor', input: {} }),
  getAllUsersByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.app.appId } }),
  getAllUsersByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  updateUser: ({ own }) => ({
    as: 'operator',
    input: { userId: own.endUserId, suspended: false, name: 'Ada' },
  }),
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
    await own.call('POST /addRadiusClient/:appId', { appId: own.vpn.appId, ...sentClient() });
    const clients = await own.call('GET /getRadiusClientByAppId/:appId', { appId: own.vpn.appId });
    return { as: 'operator', input: { radiusClientId: clients.at(-1)!.radius_client_id } };
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
    return { as: 'visitor', from: guest, input: { accessToken, captcha: await solveCaptcha(guest) } };
  },
  verifyRegisterUser: async ({ product, own }) => {
    const { guest, begin } = await radiusGuest(product, own, own.vpn.appId);
    return { as: 'visitor', from: guest, input: await begin() };
  },
  deleteUser: async ({ own, product }) => ({
    as: 'operator',
    input: { userId: (await shopper(product, own.app).register(unique('user'))).userId },
  }),
};

/** Makes one call as `guest`. Returns the answer without its random parts. */
export async function make({ product }: World, guest: Guest, name: Name, given: Record<string, unknown>) {
  const [verb, route] = (calls[name] as Call).path.split(' ') as [string, string];
  const rest = { ...given };
  const path = route.replace(/:(\w+)/g, (_: string, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  const query = verb === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const correlationId = randomUUID();
  const before = await product.system.store.head();
  const answer = await guest.send(`/api${path}${query}`, {
    method: verb,
    headers: { 'content-type': 'application/json', 'x-correlation-id': correlationId, ...guest.headers },
    ...(hasBody(verb) && { body: JSON.stringify(rest) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, body: text.replace(correlationId, ''), correlationId, before };
}

/** The number of events that a request caused, directly or through reactions that have run. */
export async function appendedBy(
  { product }: World,
  { correlationId, before }: { correlationId: string; before: number },
): Promise<number> {
  let count = 0;
  for await (const { metadata, type } of product.system.store.readAll({ after: before }))
    if (type !== 'RequestRefused' && (metadata as { correlationId: string }).correlationId === correlationId)
      count++;
  return count;
}

/** The path parameters of a call that hold the id of a tenant's resource. */
export const idSlots = (name: Name) =>
  [...(calls[name] as Call).path.matchAll(/:(\w+)/g)]
    .map(([, slot]) => slot!)
    .filter((slot) => /Id$/.test(slot));
export const someId = randomUUID;
