/** Texts of organisations. */
export const texts = {
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
    action: 'Action',
  },
  history: 'Event history',
  page: {
    back: 'Back to the organizations',
    people: 'Team',
    applications: 'Applications',
    peopleHint: 'Changing the plan, and suspending, concern the whole organization.',
    lastLogin: 'Last sign-in',
  },
} as const;
