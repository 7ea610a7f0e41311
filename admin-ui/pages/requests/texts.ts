import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the requests of organisations about themselves. */
export const texts = spoken('staff/pages/requests', {
  tab: 'Request Management',
  search: 'Search by company name',
  empty: 'Nothing here yet. Organizations that ask for their deletion or suspension appear here.',
  type: { label: 'Request type', DELETE: 'Delete Requests', SUSPENDED: 'Suspend Requests' },
  state: { all: 'All', open: 'Open', deleted: 'Deleted' },
  columns: {
    name: 'Company',
    industry: 'Industry',
    createdBy: 'Created By',
    requestedBy: 'Requested By',
    type: 'Request Type',
  },
  types: { DELETE: 'Delete', SUSPENDED: 'Suspend' },
  status: {
    pending: 'Pending deletion',
    backupPending: 'Backup pending',
    backupShared: 'Backup shared',
    deleted: 'Deleted',
    suspended: 'Suspended',
  },
  several: {
    activates: 'Each of these organizations becomes active again, and what it asked for is dropped.',
    activated: (count: number) => `${count} ${count === 1 ? 'organization' : 'organizations'} active again`,
  },
});
