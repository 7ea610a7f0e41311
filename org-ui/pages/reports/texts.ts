import { spoken } from '../../../web-kit/language/language.ts';

/** The texts of the page of insights. The requirements prescribe the names of tabs, charts and empty states. */
export const texts = spoken('pages/reports', {
  title: 'Reports',
  device: 'Device Report',
  devices: 'Devices by platform',
  users: 'Users',
  counts: { total: 'Total Users', active: 'Active Users', suspended: 'Suspend Users' },
  signIns: 'Sign-ins of the last 30 days',
  audience: {
    title: 'Audience Report',
    country: 'Country',
    visits: 'Visits',
    unknown: 'Unknown',
    none: 'Nobody has signed in yet.',
  },
  noApps: 'No Apps Created',
  noUsers: 'No Users Added',
  addUser: 'Go to the user list',
});
