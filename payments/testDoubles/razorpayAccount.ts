type Entity = Record<string, unknown> & { id: string };
export type Sub = Entity & {
  status: string;
  plan_id: string;
  current_start: number | null;
  current_end: number | null;
  notes: Record<string, string>;
  atEnd?: boolean;
  remaining_count: number;
};
/** What is charged in rupees each so many days, weeks, months or years. */
type Plan = { amount: number; period: string; interval: number };
export const year = 365 * 86_400;

/** All that the provider knows: plans, subscriptions, invoices and payments, at a time in seconds that a test moves on. */
export function razorpayAccount() {
  let made = 0;
  const account = {
    plans: {
      plan_small: { amount: 5000, period: 'yearly', interval: 1 },
      plan_small_offer: { amount: 4000, period: 'yearly', interval: 1 },
      plan_small_monthly: { amount: 5000, period: 'monthly', interval: 1 },
      plan_large: { amount: 20_000, period: 'monthly', interval: 12 },
    } as Record<string, Plan>,
    subs: [] as Sub[],
    invoices: [] as Entity[],
    payments: [] as Entity[],
    refusesCancelling: false,
    now: 1_767_225_600,
    id: (kind: string) => `${kind}_${String(++made).padStart(14, '0')}`,
    subOf: (checkoutId: string) => account.subs.find((it) => it.id === checkoutId)!,
  };
  return account;
}
export type Account = ReturnType<typeof razorpayAccount>;

/** Charges what a plan costs, or `amount`, by the invoice that is due or a new one, which begins at `start`. */
export function charge(
  account: Account,
  sub: Sub,
  status: 'captured' | 'failed',
  amount = account.plans[sub.plan_id]!.amount,
  start = sub.current_start!,
) {
  const { id, invoices, payments } = account;
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
    ...{ id: id('pay'), entity: 'payment', status, amount, currency: 'INR', created_at: ++account.now },
    ...{ amount_refunded: 0, invoice_id: invoice.id, order_id: invoice.order_id },
  });
}
