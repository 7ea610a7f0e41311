import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of payments. */
export const texts = spoken('staff/pages/payments', {
  tab: 'Payments',
  empty: 'Nothing here yet. What organizations pay appears here.',
  status: 'Status',
  all: 'All',
  columns: {
    paidAt: 'Date',
    plan: 'Plan',
    amount: 'Amount',
    gateway: 'Gateway',
    paymentId: 'Payment id',
  },
  refunded: (amount: string) => `${amount} refunded`,
});
