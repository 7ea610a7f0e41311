import { spoken } from '../../web-kit/language/language.ts';

/** What several parts of the staff console say alike. Prescribed texts stay word for word. */
export const words = spoken('staff/base', {
  product: 'Latchkey',
  toRevenue: 'Back to the revenue',
  action: 'Action',
  admin: 'Latchkey admin',
  none: '–',
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  retry: 'Try again',
  wrong: 'Something went wrong.',
  loadFailed: 'This could not be loaded',
  loading: 'Loading…',
  readOnly: 'This cannot be changed here.',
  yes: 'Yes',
  no: 'No',

  status: { label: 'Status', active: 'Active', suspended: 'Suspended' },
  organisation: { label: 'Organization', history: 'Event history of the organization' },
});

/** How a subscription stands, in words. */
export const states = spoken('staff/base/states', {
  pending: 'Not paid yet',
  active: 'Active',
  past_due: 'Past due',
  unpaid: 'Unpaid',
  canceled: 'Cancelled',
});
/** How a payment ended, in words. */
export const outcomes = spoken('staff/base/outcomes', {
  succeeded: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  disputed: 'Disputed',
});
/** How the licence of an organisation stands, in words. */
export const stages = spoken('staff/base/stages', {
  trial: 'Trial',
  active: 'Active',
  ended: 'Ended',
  closed: 'Closed',
});
/** What is said where an organisation that wants to leave is activated again. */
export const reactivation = spoken('staff/base/reactivation', {
  due: 'Everything is erased on',
  verb: 'RE-ACTIVATE',
  title: 'Activate the organization',
  text: (name: string) => `Are you sure, you want to activate this ${name} organization?`,
  yes: 'Activate',
  done: 'The organization is active again',
});
