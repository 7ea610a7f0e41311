/** The objects of the public API description, of the version that the adapter names, as far as it reads them. */
export type Entity = Record<string, unknown> & { id: string };
export type Sub = Entity & {
  status: string;
  customer: string;
  ended_at: number | null;
  start: number;
  end: number;
};

/** What is charged in dollars each so many months. */
type Price = { amount: number; months: number };

/** Lists as the API sends them. */
export const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });

/** All that the provider knows: prices, subscriptions, charges and invoices, at a time in seconds that a test moves on. */
export function stripeAccount() {
  let made = 0;
  const account = {
    prices: {
      price_small: { amount: 5000, months: 12 },
      price_small_offer: { amount: 4000, months: 12 },
      price_small_monthly: { amount: 5000, months: 1 },
      price_large: { amount: 20_000, months: 12 },
    } as Record<string, Price>,
    sessions: new Map<string, Entity>(),
    subs: new Map<string, Sub>(),
    charges: [] as Entity[],
    disputes: [] as Entity[],
    invoices: [] as Entity[],
    customers: new Map<string, Entity>(),
    now: 1_767_225_600,
    id: (kind: string) => `${kind}_${++made}`,
    subOf: (checkoutId: string) =>
      account.subs.get(account.sessions.get(checkoutId)!.subscription as string)!,
  };
  return account;
}
export type Account = ReturnType<typeof stripeAccount>;

/** A price as the API shows it; undefined when there is none. Years are told as years. */
export function shownPrice({ prices }: Account, id: string) {
  const price = prices[id];
  if (!price) return undefined;
  const { amount, months } = price;
  const recurring =
    months % 12
      ? { interval: 'month', interval_count: months }
      : { interval: 'year', interval_count: months / 12 };
  return {
    ...{
      id,
      object: 'price',
      active: true,
      currency: 'usd',
      unit_amount: amount,
      billing_scheme: 'per_unit',
    },
    ...{ type: 'recurring', recurring: { ...recurring, usage_type: 'licensed' } },
  };
}

/** A subscription as the API shows it. */
export const shown = (account: Account, { start, end, price, ...sub }: Sub) => ({
  ...sub,
  items: list([
    {
      ...{ id: `si_${sub.id}`, object: 'subscription_item', quantity: 1 },
      ...{ current_period_start: start, current_period_end: end },
      price: shownPrice(account, price as string),
    },
  ]),
});

/** Charges what a subscription costs, or `amount`, for the time from `start` to the end of its cycle, by an invoice. */
export function charge(
  account: Account,
  sub: Sub,
  status: 'succeeded' | 'failed',
  amount = account.prices[sub.price as string]!.amount,
  start = sub.start,
) {
  const { id, charges } = account;
  const intent = id('pi');
  charges.unshift({
    ...{ id: id('ch'), object: 'charge', created: ++account.now, customer: sub.customer, status, amount },
    ...{ currency: 'usd', amount_refunded: 0, disputed: false, payment_intent: intent },
  });
  bill(account, sub, { status: status === 'failed' ? 'open' : 'paid', intents: [intent], amount, start });
}

type Bill = { status: 'draft' | 'open' | 'paid'; intents: string[]; amount: number; start: number };
/** Makes an invoice for the time from `start` to the end of the cycle. */
export function bill(account: Account, sub: Sub, { status, intents, amount, start }: Bill) {
  account.invoices.unshift({
    ...{ id: account.id('in'), object: 'invoice', created: account.now, customer: sub.customer, status },
    parent: { type: 'subscription_details', subscription_details: { subscription: sub.id } },
    lines: list([
      { amount: -1, period: { start, end: sub.end } },
      { amount, pricing: { price_details: { price: sub.price } }, period: { start, end: sub.end } },
    ]),
    payments: list(
      intents.map((intent) => ({ payment: { type: 'payment_intent', payment_intent: intent } })),
    ),
  });
}
