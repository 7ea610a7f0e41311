/** Texts of the audit reports. */
export const audit = {
  title: 'Operator Audit Report',
  of: (member: string) => `What ${member} did, and what was refused.`,
  team: 'What the whole team did, and what was refused.',
  ofTeam: 'Audit of the team',
  member: 'Member',
  open: (member: string) => `Audit of ${member}`,
  button: 'Audit',
  columns: {
    appName: 'App Name',
    action: 'Action',
    category: 'Category',
    method: 'Method',
    fromIP: 'IP',
    statusCode: 'Status Code',
    status: 'Status',
    responseTime: 'ResponseTime',
    createdAt: 'Action On',
  },
  ms: (milliseconds: number) => `${milliseconds} ms`,
  filter: 'Filter Audit by Type',
  all: 'All',
  value: 'Value',
  start: 'Start Date',
  end: 'End Date',
  empty: 'No audit records in this period.',
  failed: 'The audit could not be loaded',
} as const;

export const userAudit = {
  title: 'User Audit Report',
  back: 'Back to the users',
  details: 'Request and response',
  detailsOf: (action: string, at: string) => `${action}, ${at}`,
  request: 'Request Data',
  response: 'Response Data',
  nothing: 'Nothing was sent.',
} as const;
