import { spoken } from '../../../web-kit/language/language.ts';
import { count } from '../../base/count.ts';

/** Texts of organisations. */
export const texts = spoken('staff/pages/organisations', {
  tab: 'Organizations',
  filter: 'Filter by name or address',
  columns: {
    name: 'Name',
    country: 'Country',
    industry: 'Industry',
    size: 'Size',
    subdomain: 'Address',
    planId: 'Plan',
    apps: 'Apps',
    team: 'Team',
    createdAt: 'Created At',
  },
  history: 'Event history',
  page: {
    back: 'Back to the organizations',
    people: 'Team',
    applications: 'Applications',
    peopleHint: 'Changing the plan, and suspending, concern the whole organization.',
    lastLogin: 'Last sign-in',
    phone: 'Phone',
    university: 'University or college',
    followUp: 'Asked for a call back',
    licence: 'License and usage',
    openLicence: 'License',
    licenceKey: 'License key',
    issued: 'Issued',
    ends: 'Ends',
    usedOf: (feature: string) => `Used of ${feature}`,
    billing: 'Subscription and payments',
    allPayments: 'All payments',
    invoices: 'Invoices',
    billingDetails: 'Billing details',
    noBillingDetails: 'Not entered',
    nothingBought: 'Nothing has been bought yet.',
    price: 'Price',
    paidUntil: 'Paid until',
    gateway: 'Gateway',
    recent: 'Newest events',
    audit: 'Audit',
  },
  deletion: {
    label: 'Delete organization',
    text: (name: string, team: number, apps: number) =>
      `${name} is deleted for good, at once and without a backup, with ${count(team, 'operator', 'operators')}, ${count(apps, 'application', 'applications')} and all their users.`,
    done: 'Organization deleted',
  },
  leaving: {
    asked: { DELETE: 'Deletion was asked for', SUSPENDED: 'Suspension was asked for' },
    by: (who: string) => `by ${who}, `,
  },
});
