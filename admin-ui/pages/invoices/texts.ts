import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of invoices and credit notes. */
export const texts = spoken('staff/pages/invoices', {
  tab: 'Invoices',
  empty: 'Nothing here yet. Each payment gets an invoice, which appears here.',
  setup: 'Seller and taxes',
  filter: 'Filter by number',
  kind: { label: 'Kind', all: 'All', invoice: 'Invoices', 'credit note': 'Credit notes' },
  columns: {
    issuedAt: 'Date',
    number: 'Number',
    gross: 'Amount',
    tax: 'Tax',
    files: 'Files',
  },
  creditFor: (number: string) => `for ${number}`,
  credited: (amount: string) => `${amount} credited`,
  replaced: 'Issued again',
  download: (number: string, kind: string) => `Download ${number} as ${kind}`,
  credit: {
    verb: 'Credit',
    title: (number: string) => `Credit ${number}`,
    text: 'A credit note takes back the invoice, or a part of it. No money is moved, and it cannot be undone.',
    amount: (currency: string) => `Amount in ${currency.toUpperCase()}`,
    hint: (left: string) => `At most ${left}, which is what is left of the invoice`,
    bad: 'Please enter an amount above 0, and at most what is left of the invoice',
    reason: 'Reason',
    reasonHint: 'The credit note shows it.',
    submit: 'Issue a credit note',
    done: 'The credit note is issued',
  },
  again: {
    verb: 'Issue again',
    title: 'Issue the invoice again',
    text: (number: string) =>
      `All of ${number} is credited. A new invoice for the same payment gets a new number, and shows the organization, the seller and the tax as they are now.`,
    done: 'The invoice is issued again',
  },
});
