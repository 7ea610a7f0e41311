import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the revenue. */
export const texts = spoken('staff/pages/revenue', {
  tab: 'Revenue',
  lead: 'What organizations pay. Each number leads to its list.',
  payments: 'All payments',
  invoices: 'Invoices and credit notes',
  invoicing: 'Seller and taxes',
  states: 'Subscriptions',
  attention: 'Needs attention',
  failed: 'Failed charges in the last 30 days',
  ending: 'Cancelled, and ending within 30 days',
  income: 'Income by month',
  columns: { month: 'Month', currency: 'Currency', amount: 'Income', payments: 'Payments' },
  noIncome: 'Nothing was paid in the last twelve months.',
});
