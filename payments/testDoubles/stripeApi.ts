import type { Reply } from './serving.ts';
import { type Account, charge, type Entity, list, type Sub, shown, shownPrice } from './stripeAccount.ts';

/** A request to the API: the parts of its path behind the version, and its form or query. */
type Asked = { method: string; parts: string[]; sent: URLSearchParams };

const ok = (body: unknown): Reply => ({ status: 200, body });
const missing = (what: string, name: string): Reply => ({
  status: 404,
  body: {
    error: {
      ...{ type: 'invalid_request_error', code: 'resource_missing', param: 'id' },
      message: `No such ${what}: '${name}'`,
    },
  },
});

function openSession(account: Account, sent: URLSearchParams): Reply {
  const { id, prices, sessions } = account;
  const price = sent.get('line_items[0][price]')!;
  if (!prices[price]) return missing('price', price);
  const session = {
    ...{ id: id('cs'), object: 'checkout.session', status: 'open', subscription: null },
    ...{ currency: 'usd', amount_total: prices[price].amount },
    price,
    metadata: {
      organisationId: sent.get('subscription_data[metadata][organisationId]'),
      purchaseId: sent.get('subscription_data[metadata][purchaseId]'),
    },
  };
  const opened = { ...session, url: `https://checkout.stripe.com/c/pay/${session.id}` };
  sessions.set(session.id, opened);
  return ok(opened);
}

function checkout(account: Account, { parts: [, , sessionId, does], sent }: Asked): Reply {
  if (!sessionId) return openSession(account, sent);
  const session = account.sessions.get(sessionId);
  if (!session) return missing('checkout.session', sessionId);
  if (does === 'expire') session.status = 'expired';
  return ok(session);
}

function changeSub(account: Account, sub: Sub, sent: URLSearchParams) {
  const price = sent.get('items[0][price]');
  if (price && price !== sub.price) {
    const difference = account.prices[price]!.amount - account.prices[sub.price as string]!.amount;
    sub.price = price;
    charge(account, sub, 'succeeded', difference, account.now);
  }
  if (sent.has('cancel_at_period_end'))
    sub.cancel_at_period_end = sent.get('cancel_at_period_end') === 'true';
  if (sent.has('default_payment_method'))
    sub.default_payment_method = sent.get('default_payment_method') || null;
}

function subscriptions(account: Account, { method, parts: [, name], sent }: Asked): Reply {
  if (!name) {
    const all = [...account.subs.values()].filter((it) => it.customer === sent.get('customer'));
    return ok(list(all.map((sub) => shown(account, sub))));
  }
  const sub = account.subs.get(name);
  if (!sub) return missing('subscription', name);
  if (method === 'DELETE') Object.assign(sub, { status: 'canceled', ended_at: ++account.now });
  if (method === 'POST') changeSub(account, sub, sent);
  return ok(shown(account, sub));
}

function prices(account: Account, { parts: [, name = ''] }: Asked): Reply {
  const found = shownPrice(account, name);
  return found ? ok(found) : missing('price', name);
}

function charges({ charges }: Account, { parts: [, name], sent }: Asked): Reply {
  if (!name) return ok(list(charges.filter((it) => it.customer === sent.get('customer'))));
  const found = charges.find((it) => it.id === name);
  return found ? ok(found) : missing('charge', name);
}

const disputes = ({ disputes }: Account, { sent }: Asked): Reply =>
  ok(list(disputes.filter((it) => it.charge === sent.get('charge'))));

function invoices({ invoices }: Account, { sent }: Asked): Reply {
  const of = (it: Entity) =>
    (it.parent as { subscription_details: { subscription: string } }).subscription_details.subscription;
  return ok(list(invoices.filter((it) => of(it) === sent.get('subscription'))));
}

function customers({ customers }: Account, { parts: [, name], sent }: Asked): Reply {
  const means = sent.get('invoice_settings[default_payment_method]');
  customers.set(name!, { id: name!, object: 'customer', means });
  return ok(customers.get(name!));
}

const portal = ({ id }: Account): Reply =>
  ok({ id: id('bps'), url: 'https://billing.stripe.com/p/session/1' });

const routes = {
  checkout,
  subscriptions,
  prices,
  charges,
  disputes,
  invoices,
  customers,
  billing_portal: portal,
};

/** Answers a request as the API does, by what the account knows. */
export function answer(account: Account, method: string, path: string, sent: URLSearchParams): Reply {
  const parts = path.split('/').slice(2);
  const [kind = '', , act] = parts;
  const route = Object.hasOwn(routes, kind) ? routes[kind as keyof typeof routes] : undefined;
  return route ? route(account, { method, parts, sent }) : missing(`route ${method} ${act}`, path);
}
