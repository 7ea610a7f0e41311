import { spoken } from '../../web-kit/language/language.ts';

/** What several parts of the staff console say alike. Prescribed texts stay word for word. */
export const words = spoken('staff/base', {
  product: 'Latchkey',
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
  refunded: 'Given back',
  disputed: 'Disputed',
});
