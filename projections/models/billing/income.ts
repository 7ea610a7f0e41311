import { z } from 'zod';
import { PaymentRecorded, type paymentStatuses } from '../../../domain/subscription/events.ts';
import { type Recorded, readModel } from '../../kit.ts';

type Paid = { status: (typeof paymentStatuses)[number]; refunded: number };
/** What a payment adds to the income, in the smallest unit of its currency. */
const earned = (amount: number, payment: Paid | null) => {
  const isPaid = payment?.status === 'succeeded' || payment?.status === 'refunded';
  return isPaid ? { amount: amount - payment.refunded, payments: 1 } : { amount: 0, payments: 0 };
};
const monthOf = ({ data }: Recorded<{ paidAt: string }>) => data.paidAt.slice(0, 7);
const keyOf = (event: Recorded<{ paidAt: string; currency: string }>) =>
  `${monthOf(event)} ${event.data.currency}`;

/** What all organisations paid by month (UTC) and currency, without what was paid back or is disputed. */
export const income = readModel(
  'income',
  z.object({
    id: z.string(),
    /** Such as `2026-05`. */
    month: z.string(),
    currency: z.string(),
    /** In the smallest unit. */
    amount: z.number().int(),
    payments: z.number().int(),
  }),
  { sort: ['month'] },
).starts(
  PaymentRecorded,
  (event, row) => {
    const { currency, amount, was } = event.data;
    const [now, before] = [earned(amount, event.data), earned(amount, was)];
    return {
      ...{ id: keyOf(event), month: monthOf(event), currency },
      amount: (row?.amount ?? 0) + now.amount - before.amount,
      payments: (row?.payments ?? 0) + now.payments - before.payments,
    };
  },
  keyOf,
);
