import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { apiVersion } from '../stripe/client.ts';

/** The objects of the public API description, of the version that the adapter names, as far as it reads them. */
type Entity = Record<string, unknown> & { id: string };
type Sub = Entity & { status: string; customer: string; ended_at: number | null; start: number; end: number };

const year = 365 * 86_400;
export const secrets = ['whsec_of_the_double_2', 'whsec_of_the_double_1'];

/** A server that answers as Stripe's API does, and can be told what payers, banks and time do. */
export async function startStripe() {
  const prices: Record<string, number> = { price_small: 5000, price_large: 20_000 };
  const sessions = new Map<string, Entity>();
  const subs = new Map<string, Sub>();
  const charges: Entity[] = [];
  const invoices: Entity[] = [];
  const customers = new Map<string, Entity>();
  const replies = new Map<string, unknown>();
  const seen: { path: string; version: string | undefined; key: string | undefined }[] = [];
  let now = 1_767_225_600;
  let made = 0;
  let down = false;
  const id = (kind: string) => `${kind}_${++made}`;
  const missing = (what: string, name: string) => ({
    status: 404,
    body: {
      error: {
        ...{ type: 'invalid_request_error', code: 'resource_missing', param: 'id' },
        message: `No such ${what}: '${name}'`,
      },
    },
  });
  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });
  const shown = ({ start, end, price, ...sub }: Sub) => ({
    ...sub,
    items: list([
      {
        ...{ id: `si_${sub.id}`, object: 'subscription_item', quantity: 1 },
        ...{ current_period_start: start, current_period_end: end },
        price: { id: price, object: 'price', currency: 'usd', unit_amount: prices[price as string] },
      },
    ]),
  });
  function charge(
    sub: Sub,
    status: 'succeeded' | 'failed',
    amount = prices[sub.price as string]!,
    start = sub.start,
  ) {
    const intent = id('pi');
    charges.unshift({
      ...{ id: id('ch'), object: 'charge', created: ++now, customer: sub.customer, status, amount },
      ...{ currency: 'usd', amount_refunded: 0, disputed: false, payment_intent: intent },
    });
    invoices.unshift({
      ...{ id: id('in'), object: 'invoice', created: now, customer: sub.customer },
      parent: { type: 'subscription_details', subscription_details: { subscription: sub.id } },
      lines: list([
        { amount: -1, period: { start, end: sub.end } },
        { amount, pricing: { price_details: { price: sub.price } }, period: { start, end: sub.end } },
      ]),
      payments: list([{ payment: { type: 'payment_intent', payment_intent: intent } }]),
    });
  }

  function answer(method: string, path: string, sent: URLSearchParams): { status: number; body: unknown } {
    const ok = (body: unknown) => ({ status: 200, body });
    const [, , kind, name, act] = path.split('/') as string[];
    if (kind === 'checkout') {
      const [, , , , sessionId, does] = path.split('/') as string[];
      if (!sessionId) {
        const session = {
          ...{ id: id('cs'), object: 'checkout.session', status: 'open', subscription: null },
          ...{ currency: 'usd', amount_total: prices[sent.get('line_items[0][price]')!] },
          price: sent.get('line_items[0][price]'),
          metadata: {
            organisationId: sent.get('subscription_data[metadata][organisationId]'),
            purchaseId: sent.get('subscription_data[metadata][purchaseId]'),
          },
        };
        const opened = { ...session, url: `https://checkout.stripe.com/c/pay/${session.id}` };
        sessions.set(session.id, opened);
        return ok(opened);
      }
      const session = sessions.get(sessionId);
      if (!session) return missing('checkout.session', sessionId);
      if (does === 'expire') session.status = 'expired';
      return ok(session);
    }
    if (kind === 'subscriptions') {
      if (!name)
        return ok(list([...subs.values()].filter((it) => it.customer === sent.get('customer')).map(shown)));
      const sub = subs.get(name);
      if (!sub) return missing('subscription', name);
      if (method === 'DELETE') Object.assign(sub, { status: 'canceled', ended_at: ++now });
      if (method === 'POST') {
        const price = sent.get('items[0][price]');
        if (price && price !== sub.price) {
          const difference = prices[price]! - prices[sub.price as string]!;
          sub.price = price;
          charge(sub, 'succeeded', difference, now);
        }
        if (sent.has('cancel_at_period_end'))
          sub.cancel_at_period_end = sent.get('cancel_at_period_end') === 'true';
        if (sent.has('default_payment_method'))
          sub.default_payment_method = sent.get('default_payment_method') || null;
      }
      return ok(shown(sub));
    }
    if (kind === 'charges') {
      const found = name ? charges.find((it) => it.id === name) : undefined;
      if (name) return found ? ok(found) : missing('charge', name);
      return ok(list(charges.filter((it) => it.customer === sent.get('customer'))));
    }
    if (kind === 'invoices') {
      const of = (it: Entity) =>
        (it.parent as { subscription_details: { subscription: string } }).subscription_details.subscription;
      return ok(list(invoices.filter((it) => of(it) === sent.get('subscription'))));
    }
    if (kind === 'customers') {
      const means = sent.get('invoice_settings[default_payment_method]');
      customers.set(name!, { id: name!, object: 'customer', means });
      return ok(customers.get(name!));
    }
    if (kind === 'billing_portal')
      return ok({ id: id('bps'), url: 'https://billing.stripe.com/p/session/1' });
    return missing(`route ${method} ${act}`, path);
  }

  const server = createServer(async (req, res) => {
    const url = new URL(req.url!, 'http://stripe');
    const header = (asked: string) => req.headers[asked] as string | undefined;
    seen.push({ path: url.pathname, version: header('stripe-version'), key: header('idempotency-key') });
    const { status, body } = await reply(req, url);
    if (status === 0) return void req.socket.destroy();
    res.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') });
    res.end(JSON.stringify(body));
  });
  async function reply(req: IncomingMessage, url: URL) {
    const body = await text(req);
    if (down) return { status: 0, body: null };
    if (req.headers.authorization !== 'Bearer sk_test_of_the_double')
      return {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_***' } },
      };
    const sent = req.method === 'GET' ? url.searchParams : new URLSearchParams(body);
    const key = req.headers['idempotency-key'] as string | undefined;
    const known = key && replies.get(`${url.pathname} ${key}`);
    if (known) return known as { status: number; body: unknown };
    const made = answer(req.method!, url.pathname, sent);
    if (key) replies.set(`${url.pathname} ${key}`, structuredClone(made));
    return made;
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const subOf = (checkoutId: string) => subs.get(sessions.get(checkoutId)!.subscription as string)!;
  const helper = new Stripe('sk_test_helper', { apiVersion });
  return {
    url,
    seen,
    subOf,
    sessions,
    customers,
    /** Changes what a price costs from now on. */
    reprices: (price: string, amount: number) => void (prices[price] = amount),
    isEnded: (checkoutId: string) => subOf(checkoutId).status === 'canceled',
    goesDown: (is: boolean) => void (down = is),
    now: () => now * 1000,
    close: () => new Promise((resolve) => server.close(resolve)),
    async pays(checkoutId: string) {
      const session = sessions.get(checkoutId)!;
      const sub: Sub = {
        ...{ id: id('sub'), object: 'subscription', customer: id('cus'), status: 'active' },
        ...{ metadata: session.metadata, price: session.price, ended_at: null, cancel_at: null },
        ...{ cancel_at_period_end: false, default_payment_method: 'pm_1', start: now, end: now + year },
      };
      subs.set(sub.id, sub);
      Object.assign(session, { status: 'complete', subscription: sub.id });
      charge(sub, 'succeeded');
    },
    async fails(checkoutId: string) {
      const sub = subOf(checkoutId);
      now = Math.max(now, sub.end);
      Object.assign(sub, { status: 'past_due', start: sub.end, end: sub.end + year });
      charge(sub, 'failed');
    },
    async givesUp(checkoutId: string) {
      const sub = subOf(checkoutId);
      charge(sub, 'failed');
      sub.status = 'unpaid';
    },
    async settles(checkoutId: string) {
      charge(subOf(checkoutId), 'succeeded');
      subOf(checkoutId).status = 'active';
    },
    async refunds() {
      Object.assign(charges.find(({ status }) => status === 'succeeded')!, { amount_refunded: 5000 });
    },
    async disputes() {
      charges.find(({ status }) => status === 'succeeded')!.disputed = true;
    },
    async cycleEnds(checkoutId: string) {
      const sub = subOf(checkoutId);
      now = Math.max(now, sub.end);
      if (sub.cancel_at_period_end) return void Object.assign(sub, { status: 'canceled', ended_at: sub.end });
      Object.assign(sub, { start: sub.end, end: sub.end + year });
      charge(sub, 'succeeded');
    },
    /** A message about a charge, which names its customer alone, signed by one of the two secrets. */
    async message(checkoutId: string, secret = secrets[0]!) {
      const { customer } = subOf(checkoutId);
      const object = charges.find((it) => it.customer === customer)!;
      const payload = JSON.stringify({
        ...{
          id: id('evt'),
          object: 'event',
          api_version: apiVersion,
          created: now,
          type: 'charge.succeeded',
        },
        data: { object },
      });
      const signature = helper.webhooks.generateTestHeaderString({ payload, secret, timestamp: now });
      const headers: Record<string, string> = { 'stripe-signature': signature };
      return { octets: Buffer.from(payload), headers };
    },
  };
}
