import { type Account, charge, type Sub } from './razorpayAccount.ts';
import type { Reply } from './serving.ts';

/** A request to the API: the parts of its path behind the kind of thing, its query and its body. */
type Asked = {
  method: string;
  name: string | undefined;
  act: string | undefined;
  query: URLSearchParams;
  sent: Record<string, unknown>;
};

const ok = (body: unknown): Reply => ({ status: 200, body });
const bad = (description: string): Reply => ({
  status: 400,
  body: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'payment_initiation' },
  },
});
const unknown = () => bad('The id provided does not exist');
const many = (items: unknown[]) => ok({ entity: 'collection', count: items.length, items });
const one = (found: unknown) => (found ? ok(found) : unknown());

function plans({ plans }: Account, { name }: Asked): Reply {
  const plan = plans[name!];
  if (!plan) return unknown();
  const { amount, period, interval } = plan;
  const item = { id: `item_${name}`, amount, currency: 'INR' };
  return ok({ id: name, entity: 'plan', period, interval, item });
}

function openSub({ id, plans, subs }: Account, sent: Asked['sent']): Reply {
  if (plans[sent.plan_id as string] === undefined) return unknown();
  const subId = id('sub');
  const sub: Sub = {
    ...{ id: subId, entity: 'subscription', plan_id: sent.plan_id as string, status: 'created' },
    ...{ current_start: null, current_end: null, ended_at: null, quantity: 1 },
    ...{ notes: sent.notes as Record<string, string>, total_count: sent.total_count },
    remaining_count: sent.total_count as number,
    customer_notify: sent.customer_notify,
    short_url: `https://rzp.io/i/${subId}`,
  };
  subs.unshift(sub);
  return ok(sub);
}

function cancel(account: Account, sub: Sub, atCycleEnd: unknown): Reply {
  if (atCycleEnd && account.refusesCancelling) return bad('Subscription cannot be cancelled in this cycle.');
  if (atCycleEnd) sub.atEnd = true;
  else if (sub.status === 'cancelled') return bad('Subscription is not cancellable in cancelled status.');
  else Object.assign(sub, { status: 'cancelled', ended_at: ++account.now });
  return ok(sub);
}

function subscriptions(account: Account, { method, name, act, query, sent }: Asked): Reply {
  const { plans, subs } = account;
  if (!name)
    return method === 'GET'
      ? many(subs.filter((it) => it.plan_id === query.get('plan_id')))
      : openSub(account, sent);
  const sub = subs.find((it) => it.id === name);
  if (!sub) return unknown();
  if (act === 'cancel') return cancel(account, sub, sent.cancel_at_cycle_end);
  if (method === 'PATCH') {
    const difference = plans[sent.plan_id as string]!.amount - plans[sub.plan_id]!.amount;
    sub.plan_id = sent.plan_id as string;
    charge(account, sub, 'captured', difference, account.now);
  }
  return ok(sub);
}

const invoices = ({ invoices }: Account, { name, query }: Asked): Reply =>
  name
    ? one(invoices.find((it) => it.id === name))
    : many(invoices.filter((it) => it.subscription_id === query.get('subscription_id')));
const orders = ({ payments }: Account, { name }: Asked): Reply =>
  many(payments.filter((it) => it.order_id === name));
const payments = ({ payments }: Account, { name }: Asked): Reply =>
  one(payments.find((it) => it.id === name));

const routes = { plans, subscriptions, invoices, orders, payments };

/** Answers a request as the API does, by what the account knows. */
export function answer(account: Account, method: string, url: URL, sent: Asked['sent']): Reply {
  const [, , kind = '', name, act] = url.pathname.split('/');
  const route = Object.hasOwn(routes, kind) ? routes[kind as keyof typeof routes] : undefined;
  return route ? route(account, { method, name, act, query: url.searchParams, sent }) : unknown();
}
