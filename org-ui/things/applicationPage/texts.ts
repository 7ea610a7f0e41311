/** Texts of the page of one application. */
export const texts = {
  tabs: { basic: 'Basic', users: 'User List', source: 'User Source', insights: 'Insights' },
  sonic: 'SonicKYC Enabled',
  counts: { total: 'Total', active: 'Active', suspended: 'Suspended' },
  insights: {
    signIns: 'Sign-ins of the last 30 days',
    platform: 'Total Users By Platform',
    total: 'Total Users',
    active: 'Active Users',
    suspended: 'Suspended Account',
    empty: 'No Users Data Available',
    reports: 'All reports',
  },
} as const;
