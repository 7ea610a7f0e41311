import { spoken } from '../../web-kit/language/language.ts';

/** Texts of lists, and the names of roles. */
export const texts = spoken('staff/parts', {
  list: {
    empty: 'Nothing here yet.',
    noMatch: 'Nothing matches the filter.',
    noOptions: 'No options',
    clear: 'Clear the filter',
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
});
