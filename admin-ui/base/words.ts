/** What several parts of the staff console say alike. Prescribed texts stay word for word. */
export const words = {
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
} as const;

/** How a subscription stands, in words. */
export const states = {
  pending: 'Not paid yet',
  active: 'Active',
  past_due: 'Past due',
  unpaid: 'Unpaid',
  canceled: 'Cancelled',
} as const;
/** How a payment ended, in words. */
export const outcomes = {
  succeeded: 'Paid',
  failed: 'Failed',
  refunded: 'Given back',
  disputed: 'Disputed',
} as const;
