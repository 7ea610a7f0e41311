import { createHmac } from 'node:crypto';
import { type Account, charge, razorpayAccount, year } from './razorpayAccount.ts';
import { answer } from './razorpayApi.ts';
import { serving } from './serving.ts';

export const keys = { keyId: 'rzp_test_double', keySecret: 'secret_of_the_double' };
export const secrets = ['webhook_secret_2', 'webhook_secret_1'];

/** A server that answers as https://razorpay.com/docs/api (of 2026-11) says, and can be told what happens. */
export async function startRazorpay() {
  const account = razorpayAccount();
  const { plans, subs, subOf } = account;
  const right = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
  const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' };
  const server = await serving((req, url, sent) =>
    req.headers.authorization === right
      ? answer(account, req.method!, url, sent ? JSON.parse(sent) : {})
      : { status: 401, body: { error } },
  );
  return {
    ...server,
    subs,
    /** Changes what a plan costs from now on. */
    reprices: (plan: string, amount: number) => void (plans[plan]!.amount = amount),
    isEnded: (checkoutId: string) => subOf(checkoutId).status === 'cancelled',
    now: () => account.now * 1000,
    /** Lets so many seconds pass. */
    passes(seconds: number) {
      account.now += seconds;
    },
    /** Refuses, from now on or no longer, to end a subscription with its cycle. */
    refusesCancelling: (refuses: boolean) => void (account.refusesCancelling = refuses),
    ...deedsIn(account),
    message: messagesOf(account),
  };
}

/** What payers, their banks and the passing of time do to an account. */
function deedsIn(account: Account) {
  const paid = () => account.payments.find(({ status }) => status === 'captured')!;
  return {
    async pays(checkoutId: string) {
      const sub = account.subOf(checkoutId);
      Object.assign(sub, { status: 'active', current_start: account.now, current_end: account.now + year });
      sub.remaining_count--;
      charge(account, sub, 'captured');
    },
    async expires(checkoutId: string) {
      account.subOf(checkoutId).status = 'expired';
    },
    async endsAtOnce(gatewayId: string) {
      Object.assign(account.subOf(gatewayId), { status: 'cancelled', ended_at: account.now });
    },
    async fails(checkoutId: string) {
      const sub = account.subOf(checkoutId);
      account.now = Math.max(account.now, sub.current_end!);
      charge(account, sub, 'failed', undefined, sub.current_end!);
      sub.status = 'pending';
    },
    async givesUp(checkoutId: string) {
      charge(account, account.subOf(checkoutId), 'failed');
      account.subOf(checkoutId).status = 'halted';
    },
    async settles(checkoutId: string) {
      charge(account, account.subOf(checkoutId), 'captured');
      account.subOf(checkoutId).status = 'active';
    },
    async refunds(_checkoutId: string, amount = 5000) {
      // A payment of which a part was paid back is captured still.
      const status = amount < 5000 ? 'captured' : 'refunded';
      Object.assign(paid(), { status, amount_refunded: amount });
    },
    async disputes(_checkoutId?: string) {
      paid().disputed = true;
    },
    async cycleEnds(checkoutId: string) {
      const sub = account.subOf(checkoutId);
      const end = sub.current_end!;
      account.now = Math.max(account.now, end);
      if (sub.atEnd) return void Object.assign(sub, { status: 'cancelled', ended_at: end });
      if (!sub.remaining_count) return void Object.assign(sub, { status: 'completed', ended_at: end });
      sub.remaining_count--;
      Object.assign(sub, { current_start: end, current_end: end + year });
      charge(account, sub, 'captured');
    },
  };
}

/** Sends a message about a payment, signed by one of the two secrets. */
const messagesOf =
  (account: Account) =>
  async (checkoutId: string, secret = secrets[0]!) => {
    const { id, invoices, payments, now } = account;
    const bill = invoices.find((it) => it.subscription_id === checkoutId)!;
    const entity = payments.find((it) => it.invoice_id === bill.id)!;
    const body = JSON.stringify({
      ...{ entity: 'event', event: 'payment.captured', contains: ['payment'], created_at: now },
      payload: { payment: { entity } },
    });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id('evt') };
    return { octets: Buffer.from(body), headers: headers as Record<string, string> };
  };
