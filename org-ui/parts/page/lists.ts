/** Where a page leads whose application, user, person or member does not exist. */
export const lists = {
  applications: { to: '/applications', label: 'All applications' },
  users: { to: '/user', label: 'All users' },
  people: { to: '/people', label: 'All people' },
  team: { to: '/admin', label: 'The team' },
} as const;
