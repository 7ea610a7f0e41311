/** Where a page leads whose application, user or member does not exist. */
export const lists = {
  applications: { to: '/applications', label: 'All applications' },
  users: { to: '/user', label: 'All users' },
  team: { to: '/admin', label: 'The team' },
} as const;
