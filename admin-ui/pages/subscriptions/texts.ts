import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of subscriptions. */
export const texts = spoken('staff/pages/subscriptions', {
  tab: 'Subscriptions',
  empty: 'Nothing here yet. What organizations buy appears here.',
  state: 'State',
  all: 'All',
  columns: {
    plan: 'Plan',
    state: 'State',
    amount: 'Amount',
    period: 'Paid until',
    gateway: 'Gateway',
    createdAt: 'Since',
  },
  cancelled: 'Ends with its period',
});
