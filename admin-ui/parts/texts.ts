/** Texts of lists, and the names of roles. */
export const texts = {
  list: {
    empty: 'Nothing here yet.',
    noMatch: 'Nothing matches the filter.',
    clear: 'Clear the filter',
    perPage: 'Rows per page:',
    of: 'of',
    moreThan: 'more than',
    more: 'Show more',
    less: 'Show less',
  },
  copied: 'Copied to clipboard',
  copyFailed: 'Error copying to clipboard',
  /** The names of roles in the audit. */
  roles: {
    admin: 'Staff',
    operator: 'Operator',
    onboarding: 'Operator',
    user: 'User',
    visitor: 'Visitor',
    system: 'System',
  },
} as const;
