import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of payments. */
export const texts = spoken('staff/pages/payments', {
  tab: 'Payments',
  empty: 'Nothing here yet. What organizations pay appears here.',
  back: 'Back to the revenue',
  status: 'Status',
  all: 'All',
  columns: {
    paidAt: 'Date',
    organisation: 'Organization',
    plan: 'Plan',
    amount: 'Amount',
    status: 'Status',
    gateway: 'Gateway',
    paymentId: 'Payment id',
  },
  refunded: (amount: string) => `${amount} given back`,
});
