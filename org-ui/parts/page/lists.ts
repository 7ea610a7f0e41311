/** Where a page leads whose application, user, person, group or member does not exist. */
export const lists = {
  applications: { to: '/applications', label: 'All applications' },
  users: { to: '/user', label: 'All users' },
  people: { to: '/people', label: 'All people' },
  groups: { to: '/groups', label: 'All groups' },
  team: { to: '/admin', label: 'The team' },
} as const;
