import type { inviteRunCalls } from '../../../api/calls/operators/inviteRuns.ts';
import type { inviteCalls } from '../../../api/calls/operators/invites.ts';
import type { operatorDeviceCalls } from '../../../api/calls/operators/operatorDevices.ts';
import type { operatorCalls } from '../../../api/calls/operators/operators.ts';
import type { ownDeviceCalls } from '../../../api/calls/operators/ownDevices.ts';
import type { ownLanguageCalls } from '../../../api/calls/operators/ownLanguage.ts';
import { softKey } from '../../clients/softKey.ts';
import { beginRegistration, company, operatorOf, register, unique } from '../../people/people.ts';
import {
  addsDevice,
  beginAdding,
  beginJoining,
  colleagueOf,
  grantedDevice,
  invited,
} from '../../people/team.ts';
import { solveCaptcha, visit } from '../../product.ts';
import type { Inputs, World } from './world.ts';

const passkey = async (world: World) => {
  const guest = visit(world.product);
  const key = softKey({ rpId: 'localhost', origin: world.product.url });
  return { guest, key };
};

const open = new WeakMap<World, ReturnType<typeof invited>>();
/** An invitation that stays open, shared by the calls that do not end it: the organisation may send few mails a day. */
function openInvitation(world: World) {
  const { product, own } = world;
  const invitation = open.get(world) ?? invited(product, own);
  open.set(world, invitation);
  return invitation;
}

export const operators: Inputs<
  typeof operatorCalls &
    typeof operatorDeviceCalls &
    typeof ownDeviceCalls &
    typeof ownLanguageCalls &
    typeof inviteCalls &
    typeof inviteRunCalls
> = {
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
  giveRole: async ({ product, own }) => ({
    as: 'operator',
    input: { userId: (await colleagueOf(product, own)).userId, role: 'auditor' },
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
  keepInviteRows: ({ own }) => ({
    as: 'operator',
    input: {
      runId: unique('run'),
      appId: own.app.appId,
      part: 0,
      rows: [{ line: 2, email: 'x', name: 'X' }],
    },
  }),
  getPlaces: ({ own }) => ({ as: 'operator', input: { appId: own.app.appId } }),
  startInviteRun: async ({ own, who }) => {
    const run = { runId: unique('run'), appId: own.app.appId };
    await who.operator.call('POST /invite/run/stop', {}).catch(() => null);
    const rows = [{ line: 2, email: 'x', name: 'X' }];
    await who.operator.call('PUT /invite/run/rows', { ...run, part: 0, rows });
    return { as: 'operator', input: { ...run, parts: 1, rows: 1 } };
  },
  getInviteRun: () => ({ as: 'operator', input: {} }),
  getRefusedInvites: () => ({ as: 'operator', input: {} }),
  stopInviteRun: async ({ own, who }) => {
    const run = { runId: unique('run'), appId: own.app.appId };
    const rows = [{ line: 2, email: 'x', name: 'X' }];
    await who.operator.call('PUT /invite/run/rows', { ...run, part: 0, rows });
    await who.operator.call('POST /invite/run', { ...run, parts: 1, rows: 1 });
    return { as: 'operator', input: {} };
  },
  getInvites: () => ({ as: 'operator', input: {} }),
  sendMail: async (world) => ({
    as: 'operator',
    input: { inviteId: (await openInvitation(world)).inviteId, type: 'inviteUser' },
  }),
  sendInvitesAgain: async (world) => ({
    as: 'operator',
    input: { inviteIds: [(await openInvitation(world)).inviteId] },
  }),
  deleteInvites: async ({ product, own }) => ({
    as: 'operator',
    input: { inviteIds: [(await invited(product, own)).inviteId] },
  }),
  deleteInvite: async ({ product, own }) => ({
    as: 'operator',
    input: { inviteId: (await invited(product, own)).inviteId },
  }),
  verifyInvite: async (world) => ({
    as: 'visitor',
    input: { accessToken: (await openInvitation(world)).accessToken },
  }),
  addAdmin: async (world) => ({
    as: 'visitor',
    input: {
      accessToken: (await openInvitation(world)).accessToken,
      captcha: await solveCaptcha(world.who.visitor),
    },
  }),
  verifyAddAdmin: async ({ product, own }) => {
    const { accessToken } = await invited(product, own);
    const { key, options, transactionId } = await beginJoining(product, accessToken);
    return { as: 'visitor', input: { credential: key.create(options), transactionId } };
  },
  ownDevices: () => ({ as: 'operator', input: {} }),
  renameOwnDevice: async ({ own }) => {
    const { devices } = await own.call('GET /ownDevices', {});
    return { as: 'operator', input: { deviceId: devices[0]!.id, name: 'Laptop' } };
  },
  ownLanguage: () => ({ as: 'operator', input: {} }),
  chooseOwnLanguage: () => ({ as: 'operator', input: { language: 'de' } }),
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
};
