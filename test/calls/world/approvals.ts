import type { appCalls } from '../../../api/calls/approvals/app.ts';
import type { approvalCalls } from '../../../api/calls/approvals/approvals.ts';
import type { pushCalls } from '../../../api/calls/approvals/push.ts';
import type { transactionCalls } from '../../../api/calls/approvals/transactions.ts';
import { appKeys } from '../../clients/pushService.ts';
import { unique } from '../../people/people.ts';
import { berlin, openRequest, withPhone } from '../../people/phones.ts';
import { solveCaptcha, visit } from '../../product.ts';
import type { Inputs, World } from './world.ts';

/** A browser's subscription at a public push service. */
async function subscriptionIn({ own }: World) {
  const { p256dh, auth } = appKeys();
  const { key: serverKey } = await own.call('GET /push/key', {});
  return { endpoint: `https://push.example/${unique('app')}`, keys: { p256dh, auth }, serverKey };
}

export const approvals: Inputs<
  typeof approvalCalls & typeof transactionCalls & typeof pushCalls & typeof appCalls
> = {
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
};
