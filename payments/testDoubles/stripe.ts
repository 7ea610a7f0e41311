import Stripe from 'stripe';
import { apiVersion } from '../stripe/client.ts';
import { type Reply, serving } from './serving.ts';
import { type Account, bill, charge, type Sub, stripeAccount } from './stripeAccount.ts';
import { answer } from './stripeApi.ts';

const year = 365 * 86_400;
export const secrets = ['whsec_of_the_double_2', 'whsec_of_the_double_1'];

/** A server that answers as Stripe's API does, and can be told what payers, banks and time do. */
export async function startStripe() {
  const account = stripeAccount();
  const { prices, sessions, customers, subOf } = account;
  const server = await served(account);
  return {
    ...{ ...server, subOf, sessions, customers },
    /** Changes what a price costs from now on. */
    reprices: (price: string, amount: number) => void (prices[price]!.amount = amount),
    isEnded: (checkoutId: string) => subOf(checkoutId).status === 'canceled',
    now: () => account.now * 1000,
    /** Lets so many seconds pass. */
    passes(seconds: number) {
      account.now += seconds;
    },
    ...deedsIn(account),
    message: messagesOf(account),
    /** The message that a page has expired. */
    expiry: (checkoutId: string) =>
      signed(account, 'checkout.session.expired', { ...account.sessions.get(checkoutId), customer: null }),
  };
}

/** What was asked for under a key may be asked for again in the same words alone. */
const otherParameters: Reply = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
};

/** Serves the account by HTTP, under the key of the double, and answers a repeat as the first time. */
async function served(account: Account) {
  const replies = new Map<string, { sent: string; reply: Reply }>();
  const seen: { path: string; version: string | undefined; key: string | undefined }[] = [];
  const server = await serving(
    (req, url, body) => {
      const header = (asked: string) => req.headers[asked] as string | undefined;
      const key = header('idempotency-key');
      seen.push({ path: url.pathname, version: header('stripe-version'), key });
      if (req.headers.authorization !== 'Bearer sk_test_of_the_double')
        return {
          status: 401,
          body: { error: { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_***' } },
        };
      const known = key && replies.get(`${url.pathname} ${key}`);
      if (known) return known.sent === body ? known.reply : otherParameters;
      const sent = req.method === 'GET' ? url.searchParams : new URLSearchParams(body);
      const made = answer(account, req.method!, url.pathname, sent);
      if (key) replies.set(`${url.pathname} ${key}`, { sent: body, reply: structuredClone(made) });
      return made;
    },
    () => ({ 'request-id': account.id('req') }),
  );
  return { ...server, seen };
}

/** What payers, their banks and the passing of time do to an account. */
function deedsIn(account: Account) {
  return {
    async pays(checkoutId: string) {
      const session = account.sessions.get(checkoutId)!;
      const sub: Sub = {
        ...{ id: account.id('sub'), object: 'subscription', customer: account.id('cus'), status: 'active' },
        ...{ metadata: session.metadata, price: session.price, ended_at: null, cancel_at: null },
        ...{
          cancel_at_period_end: false,
          default_payment_method: 'pm_1',
          start: account.now,
          end: account.now + year,
        },
      };
      account.subs.set(sub.id, sub);
      Object.assign(session, { status: 'complete', subscription: sub.id });
      charge(account, sub, 'succeeded');
    },
    async expires(checkoutId: string) {
      account.sessions.get(checkoutId)!.status = 'expired';
    },
    async endsAtOnce(gatewayId: string) {
      Object.assign(account.subs.get(gatewayId)!, { status: 'canceled', ended_at: account.now });
    },
    /** The next period begins. Its invoice is a draft for an hour, and nothing is charged yet. */
    async beginsNext(checkoutId: string) {
      const sub = account.subOf(checkoutId);
      account.now = Math.max(account.now, sub.end);
      Object.assign(sub, { start: sub.end, end: sub.end + year });
      bill(account, sub, { status: 'draft', intents: [], amount: 5000, start: sub.start });
    },
    async fails(checkoutId: string) {
      const sub = account.subOf(checkoutId);
      account.now = Math.max(account.now, sub.end);
      Object.assign(sub, { status: 'past_due', start: sub.end, end: sub.end + year });
      charge(account, sub, 'failed');
    },
    async givesUp(checkoutId: string) {
      const sub = account.subOf(checkoutId);
      charge(account, sub, 'failed');
      sub.status = 'unpaid';
    },
    async settles(checkoutId: string) {
      charge(account, account.subOf(checkoutId), 'succeeded');
      account.subOf(checkoutId).status = 'active';
    },
    async refunds(_checkoutId: string, amount = 5000) {
      Object.assign(account.charges.find(({ status }) => status === 'succeeded')!, {
        amount_refunded: amount,
      });
    },
    async disputes(_checkoutId?: string) {
      const charge = account.charges.find(({ status }) => status === 'succeeded')!;
      charge.disputed = true;
      const { id } = charge;
      account.disputes.unshift({
        id: account.id('du'),
        object: 'dispute',
        charge: id,
        status: 'needs_response',
      });
    },
    /** The newest dispute comes to this, after which its charge still counts as one that was disputed. */
    async decides(status: Stripe.Dispute.Status) {
      account.disputes[0]!.status = status;
    },
    async cycleEnds(checkoutId: string) {
      const sub = account.subOf(checkoutId);
      account.now = Math.max(account.now, sub.end);
      if (sub.cancel_at_period_end) return void Object.assign(sub, { status: 'canceled', ended_at: sub.end });
      Object.assign(sub, { start: sub.end, end: sub.end + year });
      charge(account, sub, 'succeeded');
    },
  };
}

/** A message about something, signed by one of the two secrets. */
function signed(account: Account, type: string, object: unknown, secret = secrets[0]!) {
  const helper = new Stripe('sk_test_helper', { apiVersion });
  const payload = JSON.stringify({
    ...{ id: account.id('evt'), object: 'event', api_version: apiVersion, created: account.now, type },
    data: { object },
  });
  const signature = helper.webhooks.generateTestHeaderString({ payload, secret, timestamp: account.now });
  const headers: Record<string, string> = { 'stripe-signature': signature };
  return { octets: Buffer.from(payload), headers };
}
/** Sends a message about a charge, which names its customer alone. */
const messagesOf = (account: Account) => async (checkoutId: string, secret?: string) => {
  const { customer } = account.subOf(checkoutId);
  return signed(account, 'charge.succeeded', account.charges.find((it) => it.customer === customer)!, secret);
};
