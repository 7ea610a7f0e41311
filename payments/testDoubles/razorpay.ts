import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Entity = Record<string, unknown> & { id: string };
type Sub = Entity & {
  status: string;
  plan_id: string;
  current_start: number | null;
  current_end: number | null;
  notes: Record<string, string>;
  atEnd?: boolean;
};
const year = 365 * 86_400;
export const keys = { keyId: 'rzp_test_double', keySecret: 'secret_of_the_double' };
export const secrets = ['webhook_secret_2', 'webhook_secret_1'];

/** A server that answers as https://razorpay.com/docs/api (of 2026-11) says, and can be told what happens. */
export async function startRazorpay() {
  const plans: Record<string, number> = { plan_small: 5000, plan_large: 20_000 };
  const subs: Sub[] = [];
  const invoices: Entity[] = [];
  const payments: Entity[] = [];
  let now = 1_767_225_600;
  let made = 0;
  let down = false;
  const id = (kind: string) => `${kind}_${String(++made).padStart(14, '0')}`;
  const bad = (description: string) => ({
    status: 400,
    body: {
      error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'payment_initiation' },
    },
  });
  const many = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });
  function charge(
    sub: Sub,
    status: 'captured' | 'failed',
    amount = plans[sub.plan_id]!,
    start = sub.current_start!,
  ) {
    const open =
      status === 'captured' ? undefined : invoices.find((it) => it.subscription_id === sub.id && it.due);
    const invoice = open ?? {
      ...{ id: id('inv'), entity: 'invoice', subscription_id: sub.id, order_id: id('order') },
      ...{
        due: status === 'failed',
        billing_start: start,
        billing_end: start < sub.current_end! ? sub.current_end! : start + year,
      },
    };
    if (!open) invoices.unshift(invoice);
    payments.unshift({
      ...{ id: id('pay'), entity: 'payment', status, amount, currency: 'USD', created_at: ++now },
      ...{ amount_refunded: 0, invoice_id: invoice.id, order_id: invoice.order_id },
    });
  }

  function answer(method: string, path: string, query: URLSearchParams, sent: Record<string, unknown>) {
    const ok = (body: unknown) => ({ status: 200, body });
    const [, , kind, name, act] = path.split('/') as string[];
    if (kind === 'plans')
      return plans[name!] === undefined
        ? bad('The id provided does not exist')
        : ok({
            id: name,
            entity: 'plan',
            item: { id: `item_${name}`, amount: plans[name!], currency: 'USD' },
          });
    if (kind === 'subscriptions') {
      if (!name && method === 'GET')
        return ok(many(subs.filter((it) => it.plan_id === query.get('plan_id'))));
      if (!name) {
        if (plans[sent.plan_id as string] === undefined) return bad('The id provided does not exist');
        const sub: Sub = {
          ...{ id: id('sub'), entity: 'subscription', plan_id: sent.plan_id as string, status: 'created' },
          ...{ current_start: null, current_end: null, ended_at: null, quantity: 1 },
          ...{ notes: sent.notes as Record<string, string>, total_count: sent.total_count },
          customer_notify: sent.customer_notify,
          short_url: `https://rzp.io/i/${made}`,
        };
        subs.unshift(sub);
        return ok(sub);
      }
      const sub = subs.find((it) => it.id === name);
      if (!sub) return bad('The id provided does not exist');
      if (act === 'cancel') {
        if (sent.cancel_at_cycle_end) sub.atEnd = true;
        else if (sub.status === 'cancelled')
          return bad('Subscription is not cancellable in cancelled status.');
        else Object.assign(sub, { status: 'cancelled', ended_at: ++now });
      }
      if (method === 'PATCH') {
        const difference = plans[sent.plan_id as string]! - plans[sub.plan_id]!;
        sub.plan_id = sent.plan_id as string;
        charge(sub, 'captured', difference, now);
      }
      return ok(sub);
    }
    if (kind === 'invoices') {
      const found = invoices.find((it) => it.id === name);
      if (name) return found ? ok(found) : bad('The id provided does not exist');
      return ok(many(invoices.filter((it) => it.subscription_id === query.get('subscription_id'))));
    }
    if (kind === 'orders') return ok(many(payments.filter((it) => it.order_id === name)));
    const paid = payments.find((it) => it.id === name);
    return paid ? ok(paid) : bad('The id provided does not exist');
  }

  const server = createServer(async (req, res) => {
    const { status, body } = await reply(req);
    if (status === 0) return void req.socket.destroy();
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  async function reply(req: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const sent = await text(req);
    if (down) return { status: 0, body: null };
    const right = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
    if (req.headers.authorization !== right)
      return {
        status: 401,
        body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
      };
    const url = new URL(req.url!, 'http://razorpay');
    return answer(req.method!, url.pathname, url.searchParams, sent ? JSON.parse(sent) : {});
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const subOf = (checkoutId: string) => subs.find((it) => it.id === checkoutId)!;
  const paid = () => payments.find(({ status }) => status === 'captured')!;
  return {
    url,
    subs,
    /** Changes what a plan costs from now on. */
    reprices: (plan: string, amount: number) => void (plans[plan] = amount),
    isEnded: (checkoutId: string) => subOf(checkoutId).status === 'cancelled',
    goesDown: (is: boolean) => void (down = is),
    now: () => now * 1000,
    close: () => new Promise((resolve) => server.close(resolve)),
    async pays(checkoutId: string) {
      const sub = subOf(checkoutId);
      Object.assign(sub, { status: 'active', current_start: now, current_end: now + year });
      charge(sub, 'captured');
    },
    async fails(checkoutId: string) {
      const sub = subOf(checkoutId);
      now = Math.max(now, sub.current_end!);
      charge(sub, 'failed', undefined, sub.current_end!);
      sub.status = 'pending';
    },
    async givesUp(checkoutId: string) {
      charge(subOf(checkoutId), 'failed');
      subOf(checkoutId).status = 'halted';
    },
    async settles(checkoutId: string) {
      charge(subOf(checkoutId), 'captured');
      subOf(checkoutId).status = 'active';
    },
    async refunds() {
      Object.assign(paid(), { status: 'refunded', amount_refunded: 5000 });
    },
    async disputes() {
      paid().disputed = true;
    },
    async cycleEnds(checkoutId: string) {
      const sub = subOf(checkoutId);
      const end = sub.current_end!;
      now = Math.max(now, end);
      if (sub.atEnd) return void Object.assign(sub, { status: 'cancelled', ended_at: end });
      Object.assign(sub, { current_start: end, current_end: end + year });
      charge(sub, 'captured');
    },
    /** A message about a payment, signed by one of the two secrets. */
    async message(checkoutId: string, secret = secrets[0]!) {
      const bill = invoices.find((it) => it.subscription_id === checkoutId)!;
      const entity = payments.find((it) => it.invoice_id === bill.id)!;
      const body = JSON.stringify({
        ...{ entity: 'event', event: 'payment.captured', contains: ['payment'], created_at: now },
        payload: { payment: { entity } },
      });
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id('evt') };
      return { octets: Buffer.from(body), headers: headers as Record<string, string> };
    },
  };
}
