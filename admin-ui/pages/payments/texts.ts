/** Texts of payments. */
export const texts = {
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
} as const;
