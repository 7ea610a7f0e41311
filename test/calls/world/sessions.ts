import type { recoveryCalls } from '../../../api/calls/operators/recovery.ts';
import type { sessionCalls } from '../../../api/calls/operators/sessions.ts';
import type { tokenCalls } from '../../../api/calls/tokens.ts';
import { adminOf, operatorOf } from '../../people/people.ts';
import { askedRecovery, beginRecovering, openedRecovery } from '../../people/recovery.ts';
import { staffKeyOf } from '../../people/staff.ts';
import { colleagueOf } from '../../people/team.ts';
import { solveCaptcha } from '../../product.ts';
import type { Inputs } from './world.ts';

export const sessions: Inputs<typeof sessionCalls & typeof tokenCalls & typeof recoveryCalls> = {
  requestRecovery: async ({ own, who }) => ({
    as: 'visitor',
    input: { email: own.email, captcha: await solveCaptcha(who.visitor) },
  }),
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
  captcha: () => ({ as: 'visitor', input: {} }),
  errorCodes: () => ({ as: 'visitor', input: {} }),
};
