/** Texts of charts and insights. */
export const insights = {
  signIns: 'Sign-ins of the last 30 days',
  platform: 'Total Users By Platform',
  total: 'Total Users',
  active: 'Active Users',
  suspended: 'Suspended Account',
  empty: 'No Users Data Available',
  reports: 'All reports',
  coming: 'Loading',
} as const;
