/** Texts of the list of people. */
export const texts = {
  few: 'Without a second device',
  unused: 'Only device unused for 90 days',
  title: 'People',
  about:
    'A person is one in all applications, with the same login devices. Users are the access of people to one application each.',
} as const;
